import { highRanking } from './high-ranking.ts';

/** High hands of 32 cards: a flush beats a full house, A-7-8-9-10 is the lowest straight (docs/rules.md §1). */
export const italianHigh = highRanking('italian-high', { wheelTop: 10, flushBeatsFullHouse: true });
