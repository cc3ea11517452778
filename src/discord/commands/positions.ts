/**
 * Reads places of cards as people write them, from 1: `1 3 4`, `1,3`, `134`. Returns them from 0, each
 * once; null where the text is anything else.
 */
export function positionsIn(text: string): readonly number[] | null {
  const digits = text.replaceAll(/[\s,;.+-]+/g, '');
  if (!/^[1-9]{0,9}$/.test(digits)) return null;
  return [...new Set(Array.from(digits, (digit) => Number(digit) - 1))].sort((a, b) => a - b);
}
