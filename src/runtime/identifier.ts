import { randomInt } from 'node:crypto';

/**
 * No vowels, so no words; no characters that are taken for one another; and none of the letters of the
 * suits, so that nobody, the log's own cleaning included, reads cards into `7s6h2s`.
 */
const LETTERS = '23456789bfgjkmnpqrtvwxz';

/** A random text of letters and digits, such as `k7wd3rq9`: ids, and references for the log. */
export function randomIdentifier(length: number): string {
  return Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
