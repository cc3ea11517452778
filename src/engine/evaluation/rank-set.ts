/**
 * Ranks as small numbers for the evaluator: a rank index is 0 for the deuce … 12 for the ace, and a
 * set of ranks is a number whose bit i says whether rank index i is in it. Compared as numbers, sets
 * of one size are in the order poker wants: the highest rank decides first.
 */
export const RANK_COUNT = 13;

/** Every rank. */
export const ALL_RANKS = (1 << RANK_COUNT) - 1;

/** The highest rank index of a set that is not empty. */
export function highestOf(ranks: number): number {
  return 31 - Math.clz32(ranks);
}

/** The lowest `count` ranks of a set that has at least as many. */
export function lowestOf(ranks: number, count: number): number {
  let left = ranks;
  for (let taken = 0; taken < count; taken++) left &= left - 1;
  return ranks ^ left;
}

export function sizeOf(ranks: number): number {
  let size = 0;
  for (let left = ranks; left !== 0; left &= left - 1) size++;
  return size;
}

/**
 * The place of the `count` highest ranks among all sets of `count` ranks, weakest set first. It is
 * the set's number in the combinatorial number system, so places leave no gap.
 */
export function placeOfHighest(ranks: number, count: number): number {
  let place = 0;
  let left = ranks;
  for (let size = count; size > 0; size--) {
    const highest = 31 - Math.clz32(left);
    left ^= 1 << highest;
    place += PASCAL[(highest << 4) | size] ?? 0;
  }
  return place;
}

/** How many sets of `count` ranks there are. */
export function setsOf(count: number): number {
  return PASCAL[(RANK_COUNT << 4) | count] ?? 0;
}

/** How many ways there are to choose k of n, by 16 n + k: Pascal's triangle. */
const PASCAL = pascal();

function pascal(): Uint16Array {
  const ways = new Uint16Array((RANK_COUNT + 1) << 4);
  for (let n = 0; n <= RANK_COUNT; n++) {
    ways[n << 4] = 1;
    for (let k = 1; k <= n; k++) {
      ways[(n << 4) | k] = (ways[((n - 1) << 4) | (k - 1)] ?? 0) + (ways[((n - 1) << 4) | k] ?? 0);
    }
  }
  return ways;
}
