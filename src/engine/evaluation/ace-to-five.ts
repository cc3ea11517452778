import { aceLowSet, countSets, suitSets } from './card-sets.ts';
import { WORST_LOW, badnessOfLow } from './low-order.ts';
import { ranking } from './ranking.ts';
import { readAceToFive } from './read-out.ts';
import { showingAceToFive } from './showing.ts';

/** Razz: the lowest hand wins, the ace is low, straights and flushes do not count (docs/rules.md §1). */
export const aceToFive = ranking({
  id: 'ace-to-five',
  half: 'low',
  ofAny(hole, board) {
    const { ones, twos, threes } = countSets(suitSets(hole, board));
    return WORST_LOW - badnessOfLow(aceLowSet(ones), aceLowSet(twos), aceLowSet(threes));
  },
  read: readAceToFive,
  showing: showingAceToFive,
});
