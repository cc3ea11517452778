import {
  LETTERS,
  RANK_SUMS,
  RANK_SUM_BITS,
  displacementLetter,
  type RankSumHashRecipe,
} from '../../../../src/engine/evaluation/rank-sum-hash.ts';

/** All sums of so many rank numbers, at most four of each rank. */
export function rankSums(cards: number): number[] {
  const sums: number[] = [];
  const add = (rank: number, left: number, sum: number): void => {
    const number = RANK_SUMS[rank];
    if (number === undefined) {
      if (left === 0) sums.push(sum);
      return;
    }
    for (let count = 0; count <= 4 && count <= left; count++)
      add(rank + 1, left - count, sum + count * number);
  };
  add(0, cards, 0);
  return sums;
}

/**
 * Finds the displacements of a hash: rows with many sums first, each moved by the smallest multiple of
 * the stride at which all its sums fall into free slots. Throws where a row finds no place: another
 * factor or stride must be tried then.
 */
export function buildLetters({
  cards,
  factor,
  rowBits,
  slotBits,
  stride,
}: Omit<RankSumHashRecipe, 'letters'>): string {
  const rows = Array.from({ length: 1 << rowBits }, (_, row) => ({ row, places: [] as number[] }));
  for (const sum of rankSums(cards)) {
    const hash = Math.imul(sum, factor << (32 - RANK_SUM_BITS));
    rows[hash >>> (32 - rowBits)]?.places.push(hash >>> 9);
  }
  const taken = new Set<number>();
  const letters = Array.from({ length: rows.length }, () => displacementLetter(0));
  for (const { row, places } of rows.toSorted((a, b) => b.places.length - a.places.length)) {
    const slotsAt = (multiple: number) =>
      places.map((place) => (place + multiple * stride) & ((1 << slotBits) - 1));
    const fits = (slots: readonly number[]) =>
      new Set(slots).size === slots.length && slots.every((slot) => !taken.has(slot));
    let multiple = 0;
    while (!fits(slotsAt(multiple))) multiple++;
    if (multiple >= LETTERS) throw new Error(`no place for row ${row}`);
    letters[row] = displacementLetter(multiple);
    for (const slot of slotsAt(multiple)) taken.add(slot);
  }
  return letters.join('');
}
