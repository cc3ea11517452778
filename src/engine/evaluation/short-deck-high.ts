import { highRanking } from './high-ranking.ts';

/** High hands of 36 cards: a flush beats a full house, A-6-7-8-9 is the lowest straight (docs/rules.md §1). */
export const shortDeckHigh = highRanking('short-deck-high', { wheelTop: 9, flushBeatsFullHouse: true });
