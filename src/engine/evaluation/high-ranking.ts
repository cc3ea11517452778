import { suitSets } from './card-sets.ts';
import type { HandRanking } from './hand-ranking.ts';
import { highOrder, strengthOfCards, type HighOrderOptions } from './high-order.ts';
import { ranking, type RankingParts } from './ranking.ts';
import { readHigh } from './read-out.ts';
import { showingHigh } from './showing.ts';

/** A ranking of high hands; `fast` may answer from tables what the plain way answers too. */
export function highRanking(
  id: HandRanking['id'],
  options: HighOrderOptions,
  fast: Partial<Pick<RankingParts, 'ofAny' | 'ofTwo'>> = {},
): HandRanking {
  const order = highOrder(options);
  return ranking({
    id,
    half: 'high',
    ofAny: (hole, board) => strengthOfCards(order, suitSets(hole, board)),
    read: (cards) => readHigh(cards, order.wheelTop),
    showing: showingHigh,
    ...fast,
  });
}
