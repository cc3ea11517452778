import { suitSets } from './card-sets.ts';
import { fiveCardHands, strongest } from './five-card-hands.ts';
import { HIGHEST_STRENGTH, highOrder, strengthOfCards } from './high-order.ts';
import { ranking } from './ranking.ts';
import { readDeuceToSeven } from './read-out.ts';
import { showingHigh } from './showing.ts';
import type { Card } from '../card.ts';

const ORDER = highOrder({ wheelTop: null, flushBeatsFullHouse: false });

function ofFive(cards: readonly Card[]): number {
  return HIGHEST_STRENGTH + 1 - strengthOfCards(ORDER, suitSets(cards, []));
}

/**
 * The worst high hand wins. Straights and flushes count against and the ace is always high, so that
 * A-2-3-4-5 is not a straight (docs/rules.md §1).
 */
export const deuceToSeven = ranking({
  id: 'deuce-to-seven',
  half: 'low',
  ofAny: (hole, board) => strongest(fiveCardHands(hole, board, 'any'), ofFive)?.strength ?? null,
  read: readDeuceToSeven,
  showing: (upCards) => -showingHigh(upCards),
});
