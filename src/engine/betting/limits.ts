import { at } from '../../shared/invariant.ts';
import type { Chips } from '../../shared/chips.ts';
import type { Street } from '../games/game.ts';
import type { HandDraft } from '../hand/draft.ts';
import type { Hand, HandPlayer } from '../hand/hand.ts';
import type { HandSetup } from '../hand/protocol.ts';
import { liveCount, potTotal, streetOf } from '../hand/queries.ts';
import { openPairShowing } from './betting-round.ts';
import type { AmountRange } from './legal-actions.ts';

/** One bet and three raises (docs/rules.md §2 «fixed limit cap»). */
const BETS_PER_STREET = 4;

/** The fixed bet of a street; in no-limit and pot-limit the big blind, whatever the street. */
export function betSizeOf(setup: HandSetup, street: Street): Chips {
  return street.betSize === 'small' ? setup.smallBet : setup.bigBet;
}

/** The totals a player may bet or raise to, as the limit has it and the stack allows it. */
export function amountRange(hand: Hand, player: HandPlayer): AmountRange {
  const allIn = player.bet + player.stack;
  switch (hand.setup.limit) {
    case 'no-limit':
      return { minTo: Math.min(minimumTo(hand), allIn), maxTo: allIn, sizes: null };
    case 'pot-limit': {
      const minTo = minimumTo(hand);
      const maxTo = Math.max(minTo, potLimitTo(hand, player));
      return { minTo: Math.min(minTo, allIn), maxTo: Math.min(maxTo, allIn), sizes: null };
    }
    case 'fixed-limit': {
      const sizes = fixedSizes(hand, allIn);
      return { minTo: at(sizes, 0), maxTo: at(sizes, sizes.length - 1), sizes };
    }
  }
}

/** A raise must add the last full bet or raise; short all-ins do not change its size. */
function minimumTo(hand: Hand): Chips {
  return hand.highestBet + hand.lastFullRaise;
}

/** The current bet, the pot and what the player owes: gross of rake, dead chips included. */
function potLimitTo(hand: Hand, player: HandPlayer): Chips {
  return hand.highestBet + potTotal(hand) + (hand.highestBet - player.bet);
}

/** The full bets a player may make now, cut to the stack: one size, or two over an open pair. */
function fixedSizes(hand: Hand, allIn: Chips): readonly Chips[] {
  const { fullBet } = hand.progress;
  const small = Math.min(fullBet + hand.lastFullRaise, allIn);
  if (hand.lastFullRaise === hand.setup.bigBet || !streetOf(hand).openPairBet) return [small];
  if (!openPairShowing(hand)) return [small];
  const big = Math.min(fullBet + hand.setup.bigBet, allIn);
  return big > small ? [small, big] : [small];
}

/**
 * Whether fixed limit allows no more raises on this street: the cap is reached, and it was reached
 * with more than two hands live or more than two still are (docs/rules.md §2).
 */
export function isCapped(hand: Hand): boolean {
  const { setup, progress } = hand;
  if (setup.limit !== 'fixed-limit' || progress.betsMade < BETS_PER_STREET) return false;
  return progress.capped || liveCount(hand) > 2;
}

/**
 * Whether the betting has been reopened to a player who has acted on this street: in no-limit and
 * pot-limit when what they face is at least a full raise above what they last matched, so that short
 * all-ins add up; in fixed limit when a bet or a raise that counts was made since.
 */
export function isReopened(hand: Hand, matched: Chips): boolean {
  return hand.setup.limit === 'fixed-limit'
    ? hand.progress.fullBet > matched
    : hand.highestBet - matched >= hand.lastFullRaise;
}

/**
 * Records a bet or raise to `to` in the state of the betting. An all-in for less than a full raise
 * leaves the size of the last full one; in fixed limit at least half a step counts as a raise.
 */
export function recordBet(draft: HandDraft, to: Chips): void {
  const { setup } = draft;
  const added = to - draft.highestBet;
  draft.highestBet = to;
  if (setup.limit !== 'fixed-limit') {
    draft.lastFullRaise = Math.max(draft.lastFullRaise, added);
    return;
  }
  const step = to - draft.progress.fullBet;
  if (step * 2 < draft.lastFullRaise) return;
  if (step >= setup.bigBet) draft.lastFullRaise = setup.bigBet;
  const { progress } = draft;
  progress.fullBet = to;
  progress.betsMade += 1;
  if (progress.betsMade >= BETS_PER_STREET && liveCount(draft) > 2) progress.capped = true;
}
