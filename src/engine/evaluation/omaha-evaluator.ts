import { cardKeys, suitsWith, suitedRanks } from './card-keys.ts';
import { HIGH_OPTIONS, fillStrengths } from './high-evaluator.ts';
import { highOrder, strengthOfFlush } from './high-order.ts';
import { ALL_RANKS, RANK_COUNT, sizeOf } from './rank-set.ts';
import {
  FIVE_CARDS,
  RANK_SUMS,
  RANK_SUM_BITS,
  rankSumHash,
  slotOf,
  type RankSumHash,
} from './rank-sum-hash.ts';

/** Strengths of high hands of exactly two hole cards and three of a board of five cards. */
export interface OmahaEvaluator {
  /** Four hole cards (a to d) and the board (e to i), for work by the million. */
  readonly of4: (
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    g: number,
    h: number,
    i: number,
  ) => number;
  /** Any number of hole cards from two on. */
  readonly ofAll: (hole: readonly number[], board: readonly number[]) => number;
}

let evaluator: OmahaEvaluator | null = null;

/** The one evaluator of this process; the first call makes its tables (a few milliseconds). */
export function omahaEvaluator(): OmahaEvaluator {
  evaluator ??= makeEvaluator();
  return evaluator;
}

/** A row of the table has room for every pair of ranks. */
const ROW_BITS = 7;
/** A column no pair has: it says whether the row was made. */
const FILLED = 127;

/**
 * Without flushes a hand depends on the ranks of the board and of the two hole cards only: one row per
 * five ranks of the board, made when such a board first comes up, one column per pair of ranks.
 * Called once, for the reason given at `makeOf5` in `high-evaluator.ts`.
 */
function makeEvaluator(): OmahaEvaluator {
  const order = highOrder(HIGH_OPTIONS);
  const keys = cardKeys();
  const hash = rankSumHash(FIVE_CARDS);
  const { multiplier, displacements } = hash;
  const countersFrom = RANK_SUM_BITS;
  const strengths = new Uint16Array(1 << FIVE_CARDS.slotBits);
  fillStrengths(strengths, order, 5, hash);
  const rows = new Uint16Array((hash.slotMask + 1) << ROW_BITS);
  const fillRow = rowFiller(rows, strengths, hash);
  const columns = columnsOfPairs();

  const boardSuits = suitsWith(3, 5);
  const holeSuits = suitsWith(2, 4);
  const ranksOfSuit = suitedRanks();
  const flushes = new Uint16Array(ALL_RANKS + 1);
  const highestTwo = highestRanks(2);
  const highestThree = highestRanks(3);
  const straightFlush = order.floor['straight-flush'];

  const key = (card: number) => keys[card & 63] ?? 0;
  const ranks = (suit: number, card: number) => ranksOfSuit[(suit + card) & 1023] ?? 0;
  const ofPair = (row: number, first: number, second: number) =>
    rows[(row + (columns[((first << 6) | second) & 0xfff] ?? 0)) & 0xfffff] ?? 0;
  const rowOf = (hashed: number) =>
    (((displacements[hashed >>> 21] ?? 0) + (hashed >>> 9)) & 0x1fff) << ROW_BITS;

  /** Strength of five or more ranks of one suit; each is worked out when it first comes up. */
  function flush(suited: number): number {
    const known = flushes[suited & 0x1fff] ?? 0;
    return known === 0 ? (flushes[suited & 0x1fff] = strengthOfFlush(order, suited)) : known;
  }

  function flushOf(own: number, shared: number): number {
    if (flush(own | shared) >= straightFlush) return bestOfPairsAndTriples(flush, own, shared);
    return flush((highestTwo[own & 0x1fff] ?? 0) | (highestThree[shared & 0x1fff] ?? 0));
  }

  function of4(
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    g: number,
    h: number,
    i: number,
  ): number {
    const shown = (key(e) + key(f) + key(g) + key(h) + key(i)) | 0;
    const row = rowOf(Math.imul(shown, multiplier));
    const best = larger(
      larger(larger(ofPair(row, a, b), ofPair(row, a, c)), larger(ofPair(row, a, d), ofPair(row, b, c))),
      larger(ofPair(row, b, d), ofPair(row, c, d)),
    );
    if (best === 0) {
      fillRow(row, [e, f, g, h, i]);
      return of4(a, b, c, d, e, f, g, h, i);
    }
    const held = (key(a) + key(b) + key(c) + key(d)) | 0;
    const suit = (boardSuits[shown >>> countersFrom] ?? 0) & (holeSuits[held >>> countersFrom] ?? 0);
    if (suit === 0) return best;
    const own = ranks(suit, a) | ranks(suit, b) | ranks(suit, c) | ranks(suit, d);
    const shared = ranks(suit, e) | ranks(suit, f) | ranks(suit, g) | ranks(suit, h) | ranks(suit, i);
    return larger(best, flushOf(own, shared));
  }

  function ofAll(hole: readonly number[], board: readonly number[]): number {
    let sum = 0;
    for (const card of board) sum = (sum + key(card)) | 0;
    const row = rowOf(Math.imul(sum, multiplier));
    if (rows[row | FILLED] === 0) fillRow(row, board);
    let best = 0;
    for (let first = 1; first < hole.length; first++) {
      for (let second = 0; second < first; second++) {
        best = larger(best, ofPair(row, hole[first] ?? 0, hole[second] ?? 0));
      }
    }
    const suit = boardSuits[sum >>> countersFrom] ?? 0;
    if (suit === 0) return best;
    let own = 0;
    for (const card of hole) own |= ranks(suit, card);
    if ((own & (own - 1)) === 0) return best;
    let shared = 0;
    for (const card of board) shared |= ranks(suit, card);
    return larger(best, flushOf(own, shared));
  }

  return { of4, ofAll };
}

/**
 * The larger of two small numbers, without a branch the processor could guess wrong. `| 0` tells V8 that
 * whole numbers of 32 bits will do.
 */
function larger(a: number, b: number): number {
  const difference = (a - b) | 0;
  return (a - (difference & (difference >> 31))) | 0;
}

/** By rank set: its `count` highest ranks, or all where there are no more. */
function highestRanks(count: number): Uint16Array {
  const sizes = new Uint8Array(ALL_RANKS + 1);
  const highest = new Uint16Array(ALL_RANKS + 1);
  for (let ranks = 1; ranks <= ALL_RANKS; ranks++) {
    const withoutLowest = ranks & (ranks - 1);
    const size = (sizes[withoutLowest] ?? 0) + 1;
    sizes[ranks] = size;
    highest[ranks] = size <= count ? ranks : (highest[withoutLowest] ?? 0);
  }
  return highest;
}

/** The best of all hands of two own and three shared ranks: for straight flushes, which are rare. */
function bestOfPairsAndTriples(flush: (ranks: number) => number, own: number, shared: number): number {
  let best = 0;
  for (const pair of subsets(own, 2)) {
    for (const triple of subsets(shared, 3)) best = larger(best, flush(pair | triple));
  }
  return best;
}

function subsets(ranks: number, count: number): readonly number[] {
  const found: number[] = [];
  for (let subset = ranks; subset !== 0; subset = (subset - 1) & ranks) {
    if (sizeOf(subset) === count) found.push(subset);
  }
  return found;
}

/** The column of the ranks of each pair of cards, by 64 times the first plus the second. */
function columnsOfPairs(): Uint8Array {
  const columns = new Uint8Array(64 * 64);
  for (let first = 0; first < 4 * RANK_COUNT; first++) {
    for (let second = 0; second < 4 * RANK_COUNT; second++) {
      columns[(first << 6) | second] = columnOf(first >> 2, second >> 2);
    }
  }
  return columns;
}

/** Pairs of rank indices have the columns 0 to 90. */
function columnOf(first: number, second: number): number {
  const high = Math.max(first, second);
  return (high * (high + 1)) / 2 + Math.min(first, second);
}

/**
 * Gives the function that fills one row. Columns that would need a fifth card of a rank get a number
 * without meaning; no hand ever asks for them.
 */
function rowFiller(rows: Uint16Array, strengths: Uint16Array, hash: RankSumHash) {
  return (row: number, board: readonly number[]): void => {
    const triples = sumsOfTriples(board);
    rows[row | FILLED] = 1;
    for (let first = 0; first < RANK_COUNT; first++) {
      for (let second = 0; second <= first; second++) {
        const pair = (RANK_SUMS[first] ?? 0) + (RANK_SUMS[second] ?? 0);
        let best = 0;
        for (const triple of triples) best = larger(best, strengths[slotOf(hash, triple + pair)] ?? 0);
        rows[row + columnOf(first, second)] = best;
      }
    }
  };
}

function sumsOfTriples(board: readonly number[]): readonly number[] {
  const sums: number[] = [];
  const numbers = board.map((card) => RANK_SUMS[card >> 2] ?? 0);
  for (const [third, c] of numbers.entries()) {
    for (const [second, b] of numbers.slice(0, third).entries()) {
      for (const a of numbers.slice(0, second)) sums.push(a + b + c);
    }
  }
  return sums;
}
