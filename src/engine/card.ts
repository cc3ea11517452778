import { at, invariant } from '../shared/invariant.ts';

declare const brand: unique symbol;

/**
 * A card as a number from 0 to 51: four times its rank index (deuce 0 … ace 12) plus its suit index
 * (clubs 0, diamonds 1, hearts 2, spades 3: the order that breaks ties between equal up cards).
 */
export type Card = number & { readonly [brand]: 'Card' };

/** 2 … 10, then 11 jack, 12 queen, 13 king, 14 ace. */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';

export const RANKS: readonly Rank[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
export const SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];

const RANK_LETTERS = '23456789TJQKA';
const SUIT_LETTERS = 'cdhs';

export function makeCard(rank: Rank, suit: Suit): Card {
  return ((rank - 2) * 4 + SUITS.indexOf(suit)) as Card;
}

export function rankOf(card: Card): Rank {
  return ((card >> 2) + 2) as Rank;
}

export function suitOf(card: Card): Suit {
  return at(SUITS, card & 3);
}

/** The two letters players write: `As`, `Td`, `2c`. */
export function cardText(card: Card): string {
  return `${RANK_LETTERS.charAt(card >> 2)}${SUIT_LETTERS.charAt(card & 3)}`;
}

/** Reads one card of two letters; throws where the text is not a card (test scripts, hand files). */
export function parseCard(text: string): Card {
  const rank = RANK_LETTERS.indexOf(text.charAt(0));
  const suit = SUIT_LETTERS.indexOf(text.charAt(1));
  invariant(text.length === 2 && rank >= 0 && suit >= 0, `not a card: ${text}`);
  return (rank * 4 + suit) as Card;
}

/** Reads cards written together or apart: `AsKd` or `As Kd`. */
export function parseCards(text: string): Card[] {
  const letters = text.replaceAll(/\s+/g, '');
  invariant(letters.length % 2 === 0, `not a row of cards: ${text}`);
  return Array.from({ length: letters.length / 2 }, (_, index) =>
    parseCard(letters.slice(index * 2, index * 2 + 2)),
  );
}
