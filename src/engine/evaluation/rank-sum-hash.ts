import { DISPLACEMENTS_OF_FIVE, DISPLACEMENTS_OF_SEVEN } from './rank-sum-displacements.ts';

/**
 * One number per rank, so chosen (greedily) that no two sets of five, or of seven, ranks with at most
 * four of each have the same sum. A sum of seven stays below 2^23.
 */
export const RANK_SUMS: readonly number[] = [
  0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
];

/** How many low bits of a card's key its rank number takes; the suit counters stand above. */
export const RANK_SUM_BITS = 23;

/**
 * A perfect hash: gives each sum of five or seven rank numbers a slot of its own.
 *
 *     h = sum * multiplier (32 bits); slot = (displacements[h >>> rowShift] + (h >>> 9)) & slotMask
 *
 * The multiplier holds a factor 2^9, which shifts everything above the sum out of the product.
 */
export interface RankSumHash {
  readonly multiplier: number;
  readonly rowShift: number;
  readonly slotMask: number;
  readonly displacements: Uint16Array;
}

/** The numbers that make a hash; tests build the displacements anew from the others. */
export interface RankSumHashRecipe {
  readonly cards: 5 | 7;
  readonly factor: number;
  readonly rowBits: number;
  readonly slotBits: number;
  /** Displacements are multiples of this. */
  readonly stride: number;
  /** One letter per row: which multiple (see `displacementLetter`). */
  readonly letters: string;
}

export const FIVE_CARDS: RankSumHashRecipe = {
  cards: 5,
  factor: 684601,
  rowBits: 11,
  slotBits: 13,
  stride: 7741,
  letters: DISPLACEMENTS_OF_FIVE,
};

export const SEVEN_CARDS: RankSumHashRecipe = {
  cards: 7,
  factor: 3768347,
  rowBits: 14,
  slotBits: 16,
  stride: 5797,
  letters: DISPLACEMENTS_OF_SEVEN,
};

export function rankSumHash({ factor, rowBits, slotBits, stride, letters }: RankSumHashRecipe): RankSumHash {
  const displacements = new Uint16Array(1 << rowBits);
  for (let row = 0; row < displacements.length; row++) {
    const code = letters.charCodeAt(row);
    displacements[row] = (code > BACKSLASH ? code - FIRST_LETTER - 1 : code - FIRST_LETTER) * stride;
  }
  return {
    multiplier: factor << (32 - RANK_SUM_BITS),
    rowShift: 32 - rowBits,
    slotMask: (1 << slotBits) - 1,
    displacements,
  };
}

/** The slot of a sum. Hot paths say the same with constants. */
export function slotOf({ multiplier, rowShift, slotMask, displacements }: RankSumHash, sum: number): number {
  const product = Math.imul(sum, multiplier);
  return ((displacements[product >>> rowShift] ?? 0) + (product >>> 9)) & slotMask;
}

/** Displacements are written as the printable letters from here on, without the backslash. */
const FIRST_LETTER = 40;
const BACKSLASH = 92;
/** How many displacements a letter can tell apart. */
export const LETTERS = 86;

export function displacementLetter(multiple: number): string {
  const code = FIRST_LETTER + multiple;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
}
