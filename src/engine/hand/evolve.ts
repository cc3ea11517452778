import { at, invariant } from '../../shared/invariant.ts';
import { sum } from '../../shared/chips.ts';
import { acted, antePosted, betsCollected, blindPosted, uncalledBetReturned } from './evolve-betting.ts';
import { cardsDealt, discarded, discardsReused, streetOpened } from './evolve-dealing.ts';
import type { Hand, HandPlayer } from './hand.ts';
import type { HandEvent } from './protocol.ts';
import { indexOfSeat, potTotal } from './queries.ts';
import { firstState } from './start.ts';

type Of<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/**
 * The state after an event: the only code that builds one. Folding a hand's events from null gives
 * its state. Throws where an event does not fit, or chips would be made, lost or split: a broken
 * promise of the code, never a player's doing.
 */
export function evolve(hand: Hand | null, event: HandEvent): Hand {
  if (event.type === 'handStarted') {
    invariant(hand === null, 'a hand starts once');
    return firstState(event.setup);
  }
  invariant(hand !== null, 'a hand starts first');
  const next = apply(hand, event);
  checkChips(next);
  return next;
}

function apply(hand: Hand, event: Exclude<HandEvent, { type: 'handStarted' }>): Hand {
  switch (event.type) {
    case 'antePosted':
      return antePosted(hand, event);
    case 'blindPosted':
      return blindPosted(hand, event);
    case 'streetOpened':
      return streetOpened(hand, event);
    case 'cardsDealt':
      return cardsDealt(hand, event);
    case 'discardsReused':
      return discardsReused(hand, event);
    case 'broughtIn':
    case 'folded':
    case 'checked':
    case 'called':
    case 'betMade':
    case 'raised':
      return acted(hand, event);
    case 'discarded':
      return discarded(hand, event);
    case 'uncalledBetReturned':
      return uncalledBetReturned(hand, event);
    case 'betsCollected':
      return betsCollected(hand, event);
    case 'cardsShown':
      return cardsShown(hand, event);
    case 'mucked':
      return withPlayer(hand, event.seat, (player) => ({ ...player, mucked: true }));
    case 'rakeTaken':
      return rakeTaken(hand, event);
    case 'potAwarded':
      return potAwarded(hand, event);
    case 'handEnded':
      return handEnded(hand);
    case 'handVoided':
      return handVoided(hand);
  }
}

function cardsShown(hand: Hand, { seat, positions }: Of<'cardsShown'>): Hand {
  return withPlayer(hand, seat, (player) => ({
    ...player,
    hole: player.hole.map((held, position) =>
      positions.includes(position) ? { ...held, shown: true } : held,
    ),
  }));
}

function rakeTaken(hand: Hand, { total, byPot }: Of<'rakeTaken'>): Hand {
  invariant(byPot.length === hand.pots.length && sum(byPot) === total, 'the rake is shared by the pots');
  for (const [index, pot] of hand.pots.entries()) {
    invariant(at(byPot, index) >= 0 && at(byPot, index) <= pot.amount, 'a pot pays no more than it has');
  }
  return { ...hand, rake: total, rakeByPot: byPot };
}

function potAwarded(hand: Hand, event: Of<'potAwarded'>): Hand {
  let { players } = hand;
  for (const { seat, amount } of event.shares) {
    const place = indexOfSeat(hand, seat);
    const player = at(players, place);
    players = players.with(place, { ...player, stack: player.stack + amount });
  }
  return { ...hand, players, awards: [...hand.awards, event] };
}

function handEnded(hand: Hand): Hand {
  invariant(potTotal(hand) === chipsPaid(hand) + hand.rake, 'every chip of the pots is paid');
  return { ...hand, phase: 'complete' };
}

/** Every chip goes back to where it was when the hand began. */
function handVoided(hand: Hand): Hand {
  invariant(hand.phase !== 'complete', 'a hand that is over stands');
  const players = hand.players.map((player, place) => ({
    ...player,
    stack: at(hand.setup.players, place).stack,
    bet: 0,
    collected: 0,
    dead: 0,
  }));
  const settled = { pots: [], rake: 0, rakeByPot: [], awards: [], highestBet: 0 };
  return { ...hand, ...settled, players, phase: 'complete', actionOn: null, voided: true };
}

function withPlayer(hand: Hand, seat: number, change: (player: HandPlayer) => HandPlayer): Hand {
  const place = indexOfSeat(hand, seat);
  return { ...hand, players: hand.players.with(place, change(at(hand.players, place))) };
}

/** No event makes, loses or splits a chip, in production too. */
function checkChips(hand: Hand): void {
  let chips = 0;
  for (const { stack, bet, collected, dead } of hand.players) {
    invariant(stack >= 0 && bet >= 0 && stack % 1 === 0, 'a stack is a whole number of chips');
    chips += stack + bet + collected + dead;
  }
  invariant(chips - chipsPaid(hand) === hand.progress.chips, 'chips are neither made nor lost');
}

function chipsPaid(hand: Hand): number {
  let paid = 0;
  for (const { shares } of hand.awards) for (const { amount } of shares) paid += amount;
  return paid;
}
