import { rankOf, type Card } from '../card.ts';
import { aceLow, groupsOf } from './read-out.ts';

/**
 * Strength of one to four up cards as a high hand: four of a kind, three, two pair, a pair, then the
 * cards. Straights and flushes need a fifth card. Comparable among equal counts of cards.
 */
export function showingHigh(upCards: readonly Card[]): number {
  return showing(upCards, rankOf);
}

/** The same for an ace-to-five low: pairs count against, the ace is the lowest card. */
export function showingAceToFive(upCards: readonly Card[]): number {
  return -showing(upCards, aceLow);
}

/** Sixteen to the power of the most cards that lie up: the sizes of the groups outweigh their ranks. */
const SIZE_WEIGHT = 16 ** 4;

function showing(upCards: readonly Card[], value: (card: Card) => number): number {
  const groups = groupsOf(upCards, value);
  let sizes = 0;
  let values = 0;
  for (let place = 0; place < 4; place++) {
    const group = groups[place];
    const first = group?.cards[0];
    sizes = sizes * 16 + (group?.cards.length ?? 0);
    values = values * 16 + (first === undefined ? 0 : value(first));
  }
  return sizes * SIZE_WEIGHT + values;
}
