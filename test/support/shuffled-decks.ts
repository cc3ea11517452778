import type { Card } from '../../src/engine/card.ts';
import { cardsOfDeck, type DeckId } from '../../src/engine/deck.ts';

/** Decks in an order that follows from a seed: one after the other, the same every time. */
export function shuffledDecks(deck: DeckId, seed: number): () => readonly Card[] {
  let state = (seed % 2_147_483_646) + 1;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  return () => {
    const cards = [...cardsOfDeck(deck)];
    for (let last = cards.length - 1; last > 0; last--) {
      const other = below(last + 1);
      const card = cards[last];
      const swapped = cards[other];
      if (card === undefined || swapped === undefined) continue;
      cards[last] = swapped;
      cards[other] = card;
    }
    return cards;
  };
}
