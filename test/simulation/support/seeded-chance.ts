import { cardsOfDeck } from '../../../src/engine/deck.ts';
import { shuffled, type Shuffle } from '../../../src/runtime/shuffle.ts';
import type { Dice } from './dice.ts';

/** The room's own shuffle, with bytes that follow from a seed. */
export function shuffleFrom(dice: Dice): Shuffle {
  const byte = (): number => dice.byte();
  return {
    deck: (deck) => shuffled(cardsOfDeck(deck), byte),
    redeal: (deck) => shuffled(cardsOfDeck(deck), byte),
    seats: (count) => shuffled([...Array(count).keys()], byte),
  };
}

const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

export function identifierFrom(dice: Dice): (length: number) => string {
  return (length) => Array.from({ length }, () => LETTERS.charAt(dice.below(LETTERS.length))).join('');
}
