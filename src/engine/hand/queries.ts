import { sum, type Chips, type SeatIndex } from '../../shared/chips.ts';
import { at, invariant } from '../../shared/invariant.ts';
import type { Game, Street } from '../games/game.ts';
import { gameOf } from '../games/index.ts';
import { splitPots, uncalledBet, type Pot } from '../pots.ts';
import { rakeFor, shareRake } from '../rake.ts';
import type { Hand, HandPlayer } from './hand.ts';

// Questions about a hand that other layers ask too. None of them changes anything.

export function gameOfHand(hand: Hand): Game {
  return gameOf(hand.setup.gameId);
}

/** The street the hand is on; throws before the first. */
export function streetOf(hand: Hand): Street {
  return at(gameOfHand(hand).streets, hand.street);
}

export function isLastStreet(hand: Hand): boolean {
  return hand.street === gameOfHand(hand).streets.length - 1;
}

/** The player's place in the hand's list, counted clockwise from the left of the button; -1: not in the hand. */
export function indexOfSeat(hand: Hand, seat: SeatIndex): number {
  const { players } = hand;
  for (let index = 0; index < players.length; index++) {
    if (players[index]?.seat === seat) return index;
  }
  return -1;
}

/** The player in a seat, or null where nobody there was dealt in. */
export function playerAt(hand: Hand, seat: SeatIndex): HandPlayer | null {
  return hand.players[indexOfSeat(hand, seat)] ?? null;
}

/** The player in a seat that must be in the hand. */
export function playerIn(hand: Hand, seat: SeatIndex): HandPlayer {
  return at(hand.players, indexOfSeat(hand, seat));
}

/** The seats that have not folded, clockwise from the left of the button. */
export function liveSeats(hand: Hand): readonly SeatIndex[] {
  return hand.players.filter((player) => !player.folded).map((player) => player.seat);
}

export function liveCount(hand: Hand): number {
  let count = 0;
  for (const player of hand.players) if (!player.folded) count += 1;
  return count;
}

/** In the hand with nothing left to bet. Means nothing once the pots have been awarded. */
export function isAllIn(player: HandPlayer): boolean {
  return !player.folded && player.stack === 0;
}

/** All chips in the pots and in front of the players, before rake. */
export function potTotal(hand: Hand): Chips {
  let total = 0;
  for (const player of hand.players) total += player.bet + player.collected + player.dead;
  return total;
}

/** All chips the hand holds now: stacks, bets and what the pots have not yet paid. Taken rake is gone. */
export function chipsInHand(hand: Hand): Chips {
  return hand.progress.chips - hand.rake;
}

/**
 * All chips in the middle and in front of the players as they would be split now, before rake: for
 * showing. The order is that of the awards, main pot first; empty before the first forced bet.
 */
export function potsInPlay(hand: Hand): readonly Pot[] {
  const collected = hand.phase === 'showdown' || hand.phase === 'complete';
  return collected ? hand.pots : splitPots(hand.players);
}

/**
 * The rake that would be taken if the pots were awarded now, in all and for each of
 * {@link potsInPlay}: the pot on the table is shown net of it (docs/rules.md §4 «display»). A bet
 * that nobody has called yet is not raked.
 */
export function rakeNow(hand: Hand): { readonly total: Chips; readonly byPot: readonly Chips[] } {
  if (hand.rakeByPot.length > 0) return { total: hand.rake, byPot: hand.rakeByPot };
  const pots = potsInPlay(hand);
  const total = isRaked(hand) && !hand.voided ? rakeOf(hand, sum(pots.map((pot) => pot.amount))) : 0;
  if (total === 0) return { total, byPot: pots.map(() => 0) };
  return { total, byPot: shareRake(total, pots, hand.setup.chipUnit) };
}

function rakeOf(hand: Hand, inPots: Chips): Chips {
  const { rake, players, bigBet, chipUnit } = hand.setup;
  const pot = inPots - (uncalledBet(hand.players)?.amount ?? 0);
  return rakeFor(rake, { pot, dealtIn: players.length, level: bigBet, chipUnit });
}

/** «No flop, no drop»: whether the street has been dealt from which on the game is raked. */
function isRaked(hand: Hand): boolean {
  if (hand.setup.rake.type === 'none') return false;
  const { streets, rakedFrom } = gameOfHand(hand);
  return hand.street >= streets.findIndex((street) => street.name === rakedFrom);
}

/**
 * Whether a seat may show cards or throw them away now that the hand has ended (docs/rules.md §3):
 * losers of a showdown who were not made to show; after a hand that ended by a fold its winner and
 * the player who folded last. A voided hand shows nothing.
 */
export function canShow(hand: Hand, seat: SeatIndex): boolean {
  const player = playerAt(hand, seat);
  if (player === null || hand.phase !== 'complete' || hand.voided || player.mucked) return false;
  if (!hidesCards(player)) return false;
  if (!player.folded) return true;
  const last = hand.acts.at(-1);
  return liveCount(hand) === 1 && last?.type === 'folded' && last.seat === seat;
}

/** The positions in a player's hand that others cannot see. */
export function hiddenPositions(player: HandPlayer): readonly number[] {
  const positions: number[] = [];
  player.hole.forEach((held, position) => {
    if (!held.up && !held.shown) positions.push(position);
  });
  return positions;
}

/** Whether others cannot see all of a player's hand. */
export function hidesCards(player: HandPlayer): boolean {
  return player.hole.some((held) => !held.up && !held.shown);
}

/** Every player's stack once the hand is over. */
export function stacksAfter(hand: Hand): readonly { readonly seat: SeatIndex; readonly stack: Chips }[] {
  invariant(hand.phase === 'complete', 'the hand is not over');
  return hand.players.map(({ seat, stack }) => ({ seat, stack }));
}

/** What a hand that is over brought the player in a seat, or cost them. */
export function netAfter(hand: Hand, seat: SeatIndex): Chips {
  invariant(hand.phase === 'complete', 'the hand is not over');
  return playerIn(hand, seat).stack - at(hand.setup.players, indexOfSeat(hand, seat)).stack;
}
