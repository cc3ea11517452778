import type { Card } from '../card.ts';
import { cardKeys, suitsWith, suitedRanks } from './card-keys.ts';
import { suitSets } from './card-sets.ts';
import {
  highOrder,
  strengthOfCards,
  strengthOfFlush,
  strengthOfRanks,
  type HighOrder,
} from './high-order.ts';
import { forEachRankMultiset } from './rank-multisets.ts';
import { ALL_RANKS, sizeOf } from './rank-set.ts';
import {
  FIVE_CARDS,
  RANK_SUM_BITS,
  SEVEN_CARDS,
  rankSumHash,
  slotOf,
  type RankSumHash,
} from './rank-sum-hash.ts';

/** Strengths of the usual high hands from tables, for work that evaluates hands by the million. */
export interface HighEvaluator {
  readonly of5: (a: number, b: number, c: number, d: number, e: number) => number;
  readonly of7: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;
  /** Five to seven cards. */
  readonly ofAll: (hole: readonly Card[], board: readonly Card[]) => number;
}

/** The usual order of high hands (docs/rules.md §1). */
export const HIGH_OPTIONS = { wheelTop: 5, flushBeatsFullHouse: false } as const;

let evaluator: HighEvaluator | null = null;

/** The one evaluator of this process; the first call makes its tables (some milliseconds). */
export function highEvaluator(): HighEvaluator {
  evaluator ??= makeEvaluator(highOrder(HIGH_OPTIONS));
  return evaluator;
}

/**
 * Called once, on purpose: V8 takes the tables for constants only in functions of which there is one,
 * and only while no other module can reach them. Masked indices spare the bounds checks, and `?? 0`
 * is compiled away (an element of a typed array is never undefined within its bounds).
 */
function makeEvaluator(order: HighOrder): HighEvaluator {
  const keys = cardKeys();
  const ranksOfSuit = suitedRanks();
  const flushes = flushTable(order);

  const hash5 = rankSumHash(FIVE_CARDS);
  const { multiplier: multiplier5, displacements: displacements5 } = hash5;
  const suits5 = suitsWith(5, 5);
  const strengths5 = strengthTable(order, 5, hash5);

  const hash7 = rankSumHash(SEVEN_CARDS);
  const { multiplier: multiplier7, displacements: displacements7 } = hash7;
  const suits7 = suitsWith(5, 7);
  const strengths7 = strengthTable(order, 7, hash7);

  const key = (card: number) => keys[card & 63] ?? 0;
  const unsuited5 = (sum: number) => {
    const hash = Math.imul(sum, multiplier5);
    return strengths5[((displacements5[hash >>> 21] ?? 0) + (hash >>> 9)) & 0x1fff] ?? 0;
  };
  const unsuited7 = (sum: number) => {
    const hash = Math.imul(sum, multiplier7);
    return strengths7[((displacements7[hash >>> 18] ?? 0) + (hash >>> 9)) & 0xffff] ?? 0;
  };
  const ranks = (suit: number, card: number) => ranksOfSuit[(suit + card) & 1023] ?? 0;

  function of5(a: number, b: number, c: number, d: number, e: number): number {
    const sum = (key(a) + key(b) + key(c) + key(d) + key(e)) | 0;
    const suit = suits5[sum >>> RANK_SUM_BITS] ?? 0;
    if (suit === 0) return unsuited5(sum);
    const suited = ranks(suit, a) | ranks(suit, b) | ranks(suit, c) | ranks(suit, d) | ranks(suit, e);
    return flushes[suited] ?? 0;
  }

  function of7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
    const sum = (key(a) + key(b) + key(c) + key(d) + key(e) + key(f) + key(g)) | 0;
    const suit = suits7[sum >>> RANK_SUM_BITS] ?? 0;
    if (suit === 0) return unsuited7(sum);
    const suited =
      ranks(suit, a) |
      ranks(suit, b) |
      ranks(suit, c) |
      ranks(suit, d) |
      ranks(suit, e) |
      ranks(suit, f) |
      ranks(suit, g);
    return flushes[suited] ?? 0;
  }

  function ofAll(hole: readonly Card[], board: readonly Card[]): number {
    const count = hole.length + board.length;
    if (count === 6) return strengthOfCards(order, suitSets(hole, board));
    let sum = 0;
    for (const card of hole) sum = (sum + key(card)) | 0;
    for (const card of board) sum = (sum + key(card)) | 0;
    const suit = (count === 5 ? suits5 : suits7)[sum >>> RANK_SUM_BITS] ?? 0;
    if (suit === 0) return count === 5 ? unsuited5(sum) : unsuited7(sum);
    let suited = 0;
    for (const card of hole) suited |= ranks(suit, card);
    for (const card of board) suited |= ranks(suit, card);
    return flushes[suited] ?? 0;
  }

  return { of5, of7, ofAll };
}

/** Strengths of five to seven ranks without a flush, each in the slot of its sum. */
export function strengthTable(order: HighOrder, cards: 5 | 7, hash: RankSumHash): Uint16Array {
  const strengths = new Uint16Array(hash.slotMask + 1);
  forEachRankMultiset(cards, (sum, ones, twos, threes, fours) => {
    strengths[slotOf(hash, sum)] = strengthOfRanks(order, ones, twos, threes, fours);
  });
  return strengths;
}

/** Strengths of five or more ranks of one suit. */
export function flushTable(order: HighOrder): Uint16Array {
  const strengths = new Uint16Array(ALL_RANKS + 1);
  for (let ranks = 0; ranks <= ALL_RANKS; ranks++) {
    if (sizeOf(ranks) >= 5) strengths[ranks] = strengthOfFlush(order, ranks);
  }
  return strengths;
}
