import type { Card } from '../card.ts';
import { fiveCardHands, strongest } from './five-card-hands.ts';
import type { HandRanking } from './hand-ranking.ts';
import { WORST_LOW, badnessOfLow } from './low-order.ts';
import { aceLow, readAceToFive } from './read-out.ts';
import { showingAceToFive } from './showing.ts';

function ofFive(cards: readonly Card[]): number {
  let [ones, twos, threes] = [0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (aceLow(card) - 1);
    threes |= twos & rank;
    twos |= ones & rank;
    ones |= rank;
  }
  return WORST_LOW - badnessOfLow(ones, twos, threes);
}

/** Razz: the lowest hand wins, the ace is low, straights and flushes do not count (docs/rules.md §1). */
export const aceToFive: HandRanking = {
  id: 'ace-to-five',
  half: 'low',
  strength: (hole, board, played) => strongest(fiveCardHands(hole, board, played), ofFive)?.strength ?? null,
  best(hole, board, played) {
    const made = strongest(fiveCardHands(hole, board, played), ofFive);
    return made && { strength: made.strength, ...readAceToFive(made.cards) };
  },
  showing: showingAceToFive,
};
