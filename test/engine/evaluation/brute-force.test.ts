import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/engine/card.ts';
import type { DeckId } from '../../../src/engine/deck.ts';
import { aceToFive } from '../../../src/engine/evaluation/ace-to-five.ts';
import { deuceToSeven } from '../../../src/engine/evaluation/deuce-to-seven.ts';
import { eightOrBetter } from '../../../src/engine/evaluation/eight-or-better.ts';
import type { HandRanking } from '../../../src/engine/evaluation/hand-ranking.ts';
import { high } from '../../../src/engine/evaluation/high.ts';
import { italianHigh } from '../../../src/engine/evaluation/italian-high.ts';
import { shortDeckHigh } from '../../../src/engine/evaluation/short-deck-high.ts';
import {
  ITALIAN,
  SHORT,
  USUAL,
  bestValue,
  deuceToSevenValueOfFive,
  eightOrBetterValueOfFive,
  lowValueOfFive,
  valueOfFive,
} from './support/brute-force.ts';
import { allFives, someCards } from './support/cards.ts';

type ValueOfFive = (five: readonly Card[]) => number | null;

const RANKINGS: readonly (readonly [HandRanking, DeckId, ValueOfFive])[] = [
  [high, 52, (five) => valueOfFive(five, USUAL)],
  [shortDeckHigh, 36, (five) => valueOfFive(five, SHORT)],
  [italianHigh, 32, (five) => valueOfFive(five, ITALIAN)],
  [eightOrBetter, 52, eightOrBetterValueOfFive],
  [aceToFive, 52, lowValueOfFive],
  [deuceToSeven, 52, deuceToSevenValueOfFive],
];

/** -1, 0 or 1 as the first hand loses, ties or wins; no hand at all loses to any. */
function compare(first: number | null, second: number | null): number {
  return Math.sign(
    (first ?? -Infinity) === (second ?? -Infinity) ? 0 : (first ?? -Infinity) - (second ?? -Infinity),
  );
}

describe.each(RANKINGS)('$id', (ranking, deck, valueOf) => {
  // The hands share cards, as players share a board: that is where kickers and ties are decided.
  test.each([
    { shared: 3, own: 2 },
    { shared: 4, own: 2 },
    { shared: 5, own: 2 },
    { shared: 3, own: 4 },
    { shared: 0, own: 7 },
  ])(
    'orders hands of $own own and $shared shared cards as trying every five cards does',
    ({ shared, own }) => {
      fc.assert(
        fc.property(someCards(deck, shared + 2 * own), (cards) => {
          const board = cards.slice(0, shared);
          const first = cards.slice(shared, shared + own);
          const second = cards.slice(shared + own);
          expect(compare(ranking.strength(first, board, 'any'), ranking.strength(second, board, 'any'))).toBe(
            compare(bestValue(first, board, 'any', valueOf), bestValue(second, board, 'any', valueOf)),
          );
        }),
        { numRuns: 250 },
      );
    },
  );

  test.each([4, 5, 6])('plays exactly two of %i hole cards and three of the board', (own) => {
    fc.assert(
      fc.property(someCards(deck, 5 + 2 * own), (cards) => {
        const board = cards.slice(0, 5);
        const first = cards.slice(5, 5 + own);
        const second = cards.slice(5 + own);
        expect(compare(ranking.strength(first, board, 2), ranking.strength(second, board, 2))).toBe(
          compare(bestValue(first, board, 2, valueOf), bestValue(second, board, 2, valueOf)),
        );
      }),
      { numRuns: 120 },
    );
  });

  test('the best hand has the strength that was promised, in five cards the player holds', () => {
    fc.assert(
      fc.property(someCards(deck, 9), fc.constantFrom('any' as const, 2 as const), (cards, played) => {
        const hole = cards.slice(0, played === 2 ? 4 : 2);
        const board = cards.slice(4);
        const best = ranking.best(hole, board, played);
        expect(best?.strength ?? null).toBe(ranking.strength(hole, board, played));
        if (best === null) return;
        expect(ranking.strength(best.cards, [], 'any')).toBe(best.strength);
        expect(new Set(best.cards).size).toBe(5);
        expect([...hole, ...board]).toEqual(expect.arrayContaining([...best.cards]));
        if (played === 2) expect(best.cards.filter((card) => hole.includes(card))).toHaveLength(2);
      }),
      { numRuns: 200 },
    );
  });

  test('fewer than five cards make no hand', () => {
    fc.assert(
      fc.property(someCards(deck, 4), (cards) => {
        expect(ranking.strength(cards, [], 'any')).toBeNull();
        expect(ranking.best(cards.slice(0, 2), cards.slice(2), 2)).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  test('suits never decide: renaming them changes nothing', () => {
    const renamings = [1, 2, 3].map((step) => (card: Card) => ((card & ~3) | ((card + step) & 3)) as Card);
    fc.assert(
      fc.property(someCards(deck, 9), fc.constantFrom(...renamings), (cards, rename) => {
        const hole = cards.slice(0, 4);
        const board = cards.slice(4);
        const own = cards.slice(0, 7);
        expect(ranking.strength(own.map(rename), [], 'any')).toBe(ranking.strength(own, [], 'any'));
        expect(ranking.strength(hole.map(rename), board.map(rename), 2)).toBe(
          ranking.strength(hole, board, 2),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe.each([
  { ranking: shortDeckHigh, deck: 36 as const, rules: SHORT, hands: 376_992 },
  { ranking: italianHigh, deck: 32 as const, rules: ITALIAN, hands: 201_376 },
])('$ranking.id', ({ ranking, deck, rules, hands }) => {
  test('all five-card hands of the deck are ordered as the slow evaluator orders them', () => {
    const valueOfStrength = new Map<number, number>();
    let count = 0;
    let conflicts = 0;
    for (const five of allFives(deck)) {
      count++;
      const strength = ranking.strength(five, [], 'any') ?? 0;
      // Every strength is checked when it first appears, and every sixteenth hand after that.
      const known = valueOfStrength.get(strength);
      if (known !== undefined && count % 16 !== 0) continue;
      const value = valueOfFive(five, rules);
      if (known !== undefined && known !== value) conflicts++;
      valueOfStrength.set(strength, value);
    }
    const values = [...valueOfStrength].sort(([a], [b]) => a - b).map(([, value]) => value);
    expect({ count, conflicts }).toEqual({ count: hands, conflicts: 0 });
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
  });
});
