import type { Card } from '../card.ts';
import { ALL_RANKS } from './rank-set.ts';

/** Cards as four rank sets, one per suit. */
export interface SuitSets {
  readonly clubs: number;
  readonly diamonds: number;
  readonly hearts: number;
  readonly spades: number;
}

/** Cards as the sets of ranks of which there are at least one, two, three and four. */
export interface CountSets {
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
  readonly fours: number;
}

export function suitSets(hole: readonly Card[], board: readonly Card[]): SuitSets {
  // Two suits share a number, sixteen bits apart.
  let minor = 0;
  let major = 0;
  for (const cards of [hole, board]) {
    for (const card of cards) {
      const bit = 1 << ((card >> 2) + ((card & 1) << 4));
      if ((card & 2) === 0) minor |= bit;
      else major |= bit;
    }
  }
  return {
    clubs: minor & ALL_RANKS,
    diamonds: minor >> 16,
    hearts: major & ALL_RANKS,
    spades: major >> 16,
  };
}

export function countSets({ clubs, diamonds, hearts, spades }: SuitSets): CountSets {
  const anyMinor = clubs | diamonds;
  const bothMinor = clubs & diamonds;
  const anyMajor = hearts | spades;
  const bothMajor = hearts & spades;
  return {
    ones: anyMinor | anyMajor,
    twos: bothMinor | bothMajor | (anyMinor & anyMajor),
    threes: (bothMinor & anyMajor) | (anyMinor & bothMajor),
    fours: bothMinor & bothMajor,
  };
}

/** The same ranks with the ace as the lowest: rank index 0 for the ace … 12 for the king. */
export function aceLowSet(ranks: number): number {
  return ((ranks << 1) | (ranks >> 12)) & ALL_RANKS;
}
