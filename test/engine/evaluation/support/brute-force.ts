import { rankOf, suitOf, type Card } from '../../../../src/engine/card.ts';

/**
 * A second evaluator, slow and plain, that shares nothing with the real one: it counts the cards of five,
 * writes down a list of numbers that decides, and tries every choice of five. Higher lists win.
 */
export interface HighRules {
  readonly wheelTop: number | null;
  readonly flushBeatsFullHouse: boolean;
}

export const USUAL: HighRules = { wheelTop: 5, flushBeatsFullHouse: false };
export const SHORT: HighRules = { wheelTop: 9, flushBeatsFullHouse: true };
export const ITALIAN: HighRules = { wheelTop: 10, flushBeatsFullHouse: true };

/** One number per hand: the category, then the ranks that decide, in base 15. */
export function valueOfFive(cards: readonly Card[], rules: HighRules): number {
  const ranks = byCountThenRank(cards.map(rankOf));
  const flush = new Set(cards.map(suitOf)).size === 1;
  const top = straightTop(ranks, rules.wheelTop);
  if (top !== null) return inBase15([flush ? 9 : 4, top, 0, 0, 0, 0]);
  const pattern = patternOf(ranks);
  if (pattern === '41') return inBase15([8, ...ranks]);
  if (pattern === '32') return inBase15([rules.flushBeatsFullHouse ? 6 : 7, ...ranks]);
  if (flush) return inBase15([rules.flushBeatsFullHouse ? 7 : 6, ...ranks]);
  return inBase15([{ '311': 3, '221': 2, '2111': 1 }[pattern] ?? 0, ...ranks]);
}

/** Ace-to-five: minus how bad the hand is. */
export function lowValueOfFive(cards: readonly Card[]): number {
  const ranks = byCountThenRank(cards.map((card) => (rankOf(card) === 14 ? 1 : rankOf(card))));
  const badness = { '41': 5, '32': 4, '311': 3, '221': 2, '2111': 1 }[patternOf(ranks)] ?? 0;
  return -inBase15([badness, ...ranks]);
}

export function eightOrBetterValueOfFive(cards: readonly Card[]): number | null {
  const ranks = cards.map((card) => (rankOf(card) === 14 ? 1 : rankOf(card)));
  const qualifies = new Set(ranks).size === 5 && Math.max(...ranks) <= 8;
  return qualifies ? lowValueOfFive(cards) : null;
}

export function deuceToSevenValueOfFive(cards: readonly Card[]): number {
  return -valueOfFive(cards, { wheelTop: null, flushBeatsFullHouse: false });
}

/** The best value among all choices of five cards, of which `ownCount` come from the hole (or any number). */
export function bestValue(
  hole: readonly Card[],
  board: readonly Card[],
  ownCount: 2 | 'any',
  valueOf: (five: readonly Card[]) => number | null,
): number | null {
  const all = [...hole, ...board];
  let best: number | null = null;
  for (let chosen = 0; chosen < 1 << all.length; chosen++) {
    const five = all.filter((_, index) => (chosen & (1 << index)) !== 0);
    const own = hole.filter((_, index) => (chosen & (1 << index)) !== 0).length;
    if (five.length !== 5 || (ownCount !== 'any' && own !== ownCount)) continue;
    const value = valueOf(five);
    if (value !== null && (best === null || value > best)) best = value;
  }
  return best;
}

function byCountThenRank(ranks: readonly number[]): number[] {
  const countOf = (rank: number) => ranks.filter((other) => other === rank).length;
  return [...ranks].sort((a, b) => countOf(b) - countOf(a) || b - a);
}

/** How many cards of each rank, for ranks that stand in groups: «32», «2111». */
function patternOf(groupedRanks: readonly number[]): string {
  return [...new Set(groupedRanks)]
    .map((rank) => groupedRanks.filter((other) => other === rank).length)
    .join('');
}

function straightTop(ranks: readonly number[], wheelTop: number | null): number | null {
  const runs = [14, 13, 12, 11, 10, 9, 8, 7, 6].map((top) => [top, top - 1, top - 2, top - 3, top - 4]);
  const found = runs.find((run) => run.every((rank) => ranks.includes(rank)))?.[0] ?? null;
  if (found !== null || wheelTop === null) return found;
  const wheel = [14, wheelTop, wheelTop - 1, wheelTop - 2, wheelTop - 3];
  return wheel.every((rank) => ranks.includes(rank)) ? wheelTop : null;
}

function inBase15(digits: readonly number[]): number {
  return digits.reduce((value, digit) => value * 15 + digit, 0);
}
