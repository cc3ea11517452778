import { RANKS, SUITS, makeCard, type Card, type Rank } from './card.ts';

/** A deck is named by its size; the lowest rank follows from it. */
export type DeckId = 52 | 36 | 32;

const LOWEST_RANK: Record<DeckId, Rank> = { 52: 2, 36: 6, 32: 7 };

/** All cards of a deck in a fixed order. Shuffling is the runtime's: here chance is data. */
export function cardsOfDeck(deck: DeckId): readonly Card[] {
  return DECKS[deck];
}

function build(deck: DeckId): readonly Card[] {
  return RANKS.filter((rank) => rank >= LOWEST_RANK[deck]).flatMap((rank) =>
    SUITS.map((suit) => makeCard(rank, suit)),
  );
}

const DECKS: Record<DeckId, readonly Card[]> = { 52: build(52), 36: build(36), 32: build(32) };
