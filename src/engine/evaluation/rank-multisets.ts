import { RANK_SUMS } from './rank-sum-hash.ts';
import { RANK_COUNT } from './rank-set.ts';

/** Called with the sum of the rank numbers and the sets of ranks of which there are one to four or more. */
export type VisitMultiset = (sum: number, ones: number, twos: number, threes: number, fours: number) => void;

/** Visits every way to have `cards` ranks with at most four of each. */
export function forEachRankMultiset(cards: number, visit: VisitMultiset): void {
  visitFrom(RANK_COUNT - 1, cards, 0, 0, 0, 0, 0);

  function visitFrom(
    rank: number,
    left: number,
    sum: number,
    ones: number,
    twos: number,
    threes: number,
    fours: number,
  ) {
    if (left === 1) {
      // Most of the work ends here: one more card of any rank that is left.
      for (let last = rank; last >= 0; last--)
        visit(sum + numberOf(last), ones | (1 << last), twos, threes, fours);
      return;
    }
    if (left === 0) {
      visit(sum, ones, twos, threes, fours);
      return;
    }
    if (left > 4 * (rank + 1)) return;
    const bit = 1 << rank;
    const step = numberOf(rank);
    visitFrom(rank - 1, left, sum, ones, twos, threes, fours);
    visitFrom(rank - 1, left - 1, sum + step, ones | bit, twos, threes, fours);
    visitFrom(rank - 1, left - 2, sum + 2 * step, ones | bit, twos | bit, threes, fours);
    if (left >= 3) visitFrom(rank - 1, left - 3, sum + 3 * step, ones | bit, twos | bit, threes | bit, fours);
    if (left >= 4)
      visitFrom(rank - 1, left - 4, sum + 4 * step, ones | bit, twos | bit, threes | bit, fours | bit);
  }
}

function numberOf(rank: number): number {
  return RANK_SUMS[rank] ?? 0;
}
