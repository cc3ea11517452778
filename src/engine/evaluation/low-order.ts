import { RANK_COUNT, highestOf, lowestOf, placeOfHighest, setsOf, sizeOf } from './rank-set.ts';

/**
 * How bad an ace-to-five low is: the lower, the better. The rank sets are as in `strengthOfRanks`, but
 * with the ace as rank index 0 and the king as 12. Straights and flushes do not exist; of five to seven
 * cards the least bad five are taken.
 */
export function badnessOfLow(ones: number, twos: number, threes: number): number {
  const different = sizeOf(ones);
  if (different >= 5) return placeOfHighest(lowestOf(ones, 5), 5);
  if (different === 4) {
    const pair = lowestOf(twos, 1);
    return ONE_PAIR + highestOf(pair) * setsOf(3) + placeOfHighest(ones ^ pair, 3);
  }
  if (different === 3) return badnessOfThreeRanks(ones, twos, threes);
  return badnessOfTwoRanks(ones, twos, threes);
}

const ONE_PAIR = setsOf(5);
const TWO_PAIR = ONE_PAIR + RANK_COUNT * setsOf(3);
const THREE_OF_A_KIND = TWO_PAIR + setsOf(2) * RANK_COUNT;
const FULL_HOUSE = THREE_OF_A_KIND + RANK_COUNT * setsOf(2);
const FOUR_OF_A_KIND = FULL_HOUSE + RANK_COUNT * RANK_COUNT;
export const WORST_LOW = FOUR_OF_A_KIND + RANK_COUNT * RANK_COUNT;

function badnessOfThreeRanks(ones: number, twos: number, threes: number): number {
  if (sizeOf(twos) === 1) {
    return THREE_OF_A_KIND + highestOf(threes) * setsOf(2) + placeOfHighest(ones ^ threes, 2);
  }
  const pairs = lowestOf(twos, 2);
  return TWO_PAIR + placeOfHighest(pairs, 2) * RANK_COUNT + highestOf(ones ^ pairs);
}

function badnessOfTwoRanks(ones: number, twos: number, threes: number): number {
  const three = lowestOf(threes, 1);
  const other = highestOf(ones ^ three);
  const floor = (twos ^ three) === 0 ? FOUR_OF_A_KIND : FULL_HOUSE;
  return floor + highestOf(three) * RANK_COUNT + other;
}
