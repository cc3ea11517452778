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

/**
 * Strengths of the usual high hands for work that evaluates them by the million. Cards come one by one,
 * because lists would cost more than the evaluation does.
 */
export interface HighTables {
  readonly of5: (a: number, b: number, c: number, d: number, e: number) => number;
  readonly of7: (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;
  /** A number for each card; their sum (in 32 bits) stands for all cards of a hand. */
  readonly key: (card: number) => number;
  /**
   * For going through hands that have six cards in common, by the sum of their keys: whether a seventh
   * can make a flush. Where none can, the ranks decide.
   */
  readonly mayFlush6: (sum: number) => boolean;
  /** The strength of seven cards without a flush by the sum of their keys. */
  readonly ofRanks7: (sum: number) => number;
}

/** Strength of the best of five to seven cards. */
export type StrengthOf = (hole: readonly Card[], board: readonly Card[]) => number;

interface Evaluator extends HighTables {
  readonly ofAny: StrengthOf;
  /** Makes the tables complete. */
  readonly fill: () => void;
}

/** The usual order of high hands (docs/rules.md §1). */
export const HIGH_OPTIONS = { wheelTop: 5, flushBeatsFullHouse: false } as const;

let evaluator: Evaluator | null = null;
let tables: HighTables | null = null;

/** Strength of one hand. Nobody waits for the tables: what comes up is worked out once and then stands in them. */
export const highStrength: StrengthOf = (hole, board) => theEvaluator().ofAny(hole, board);

/** The tables, complete: the first call takes some milliseconds to fill them. */
export function highTables(): HighTables {
  if (tables !== null) return tables;
  const { fill, ...made } = theEvaluator();
  fill();
  tables = made;
  return tables;
}

function theEvaluator(): Evaluator {
  evaluator ??= makeEvaluator(highOrder(HIGH_OPTIONS));
  return evaluator;
}

function makeEvaluator(order: HighOrder): Evaluator {
  const cards = { keys: cardKeys(), ranksOfSuit: suitedRanks(), flushes: new Uint16Array(ALL_RANKS + 1) };
  const five = makeOf5(order, cards);
  const seven = makeOf7(order, cards);
  const { keys, flushes } = cards;
  const key = (card: number) => keys[card & 63] ?? 0;

  const ofAny: StrengthOf = (hole, board) => {
    const count = hole.length + board.length;
    const plain = () => strengthOfCards(order, suitSets(hole, board));
    if (count === 6) return plain();
    let sum = 0;
    for (const card of hole) sum = (sum + key(card)) | 0;
    for (const card of board) sum = (sum + key(card)) | 0;
    const { ofSum, learn } = count === 5 ? five : seven;
    return ofSum(sum) || learn(sum, plain());
  };
  const fill = () => {
    five.fill();
    seven.fill();
    for (let ranks = 0; ranks <= ALL_RANKS; ranks++) {
      if (sizeOf(ranks) >= 5) flushes[ranks] = strengthOfFlush(order, ranks);
    }
  };
  return {
    of5: five.of5,
    of7: seven.of7,
    key,
    mayFlush6: seven.mayFlush6,
    ofRanks7: seven.unsuited,
    ofAny,
    fill,
  };
}

/** What hands of five and of seven cards have in common. */
interface CardTables {
  readonly keys: Int32Array;
  readonly ranksOfSuit: Uint16Array;
  /** By rank set: the strength of five or more ranks of one suit. */
  readonly flushes: Uint16Array;
}

/**
 * This and the next function are two, and called once, on purpose: V8 takes what the functions within
 * name for constants only where there is one of each, and only while no other module can reach the
 * tables; what a module declares is a variable once the product is bundled. Masked indices spare the
 * bounds checks, and `?? 0` is compiled away (an element of a typed array is never undefined within
 * its bounds).
 */
function makeOf5(order: HighOrder, cards: CardTables) {
  const { keys, ranksOfSuit, flushes } = cards;
  const countersFrom = RANK_SUM_BITS;
  const hash = rankSumHash(FIVE_CARDS);
  const { multiplier, displacements } = hash;
  const suits = suitsWith(5, 5);
  const strengths = new Uint16Array(1 << FIVE_CARDS.slotBits);

  const key = (card: number) => keys[card & 63] ?? 0;
  const ranks = (suit: number, card: number) => ranksOfSuit[(suit + card) & 1023] ?? 0;
  const suitOf = (sum: number) => suits[sum >>> countersFrom] ?? 0;
  const unsuited = (sum: number) => {
    const product = Math.imul(sum, multiplier);
    return strengths[((displacements[product >>> 21] ?? 0) + (product >>> 9)) & 0x1fff] ?? 0;
  };

  function of5(a: number, b: number, c: number, d: number, e: number): number {
    const sum = (key(a) + key(b) + key(c) + key(d) + key(e)) | 0;
    const suit = suitOf(sum);
    return suit === 0 ? unsuited(sum) : suited(suit, a, b, c, d, e);
  }
  function suited(suit: number, a: number, b: number, c: number, d: number, e: number): number {
    return flushes[ranks(suit, a) | ranks(suit, b) | ranks(suit, c) | ranks(suit, d) | ranks(suit, e)] ?? 0;
  }
  const ofSum = (sum: number) => (suitOf(sum) === 0 ? unsuited(sum) : 0);
  const learn = (sum: number, strength: number) => {
    if (suitOf(sum) === 0) strengths[slotOf(hash, sum)] = strength;
    return strength;
  };
  const fill = () => fillStrengths(strengths, order, 5, hash);
  return { of5, ofSum, learn, fill };
}

function makeOf7(order: HighOrder, cards: CardTables) {
  const { keys, ranksOfSuit, flushes } = cards;
  const countersFrom = RANK_SUM_BITS;
  const hash = rankSumHash(SEVEN_CARDS);
  const { multiplier, displacements } = hash;
  const suits = suitsWith(5, 7);
  const suitsOfFour = suitsWith(4, 6);
  const strengths = new Uint16Array(1 << SEVEN_CARDS.slotBits);

  const key = (card: number) => keys[card & 63] ?? 0;
  const ranks = (suit: number, card: number) => ranksOfSuit[(suit + card) & 1023] ?? 0;
  const suitOf = (sum: number) => suits[sum >>> countersFrom] ?? 0;
  const unsuited = (sum: number) => {
    const product = Math.imul(sum, multiplier);
    return strengths[((displacements[product >>> 18] ?? 0) + (product >>> 9)) & 0xffff] ?? 0;
  };

  function of7(a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
    const sum = (key(a) + key(b) + key(c) + key(d) + key(e) + key(f) + key(g)) | 0;
    const suit = suitOf(sum);
    return suit === 0 ? unsuited(sum) : suited(suit, a, b, c, d, e, f, g);
  }
  // prettier-ignore
  function suited(suit: number, a: number, b: number, c: number, d: number, e: number, f: number, g: number): number {
    const first = ranks(suit, a) | ranks(suit, b) | ranks(suit, c) | ranks(suit, d);
    return flushes[first | ranks(suit, e) | ranks(suit, f) | ranks(suit, g)] ?? 0;
  }
  const mayFlush6 = (sum: number) => suitsOfFour[sum >>> countersFrom] !== 0;
  const ofSum = (sum: number) => (suitOf(sum) === 0 ? unsuited(sum) : 0);
  const learn = (sum: number, strength: number) => {
    if (suitOf(sum) === 0) strengths[slotOf(hash, sum)] = strength;
    return strength;
  };
  const fill = () => fillStrengths(strengths, order, 7, hash);
  return { of7, mayFlush6, unsuited, ofSum, learn, fill };
}

/** Writes the strengths of five or seven ranks without a flush, each into the slot of its sum. */
export function fillStrengths(
  strengths: Uint16Array,
  order: HighOrder,
  cards: 5 | 7,
  hash: RankSumHash,
): void {
  forEachRankMultiset(cards, (sum, ones, twos, threes, fours) => {
    strengths[slotOf(hash, sum)] = strengthOfRanks(order, ones, twos, threes, fours);
  });
}
