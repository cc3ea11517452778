import fc from 'fast-check';
import { cardsOfDeck, type DeckId } from '../../../../src/engine/deck.ts';
import type { Card } from '../../../../src/engine/card.ts';

/** Different cards of a deck, in any order. */
export function someCards(deck: DeckId, count: number): fc.Arbitrary<Card[]> {
  return fc.shuffledSubarray([...cardsOfDeck(deck)], { minLength: count, maxLength: count });
}

/** Every choice of five cards of a deck. */
export function* allFives(deck: DeckId): Generator<readonly [Card, Card, Card, Card, Card]> {
  const cards = cardsOfDeck(deck);
  for (const [fifth, e] of cards.entries()) {
    for (const [fourth, d] of cards.slice(0, fifth).entries()) {
      for (const [third, c] of cards.slice(0, fourth).entries()) {
        for (const [second, b] of cards.slice(0, third).entries()) {
          for (const a of cards.slice(0, second)) yield [a, b, c, d, e];
        }
      }
    }
  }
}
