import type { Rank } from '../card.ts';
import { countSets, type SuitSets } from './card-sets.ts';
import { RANK_COUNT, highestOf, placeOfHighest, setsOf, sizeOf } from './rank-set.ts';

/** The categories that strengths keep apart; a royal flush is the best straight flush. */
export type StrengthCategory =
  | 'high-card'
  | 'one-pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush';

/** One order of high hands: what beats what, and which straight the low ace makes. */
export interface HighOrder {
  /** The strength just below the weakest hand of each category. */
  readonly floor: Readonly<Record<StrengthCategory, number>>;
  /** The top card of the straight in which the ace is low, or null where it never is. */
  readonly wheelTop: Rank | null;
  /** The ranks of that straight as a rank set, or 0. */
  readonly wheel: number;
}

/** What tells the orders of this room apart. */
export type HighOrderOptions = Pick<HighOrder, 'wheelTop'> & { readonly flushBeatsFullHouse: boolean };

/** The ace as a rank set. */
const ACE = 1 << (RANK_COUNT - 1);

/** How many strengths each category takes up. */
const SIZES: Readonly<Record<StrengthCategory, number>> = {
  'high-card': setsOf(5),
  'one-pair': RANK_COUNT * setsOf(3),
  'two-pair': setsOf(2) * RANK_COUNT,
  'three-of-a-kind': RANK_COUNT * setsOf(2),
  straight: RANK_COUNT,
  flush: setsOf(5),
  'full-house': RANK_COUNT * RANK_COUNT,
  'four-of-a-kind': RANK_COUNT * RANK_COUNT,
  'straight-flush': RANK_COUNT,
};

/** No strength of any order is higher. */
export const HIGHEST_STRENGTH = Object.values(SIZES).reduce((total, size) => total + size, 0);

/** Makes an order. Its strengths begin at 1, so that 0 can mean «no hand». */
export function highOrder({ wheelTop, flushBeatsFullHouse }: HighOrderOptions): HighOrder {
  const weakestFirst: readonly StrengthCategory[] = [
    'high-card',
    'one-pair',
    'two-pair',
    'three-of-a-kind',
    'straight',
    ...(flushBeatsFullHouse ? (['full-house', 'flush'] as const) : (['flush', 'full-house'] as const)),
    'four-of-a-kind',
    'straight-flush',
  ];
  const floor = { ...SIZES };
  let next = 1;
  for (const category of weakestFirst) {
    floor[category] = next;
    next += SIZES[category];
  }
  return { floor, wheelTop, wheel: wheelTop === null ? 0 : ACE | (0b1111 << (wheelTop - 5)) };
}

/** Strength of the best hand that five to seven cards make. */
export function strengthOfCards(order: HighOrder, cards: SuitSets): number {
  const flush = flushIn(cards);
  if (flush !== 0) return strengthOfFlush(order, flush);
  const { ones, twos, threes, fours } = countSets(cards);
  return strengthOfRanks(order, ones, twos, threes, fours);
}

/** The ranks of the suit of which there are five cards or more, or no ranks. */
function flushIn({ clubs, diamonds, hearts, spades }: SuitSets): number {
  if (sizeOf(clubs) >= 5) return clubs;
  if (sizeOf(diamonds) >= 5) return diamonds;
  if (sizeOf(hearts) >= 5) return hearts;
  return sizeOf(spades) >= 5 ? spades : 0;
}

/**
 * Strength of the best hand that five to seven cards make by their ranks alone. The four rank sets
 * hold the ranks of which there are at least one, two, three, four cards.
 *
 * The tests run strongest first in every order of this room: those that change places (flush and full
 * house; straight and three of a kind in some rooms) cannot both be refused here, because a full house
 * in seven cards leaves room for four ranks only and a flush needs five.
 */
export function strengthOfRanks(
  { floor, wheel }: HighOrder,
  ones: number,
  twos: number,
  threes: number,
  fours: number,
): number {
  if (fours !== 0) {
    const four = highestOf(fours);
    return floor['four-of-a-kind'] + four * RANK_COUNT + highestOf(ones ^ (1 << four));
  }
  const three = threes === 0 ? -1 : highestOf(threes);
  if (three >= 0) {
    const pairs = twos ^ (1 << three);
    if (pairs !== 0) return floor['full-house'] + three * RANK_COUNT + highestOf(pairs);
  }
  const straight = straightIn(ones, wheel);
  if (straight >= 0) return floor.straight + straight;
  if (three >= 0)
    return floor['three-of-a-kind'] + three * setsOf(2) + placeOfHighest(ones ^ (1 << three), 2);
  return twos === 0 ? floor['high-card'] + placeOfHighest(ones, 5) : strengthOfPairs(floor, ones, twos);
}

function strengthOfPairs(floor: HighOrder['floor'], ones: number, twos: number): number {
  const pair = highestOf(twos);
  const others = ones ^ (1 << pair);
  const morePairs = twos ^ (1 << pair);
  if (morePairs === 0) return floor['one-pair'] + pair * setsOf(3) + placeOfHighest(others, 3);
  const kicker = highestOf(others ^ (1 << highestOf(morePairs)));
  return floor['two-pair'] + placeOfHighest(twos, 2) * RANK_COUNT + kicker;
}

/** Strength of five or more cards of one suit, given as their rank set. */
export function strengthOfFlush({ floor, wheel }: HighOrder, ranks: number): number {
  const straight = straightIn(ranks, wheel);
  return straight >= 0 ? floor['straight-flush'] + straight : floor.flush + placeOfHighest(ranks, 5);
}

/** The top rank index of the best straight in a rank set, or -1. */
function straightIn(ranks: number, wheel: number): number {
  const lowestCards = ranks & (ranks >> 1) & (ranks >> 2) & (ranks >> 3) & (ranks >> 4);
  if (lowestCards !== 0) return highestOf(lowestCards) + 4;
  if (wheel === 0 || (ranks & wheel) !== wheel) return -1;
  return highestOf(wheel ^ ACE);
}
