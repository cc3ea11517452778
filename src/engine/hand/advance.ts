import { at, invariant } from '../../shared/invariant.ts';
import type { SeatIndex } from '../../shared/chips.ts';
import type { Card } from '../card.ts';
import type { Street } from '../games/game.ts';
import { splitPots, uncalledBet } from '../pots.ts';
import type { Hand } from './hand.ts';
import type { HandEvent } from './protocol.ts';
import { gameOfHand, hiddenPositions, liveCount, playerIn, potTotal, rakeNow, streetOf } from './queries.ts';
import { nextAward, nextToShow } from './showdown.ts';

/**
 * The dealer's next single move, or null where a player has to act or the hand is over. Apply it with
 * `evolve` and ask again.
 */
export function advance(hand: Hand): HandEvent | null {
  if (hand.actionOn !== null) return null;
  switch (hand.phase) {
    case 'posting':
      return nextForcedBet(hand) ?? openStreet(hand);
    case 'dealing':
      return nextDeal(hand) ?? nextOpenHand(hand) ?? openStreet(hand);
    case 'betting':
      return closeBetting(hand);
    case 'drawing':
      return dealDrawnCards(hand);
    case 'showdown':
      return showAndAward(hand);
    case 'complete':
      return null;
  }
}

/** Antes first, then the posts in their order; a player without chips posts nothing. */
function nextForcedBet(hand: Hand): HandEvent | null {
  const { setup, players, progress } = hand;
  for (let step = progress.cursor; step < players.length; step++) {
    const { seat, stack } = at(players, step);
    const amount = Math.min(setup.ante, stack);
    if (amount > 0) return { type: 'antePosted', seat, amount };
  }
  const firstPost = Math.max(progress.cursor - players.length, 0);
  for (let step = firstPost; step < setup.posts.length; step++) {
    const post = at(setup.posts, step);
    const { stack } = playerIn(hand, post.seat);
    const live = Math.min(post.live, stack);
    const dead = Math.min(post.dead, stack - live);
    if (live + dead > 0) return { type: 'blindPosted', seat: post.seat, kind: post.kind, live, dead };
  }
  return null;
}

function openStreet(hand: Hand): HandEvent {
  const street = at(gameOfHand(hand).streets, hand.street + 1);
  const burned = street.burn ? 1 : 0;
  const left = hand.setup.deck.length - hand.progress.dealt;
  // Stud: one card for all where there are fewer left than players (docs/rules.md §2 «stud»).
  const shared = street.hole.length * liveCount(hand) > left ? street.hole.length : 0;
  const from = hand.progress.dealt + burned;
  return {
    type: 'streetOpened',
    street: street.name,
    burned,
    board: hand.setup.deck.slice(from, from + street.board + shared),
  };
}

/** The cards of the next live player on this street. */
function nextDeal(hand: Hand): HandEvent | null {
  const { players, progress } = hand;
  for (let place = progress.cursor; place < players.length; place++) {
    const player = at(players, place);
    if (!player.folded) return dealTo(hand, player.seat, streetOf(hand));
  }
  return null;
}

function dealTo(hand: Hand, seat: SeatIndex, street: Street): HandEvent {
  const { dealt } = hand.progress;
  const cards = street.hole.map((way, index) => ({
    card: at(hand.setup.deck, dealt + index),
    up: way === 'up',
  }));
  return { type: 'cardsDealt', seat, cards };
}

/** With no more betting and no more draws to come, the live hands are opened one after the other. */
function nextOpenHand(hand: Hand): HandEvent | null {
  if (!hand.progress.runOut) return null;
  const { streets } = gameOfHand(hand);
  for (let street = hand.street + 1; street < streets.length; street++) {
    if (streets[street]?.draw === true) return null;
  }
  return openHand(hand, 'all-in');
}

function openHand(hand: Hand, why: 'all-in' | 'showdown'): HandEvent | null {
  const seat = nextToShow(hand);
  if (seat === null) return null;
  const player = playerIn(hand, seat);
  const positions = hiddenPositions(player);
  const cards = positions.map((position) => at(player.hole, position).card);
  return { type: 'cardsShown', seat, positions, cards, why };
}

/** The betting of the street is over: what nobody called goes back, the rest becomes pots. */
function closeBetting(hand: Hand): HandEvent {
  const uncalled = uncalledBet(hand.players);
  if (uncalled !== null) return { type: 'uncalledBetReturned', ...uncalled };
  return { type: 'betsCollected', pots: splitPots(hand.players) };
}

/** The player at the cursor has discarded and gets as many cards: of the deck, then of the discards. */
function dealDrawnCards(hand: Hand): HandEvent {
  const { setup, progress } = hand;
  const player = at(hand.players, progress.cursor);
  const count = player.draws.at(-1) ?? 0;
  const ofDeck = setup.deck.slice(progress.dealt, progress.dealt + count);
  const missing = count - ofDeck.length - progress.reused.length;
  if (missing > 0) return { type: 'discardsReused', cards: reusable(hand, player.seat, missing) };
  const cards = [...ofDeck, ...progress.reused].map((card) => ({ card, up: false }));
  return { type: 'cardsDealt', seat: player.seat, cards };
}

/** The first discards, in the order fixed before the hand, that were not the drawing player's own. */
function reusable(hand: Hand, seat: SeatIndex, count: number): readonly Card[] {
  const others = new Set(
    hand.progress.discards.filter((discard) => discard.seat !== seat).map((discard) => discard.card),
  );
  const cards = hand.setup.redeal.filter((card) => others.has(card)).slice(0, count);
  invariant(cards.length === count, 'there are cards enough for every draw');
  return cards;
}

function showAndAward(hand: Hand): HandEvent {
  const contested = liveCount(hand) > 1;
  if (contested && hand.awards.length === 0 && hand.rakeByPot.length === 0) {
    const shown = openHand(hand, hand.progress.runOut ? 'all-in' : 'showdown');
    if (shown !== null) return shown;
  }
  if (hand.awards.length === 0 && hand.rakeByPot.length === 0) {
    const { total, byPot } = rakeNow(hand);
    if (total > 0) return { type: 'rakeTaken', total, byPot };
  }
  if (paidOut(hand) < potTotal(hand)) return nextAward(hand);
  return { type: 'handEnded' };
}

/** What has left the pots: shares and rake. */
function paidOut(hand: Hand): number {
  let paid = hand.rake;
  for (const { shares } of hand.awards) for (const share of shares) paid += share.amount;
  return paid;
}
