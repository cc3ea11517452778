import { parseCards } from '../../../src/engine/card.ts';
import { cardsOfDeck } from '../../../src/engine/deck.ts';
import type { Shuffle } from '../../../src/runtime/shuffle.ts';

export interface StackedShuffle extends Shuffle {
  /** From now on every deck begins with these cards, in the order in which they are dealt. */
  stack(cards: string): void;
}

/** A shuffle that leaves everything in order, except for what a test has put on top. */
export function stackedShuffle(): StackedShuffle {
  let top = parseCards('');
  return {
    stack(cards) {
      top = parseCards(cards);
    },
    deck: (deck) => [...top, ...cardsOfDeck(deck).filter((card) => !top.includes(card))],
    redeal: (deck) => cardsOfDeck(deck),
    seats: (count) => Array.from({ length: count }, (_, seat) => seat),
  };
}
