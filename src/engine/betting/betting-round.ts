import { at } from '../../shared/invariant.ts';
import type { Chips } from '../../shared/chips.ts';
import { rankOf, type Card } from '../card.ts';
import type { Hand, HandPlayer } from '../hand/hand.ts';
import { gameOfHand, indexOfSeat, streetOf } from '../hand/queries.ts';

// Who speaks, and when a round is over. Places are positions in `hand.players`, which runs clockwise
// from the left of the button.

/** What decides whose turn it is. */
type Round = Pick<Hand, 'players' | 'highestBet'>;

/** How many live players have chips to bet with. */
export function bettorCount(hand: Round): number {
  let count = 0;
  for (const player of hand.players) if (!player.folded && player.stack > 0) count += 1;
  return count;
}

/** The next place clockwise after `from` (-1: from the first) that still has to act, or null: the betting round is over. */
export function nextToAct(hand: Round, from: number): number | null {
  const { players } = hand;
  const bettors = bettorCount(hand);
  if (bettors === 0) return null;
  for (let step = 1; step <= players.length; step++) {
    const place = (from + players.length + step) % players.length;
    if (mustAct(hand, at(players, place), bettors)) return place;
  }
  return null;
}

/**
 * Whether a player is asked at all: they have not acted yet, or have less in than the price. The last
 * one with chips left is asked only where an opponent really has more in: against a short blind the
 * price stays the full blind, but there is nothing to win by paying it.
 */
function mustAct(hand: Round, player: HandPlayer, bettors: number): boolean {
  if (player.folded || player.stack === 0) return false;
  const owes = player.bet < hand.highestBet;
  if (bettors > 1) return owes || player.matched === null;
  return owes && player.bet < largestOtherBet(hand, player);
}

function largestOtherBet(hand: Round, player: HandPlayer): Chips {
  let largest = 0;
  for (const other of hand.players) if (other !== player && other.bet > largest) largest = other.bet;
  return largest;
}

/** The place from which a street's betting starts, whether or not that player has chips (docs/rules.md §2). */
export function openingPlace(hand: Hand): number {
  switch (streetOf(hand).opener) {
    case 'after-posts':
      return placeAfterPosts(hand);
    case 'left-of-button':
      return 0;
    case 'bring-in':
      return bringInPlace(hand);
    case 'best-showing':
      return bestShowingPlace(hand);
  }
}

function placeAfterPosts(hand: Hand): number {
  const last = hand.setup.posts.findLast((post) => post.kind !== 'post' && post.kind !== 'dead');
  return last === undefined ? 0 : (indexOfSeat(hand, last.seat) + 1) % hand.players.length;
}

/** The worst card showing brings it in; equal ranks by suit: the lowest one, in a low game the highest. */
function bringInPlace(hand: Hand): number {
  const ranking = at(gameOfHand(hand).rankings, 0);
  const suitWeight = ranking.half === 'low' ? -1 : 1;
  let [worst, worstPlace] = [Number.POSITIVE_INFINITY, 0];
  for (const [place, player] of hand.players.entries()) {
    if (player.folded) continue;
    const cards = upCards(player);
    const showing = ranking.showing(cards) + (suitWeight * ((cards[0] ?? 0) & 3)) / 4;
    if (showing < worst) [worst, worstPlace] = [showing, place];
  }
  return worstPlace;
}

/** The best hand showing, all-in hands included; among equal ones the first from the left of the button. */
function bestShowingPlace(hand: Hand): number {
  const ranking = at(gameOfHand(hand).rankings, 0);
  let [best, bestPlace] = [Number.NEGATIVE_INFINITY, 0];
  for (const [place, player] of hand.players.entries()) {
    if (player.folded) continue;
    const showing = ranking.showing(upCards(player));
    if (showing > best) [best, bestPlace] = [showing, place];
  }
  return bestPlace;
}

export function upCards(player: HandPlayer): readonly Card[] {
  return player.hole.filter((held) => held.up).map((held) => held.card);
}

/** Whether a live player shows a pair (stud, fourth street). */
export function openPairShowing(hand: Hand): boolean {
  return hand.players.some((player) => {
    if (player.folded) return false;
    const ranks = upCards(player).map(rankOf);
    return new Set(ranks).size < ranks.length;
  });
}
