import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../../../src/shared/invariant.ts';
import { highTables } from '../../../src/engine/evaluation/high-evaluator.ts';
import { HIGHEST_STRENGTH, highOrder } from '../../../src/engine/evaluation/high-order.ts';
import { omahaEvaluator } from '../../../src/engine/evaluation/omaha-evaluator.ts';
import { USUAL, bestValue, valueOfFive } from './support/brute-force.ts';
import { someCards } from './support/cards.ts';

const { of5, of7, key, mayFlush6, ofRanks7 } = highTables();
const { floor } = highOrder({ wheelTop: 5, flushBeatsFullHouse: false });

/** Hands per category and how many strengths differ, from the number of hands of each strength. */
function summary(hands: Uint32Array): {
  readonly byCategory: Record<string, number>;
  readonly distinct: number;
} {
  const strongestFirst = Object.entries(floor).toSorted(([, a], [, b]) => b - a);
  const byCategory = Object.fromEntries(strongestFirst.map(([category]) => [category, 0]));
  let distinct = 0;
  for (const [strength, count] of hands.entries()) {
    if (count === 0) continue;
    distinct++;
    const category = strongestFirst.find(([, lowest]) => strength >= lowest)?.[0] ?? 'none';
    byCategory[category] = (byCategory[category] ?? 0) + count;
  }
  return { byCategory, distinct };
}

/** Counts the hands of three given cards and any four lower ones. */
function countWithFirst(hands: Uint32Array, a: number, b: number, c: number): void {
  const three = key(a) + key(b) + key(c);
  for (let d = 3; d < c; d++) {
    const four = three + key(d);
    for (let e = 2; e < d; e++) {
      const five = four + key(e);
      for (let f = 1; f < e; f++) {
        const six = five + key(f);
        const flushes = mayFlush6(six);
        for (let g = 0; g < f; g++) {
          const strength = flushes ? of7(a, b, c, d, e, f, g) : ofRanks7((six + key(g)) | 0);
          hands[strength] = (hands[strength] ?? 0) + 1;
        }
      }
    }
  }
}

describe('the tables of the usual high hands', () => {
  test('all 2,598,960 five-card hands fall into 7,462 strengths', () => {
    const hands = new Uint32Array(HIGHEST_STRENGTH + 1);
    for (let a = 4; a < 52; a++)
      for (let b = 3; b < a; b++)
        for (let c = 2; c < b; c++)
          for (let d = 1; d < c; d++)
            for (let e = 0; e < d; e++) {
              const strength = of5(a, b, c, d, e);
              hands[strength] = (hands[strength] ?? 0) + 1;
            }
    expect(summary(hands)).toEqual({
      byCategory: {
        'high-card': 1_302_540,
        'one-pair': 1_098_240,
        'two-pair': 123_552,
        'three-of-a-kind': 54_912,
        straight: 10_200,
        flush: 5_108,
        'full-house': 3_744,
        'four-of-a-kind': 624,
        'straight-flush': 40,
      },
      distinct: 7_462,
    });
  });

  // Well below a second on a free machine; the limit is for one that is not.
  test('all 133,784,560 seven-card hands fall into 4,824 strengths', { timeout: 60_000 }, () => {
    const hands = new Uint32Array(HIGHEST_STRENGTH + 1);
    for (let a = 6; a < 52; a++)
      for (let b = 5; b < a; b++) for (let c = 4; c < b; c++) countWithFirst(hands, a, b, c);
    expect(summary(hands)).toEqual({
      byCategory: {
        'high-card': 23_294_460,
        'one-pair': 58_627_800,
        'two-pair': 31_433_400,
        'three-of-a-kind': 6_461_620,
        straight: 6_180_020,
        flush: 4_047_644,
        'full-house': 3_473_184,
        'four-of-a-kind': 224_848,
        'straight-flush': 41_584,
      },
      distinct: 4_824,
    });
  });

  test('agree with trying every five cards of seven', () => {
    fc.assert(
      fc.property(someCards(52, 7), someCards(52, 7), (first, second) => {
        const strength = (cards: readonly number[]) =>
          of7(
            at(cards, 0),
            at(cards, 1),
            at(cards, 2),
            at(cards, 3),
            at(cards, 4),
            at(cards, 5),
            at(cards, 6),
          );
        const value = (cards: typeof first) =>
          bestValue(cards, [], 'any', (five) => valueOfFive(five, USUAL)) ?? 0;
        expect(Math.sign(strength(first) - strength(second))).toBe(Math.sign(value(first) - value(second)));
      }),
      { numRuns: 300 },
    );
  });

  test('the positional Omaha function agrees with the one that takes lists', () => {
    const { of4, ofAll } = omahaEvaluator();
    fc.assert(
      fc.property(someCards(52, 9), (cards) => {
        const [a, b, c, d, e, f, g, h, i] = cards.map(Number);
        const positional = of4(
          ...([a, b, c, d, e, f, g, h, i] as [
            number,
            number,
            number,
            number,
            number,
            number,
            number,
            number,
            number,
          ]),
        );
        expect(positional).toBe(ofAll(cards.slice(0, 4), cards.slice(4)));
      }),
      { numRuns: 500 },
    );
  });
});
