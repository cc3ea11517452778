import { downToUnit, type Chips } from '../shared/chips.ts';
import type { AmountRange } from '../engine/betting/legal-actions.ts';
import type { Hand } from '../engine/hand/hand.ts';
import { playerAt, potTotal, streetOf } from '../engine/hand/queries.ts';

/** What a size is called: the smallest raise, a number of big blinds, a share of the pot, a fixed size. */
export type SizeRole = 'min' | 'small' | 'big' | 'max' | 'half' | 'threeQuarters' | 'pot' | 'full';

/** A total that makes sense to bet or raise to, ready for a button. */
export interface SizeView {
  /** Different for each size of one decision. */
  readonly role: SizeRole;
  readonly to: Chips;
}

interface Sizing {
  readonly hand: Hand;
  readonly range: AmountRange;
  /** What everything in reaches; it has a button of its own. Null where the limit forbids it. */
  readonly allInTo: Chips | null;
}

/**
 * The sizes offered to the player to act: the smallest legal one first, then what players usually open
 * with, or shares of the pot. Each is legal, no two name the same total, and none is the whole stack.
 */
export function betSizes({ hand, range, allInTo }: Sizing): readonly SizeView[] {
  const wanted = range.sizes === null ? bigBetSizes(hand, range) : fixedSizes(range.sizes);
  const offered: SizeView[] = [];
  for (const size of wanted) {
    const legal = range.minTo <= size.to && size.to <= range.maxTo && size.to !== allInTo;
    if (legal && offered.every(({ to }) => to !== size.to)) offered.push(size);
  }
  return offered;
}

function fixedSizes([small, big]: readonly Chips[]): readonly SizeView[] {
  if (small === undefined) return [];
  if (big === undefined) return [{ role: 'full', to: small }];
  return [
    { role: 'small', to: small },
    { role: 'big', to: big },
  ];
}

function bigBetSizes(hand: Hand, { minTo }: AmountRange): readonly SizeView[] {
  const smallest: SizeView = { role: 'min', to: minTo };
  return [smallest, ...(isUnopened(hand) ? openingSizes(hand) : sharesOfPot(hand))];
}

/** Before the flop, with nothing but the blinds (and calls of them) in: players think in big blinds. */
function isUnopened(hand: Hand): boolean {
  return streetOf(hand).opener === 'after-posts' && hand.lastAggressor === null;
}

/** Two and a half, three and four big blinds. */
function openingSizes({ setup }: Hand): readonly SizeView[] {
  const times = (halves: number) => downToUnit(Math.floor((setup.bigBet * halves) / 2), setup.chipUnit);
  return [
    { role: 'small', to: times(5) },
    { role: 'big', to: times(6) },
    { role: 'max', to: times(8) },
  ];
}

/**
 * Half, three quarters and all of the pot as a raise: call first, then that share of the pot as it is
 * then, gross of rake (docs/rules.md §2 «pot limit»).
 */
function sharesOfPot(hand: Hand): readonly SizeView[] {
  const { amount, highestBet, toCall } = potSizing(hand);
  const share = (quarters: number) =>
    downToUnit(highestBet + Math.floor(((amount + toCall) * quarters) / 4), hand.setup.chipUnit);
  return [
    { role: 'half', to: share(2) },
    { role: 'threeQuarters', to: share(3) },
    { role: 'pot', to: share(4) },
  ];
}

/** What shares of the pot are reckoned from, for the player to act. */
export function potSizing(hand: Hand): {
  readonly amount: Chips;
  readonly highestBet: Chips;
  readonly toCall: Chips;
} {
  const player = hand.actionOn === null ? null : playerAt(hand, hand.actionOn);
  const toCall = player === null ? 0 : hand.highestBet - player.bet;
  return { amount: potTotal(hand), highestBet: hand.highestBet, toCall };
}
