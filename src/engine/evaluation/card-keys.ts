import { RANK_COUNT } from './rank-set.ts';
import { RANK_SUMS, RANK_SUM_BITS } from './rank-sum-hash.ts';

/**
 * One 32-bit number per card: the number of its rank and, above it, three counters of three bits for
 * clubs, diamonds and hearts (the spades are the rest). Adding the keys of some cards counts all at once.
 */
export function cardKeys(): Int32Array {
  const keys = new Int32Array(CARD_SLOTS);
  for (let card = 0; card < RANK_COUNT * 4; card++) {
    const suit = card & 3;
    const counter = suit === SPADES ? 0 : 1 << (RANK_SUM_BITS + 3 * suit);
    keys[card] = (RANK_SUMS[card >> 2] ?? 0) | counter;
  }
  return keys;
}

/** Cards are masked with 63 so that the compiled code needs no bounds check. */
const CARD_SLOTS = 64;
const SPADES = 3;

/**
 * By the suit counters of `cards` cards: the suits of which there are `needed` or more, added up. A suit
 * stands for the place where its part of `suitedRanks` begins, so two such sets can be intersected.
 */
export function suitsWith(needed: number, cards: number): Uint16Array {
  const suits = new Uint16Array(512);
  for (let counters = 0; counters < 512; counters++) {
    const clubs = counters & 7;
    const diamonds = (counters >> 3) & 7;
    const hearts = counters >> 6;
    const minor = (clubs >= needed ? placeOf(0) : 0) | (diamonds >= needed ? placeOf(1) : 0);
    const major =
      (hearts >= needed ? placeOf(2) : 0) |
      (cards - clubs - diamonds - hearts >= needed ? placeOf(SPADES) : 0);
    suits[counters] = minor | major;
  }
  return suits;
}

/** From the place of a suit on, for each card: its rank as a set where it is of that suit, else no rank. */
export function suitedRanks(): Uint16Array {
  const ranks = new Uint16Array(2 * placeOf(SPADES));
  for (let card = 0; card < RANK_COUNT * 4; card++) ranks[placeOf(card & 3) + card] = 1 << (card >> 2);
  return ranks;
}

/** 64, 128, 256, 512: powers of two, none nearer to the next than a deck is long. */
function placeOf(suit: number): number {
  return CARD_SLOTS << suit;
}
