import type { Card } from '../card.ts';
import { fiveCardHands, strongest } from './five-card-hands.ts';
import type { HandRanking } from './hand-ranking.ts';
import { sizeOf } from './rank-set.ts';
import { aceLow, readAceToFive } from './read-out.ts';
import { showingAceToFive } from './showing.ts';

/** Just above the worst low, 8-7-6-5-4, as a rank set with the ace as rank index 0. */
const NO_LOW = 0b1_0000_0000;

function ofFive(cards: readonly Card[]): number | null {
  let ranks = 0;
  for (const card of cards) ranks |= 1 << (aceLow(card) - 1);
  return ranks < NO_LOW && sizeOf(ranks) === 5 ? NO_LOW - ranks : null;
}

/** The low half of a split pot: five different ranks, none above eight (docs/rules.md §1). */
export const eightOrBetter: HandRanking = {
  id: 'eight-or-better',
  half: 'low',
  strength: (hole, board, played) => strongest(fiveCardHands(hole, board, played), ofFive)?.strength ?? null,
  best(hole, board, played) {
    const made = strongest(fiveCardHands(hole, board, played), ofFive);
    return made && { strength: made.strength, ...readAceToFive(made.cards) };
  },
  showing: showingAceToFive,
};
