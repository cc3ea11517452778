import type { Chips } from '../../shared/chips.ts';
import type { MemberId } from '../../shared/ids.ts';
import type { MemberCount, PairCount, Towards } from './pair-counts.ts';

/** What two members stand out by. Signals, never proof. */
export type Signal =
  /** Over many hands chips go one way, more often and more of them than chance lets them. */
  | 'oneWay'
  /** Somebody with hardly any hands lost nearly all they lost to one other. */
  | 'dumping'
  /** After putting many chips in, one folds to the other, again and again, and not to anybody else. */
  | 'folds'
  /** Where one sits, the other does, and nobody else. */
  | 'together';

export interface Verdict {
  readonly signal: Signal;
  readonly from: MemberId;
  readonly to: MemberId;
  /** The hands that were looked at, and in how many of them it was so. */
  readonly hands: number;
  readonly thisWay: number;
  /** The chips it is about, in cents; 0 for `together`. */
  readonly moved: Chips;
}

/** How far from a fair coin, in standard deviations, the direction and the amounts have to be. */
const DIRECTION = 4;
const AMOUNTS = 3;
/** The part that has to go this way: a stronger player wins more often, not this often. */
const SHARE = 0.75;

/** A newcomer has played fewer hands than that. */
const NEWCOMER_HANDS = 15;
/** The part of a refill, and of all they lost, that went to the one. */
const DUMPED = 0.75;
const TO_ONE = 0.9;

/** Fewer folds to the same player are no habit. */
const FEWEST_FOLDS = 8;
/**
 * How far above what is to be expected, in standard deviations: from how often that player's bets make the others
 * fold. Somebody who bets a lot gets many folds, but from everybody.
 */
const ABOVE = 5;
const FOLD_DIRECTION = 3;
/** What is expected of a player of whom hardly anything is known: one fold in five. */
const UNKNOWN = { folds: 1, of: 5 };

/** So many hands make company; the part of each one's hands in which the other was there, and nobody else. */
const FEWEST_HANDS = 60;
const TOGETHER = 0.9;
const OTHERS = 0.5;

/** Every pair that stands out, and by what. `refill`: what counts as dumped (cents). */
export function judge(pairs: Iterable<PairCount>, refill: Chips): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  const company = new Map<MemberCount, Company>();
  for (const pair of pairs) {
    const { a, b, fromA, fromB } = pair;
    for (const [from, to, there, back] of [
      [a, b, fromA, fromB],
      [b, a, fromB, fromA],
    ] as const) {
      const flow = flowSignal(pair, { from, there, back, refill });
      const hands = there.hands + back.hands;
      const moved = Math.round(there.chips - back.chips);
      if (flow !== null) {
        verdicts.push({ signal: flow, from: from.id, to: to.id, hands, thisWay: there.hands, moved });
      }
      if (foldsStandOut(to, there, back)) {
        const { folds: thisWay, foldsSeen, putIn } = there;
        verdicts.push({ signal: 'folds', from: from.id, to: to.id, hands: foldsSeen, thisWay, moved: putIn });
      }
      keepClosest(company, from, pair);
    }
  }
  return [...verdicts, ...inseparable(company)];
}

function flowSignal(
  { squares }: PairCount,
  {
    from,
    there,
    back,
    refill,
  }: { readonly from: MemberCount; readonly there: Towards; readonly back: Towards; readonly refill: Chips },
): 'oneWay' | 'dumping' | null {
  const moved = there.chips - back.chips;
  const hands = there.hands + back.hands;
  if (moved <= 0) return null;
  const dumped = refill > 0 && moved >= DUMPED * refill && there.chips >= TO_ONE * from.lost;
  if (from.hands < NEWCOMER_HANDS && dumped) return 'dumping';
  const often = there.hands >= SHARE * hands && there.hands - back.hands >= DIRECTION * Math.sqrt(hands);
  return often && moved >= AMOUNTS * Math.sqrt(squares) ? 'oneWay' : null;
}

function foldsStandOut(to: MemberCount, there: Towards, back: Towards): boolean {
  const { folds, foldsSeen } = there;
  if (folds < FEWEST_FOLDS) return false;
  const rate = (to.foldsReceived - folds + UNKNOWN.folds) / (to.foldsSeen - foldsSeen + UNKNOWN.of);
  const expected = foldsSeen * rate;
  const bothWays = folds + back.folds;
  return (
    folds - expected >= ABOVE * Math.sqrt(Math.max(expected, 1)) &&
    folds >= SHARE * bothWays &&
    folds - back.folds >= FOLD_DIRECTION * Math.sqrt(bothWays)
  );
}

/** With whom somebody was dealt in most, and how often with the next. */
interface Company {
  readonly closest: PairCount;
  readonly next: number;
}

function keepClosest(company: Map<MemberCount, Company>, member: MemberCount, pair: PairCount): void {
  const known = company.get(member);
  const { together } = pair;
  if (known === undefined) company.set(member, { closest: pair, next: 0 });
  else if (together > known.closest.together) {
    company.set(member, { closest: pair, next: known.closest.together });
  } else if (together > known.next) company.set(member, { ...known, next: together });
}

/** Friends who all meet on Fridays are no pair: nobody else may be there as often. */
function inseparable(company: ReadonlyMap<MemberCount, Company>): readonly Verdict[] {
  return [...company].flatMap(([member, { closest, next }]): readonly Verdict[] => {
    const { a, b, together } = closest;
    const other = company.get(b);
    if (member !== a || other?.closest !== closest) return [];
    const hands = Math.max(a.amongOthers, b.amongOthers);
    const pair = together >= TOGETHER * hands && hands >= FEWEST_HANDS;
    const alone = next <= OTHERS * a.amongOthers && other.next <= OTHERS * b.amongOthers;
    if (!pair || !alone) return [];
    return [{ signal: 'together', from: a.id, to: b.id, hands, thisWay: together, moved: 0 }];
  });
}
