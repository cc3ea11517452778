import type { Card } from '../card.ts';
import { aceLowSet } from './card-sets.ts';
import { lowestOf, sizeOf } from './rank-set.ts';
import { ranking } from './ranking.ts';
import { readAceToFive } from './read-out.ts';
import { showingAceToFive } from './showing.ts';

/** The ranks that may stand in such a low, ace (rank index 0) to eight. */
const ACE_TO_EIGHT = 0b1111_1111;

/** The low half of a split pot: five different ranks, none above eight (docs/rules.md §1). */
export const eightOrBetter = ranking({
  id: 'eight-or-better',
  half: 'low',
  ofAny(hole, board) {
    const low = lowRanks(hole) | lowRanks(board);
    return sizeOf(low) < 5 ? null : strengthOf(lowestOf(low, 5));
  },
  ofTwo(hole, board) {
    const shared = lowRanks(board);
    if (sizeOf(shared) < 3) return null;
    let best: number | null = null;
    for (const [index, first] of hole.entries()) {
      for (const second of hole.slice(index + 1)) {
        const own = lowRanks([first, second]);
        const others = shared & ~own;
        // A pair, a high card, or a board that only repeats these two leaves no five ranks.
        if (sizeOf(own) < 2 || sizeOf(others) < 3) continue;
        const strength = strengthOf(own | lowestOf(others, 3));
        if (best === null || strength > best) best = strength;
      }
    }
    return best;
  },
  read: readAceToFive,
  showing: showingAceToFive,
});

/** Sets of five ranks compare as numbers, the highest rank first: the smaller the better. */
function strengthOf(fiveRanks: number): number {
  return ACE_TO_EIGHT + 1 - fiveRanks;
}

function lowRanks(cards: readonly Card[]): number {
  let ranks = 0;
  for (const card of cards) ranks |= 1 << (card >> 2);
  return aceLowSet(ranks) & ACE_TO_EIGHT;
}
