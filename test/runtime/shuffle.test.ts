import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardsOfDeck, type DeckId } from '../../src/engine/deck.ts';
import { secureShuffle, shuffled } from '../../src/runtime/shuffle.ts';

test.each<DeckId>([52, 36, 32])('a shuffled deck of %d has each of its cards once', (deck) => {
  for (const order of [secureShuffle.deck(deck), secureShuffle.redeal(deck)]) {
    expect([...order].sort((a, b) => a - b)).toEqual(cardsOfDeck(deck));
  }
});

test('the seats come in a random order, each of them once', () => {
  expect([...secureShuffle.seats(10)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(secureShuffle.seats(0)).toEqual([]);
});

test('two decks are never in the same order', () => {
  const orders = Array.from({ length: 200 }, () => secureShuffle.deck(52).join());
  expect(new Set(orders).size).toBe(200);
});

test('what is shuffled is left as it was', () => {
  const cards = cardsOfDeck(52);
  const before = [...cards];
  shuffled(cards);
  expect(cards).toEqual(before);
});

test('every order is reached by the same number of byte rows: no index is favoured', () => {
  // Three items take one byte below 3 and one below 2: all pairs of bytes, with their rejections.
  const counts = new Map<string, number>();
  for (let first = 0; first < 256; first += 1) {
    for (let second = 0; second < 256; second += 1) {
      const bytes = [first, second];
      let taken = 0;
      const order = shuffled(['a', 'b', 'c'], () => bytes[taken++] ?? 0).join('');
      // A row that was rejected asks for a third byte: the rest of its orders is that byte's.
      if (taken === 2) counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  expect(new Set(counts.values())).toEqual(new Set([10_880]));
});

test('a byte above the last full multiple is thrown away', () => {
  const bytes = [255, 2, 1];
  expect(shuffled(['a', 'b', 'c'], () => bytes.shift() ?? -1)).toEqual(['a', 'b', 'c']);
  expect(bytes).toEqual([]);
});

test('a shuffle is a permutation, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 256 }), fc.infiniteStream(fc.nat({ max: 255 })), (count, bytes) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const order = shuffled(items, () => (bytes.next().value as number | undefined) ?? 0);
      expect([...order].sort((a, b) => a - b)).toEqual(items);
    }),
    { numRuns: 50 },
  );
});
