import type { Card } from '../card.ts';
import { fiveCardHands, strongest } from './five-card-hands.ts';
import type { HandRanking } from './hand-ranking.ts';
import { HIGHEST_STRENGTH, highOrder } from './high-order.ts';
import { strengthOfFive } from './high-ranking.ts';
import { readDeuceToSeven } from './read-out.ts';
import { showingHigh } from './showing.ts';

const ORDER = highOrder({ wheelTop: null, flushBeatsFullHouse: false });
const ofFive = (cards: readonly Card[]) => HIGHEST_STRENGTH + 1 - strengthOfFive(ORDER, cards);

/**
 * The worst high hand wins. Straights and flushes count against and the ace is always high, so that
 * A-2-3-4-5 is not a straight (docs/rules.md §1).
 */
export const deuceToSeven: HandRanking = {
  id: 'deuce-to-seven',
  half: 'low',
  strength: (hole, board, played) => strongest(fiveCardHands(hole, board, played), ofFive)?.strength ?? null,
  best(hole, board, played) {
    const made = strongest(fiveCardHands(hole, board, played), ofFive);
    return made && { strength: made.strength, ...readDeuceToSeven(made.cards) };
  },
  showing: (upCards) => -showingHigh(upCards),
};
