import { describe, expect, test } from 'vitest';
import {
  FIVE_CARDS,
  SEVEN_CARDS,
  rankSumHash,
  slotOf,
} from '../../../src/engine/evaluation/rank-sum-hash.ts';
import { buildLetters, rankSums } from './support/hash-builder.ts';

describe.each([
  { recipe: FIVE_CARDS, sums: 6_175 },
  { recipe: SEVEN_CARDS, sums: 49_205 },
])('the perfect hash of $recipe.cards ranks', ({ recipe, sums }) => {
  test('the shipped displacements are the ones its builder finds', () => {
    expect(buildLetters(recipe)).toBe(recipe.letters);
  });

  test('no two sums are equal, none reaches the suit counters, and each has a slot of its own', () => {
    const all = rankSums(recipe.cards);
    expect(new Set(all).size).toBe(sums);
    expect(Math.max(...all.slice(-1000))).toBeLessThan(2 ** 23);
    const hash = rankSumHash(recipe);
    expect(new Set(all.map((sum) => slotOf(hash, sum))).size).toBe(sums);
  });
});
