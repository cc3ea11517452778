import { highRanking } from './high-ranking.ts';

/** The usual order of high hands, 52 cards; A-2-3-4-5 is the lowest straight (docs/rules.md §1). */
export const high = highRanking('high', { wheelTop: 5, flushBeatsFullHouse: false });
