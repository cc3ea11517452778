import { parseAmount } from '../../i18n/parse-amount.ts';
import type { AllowedStakes } from '../../runtime/floor-protocol.ts';
import type { Chips } from '../../shared/chips.ts';
import type { WrittenStakes } from '../../table/stakes.ts';
import { typed } from './typed-amounts.ts';

/** More stakes than that are no list to choose from any more. */
export const MOST_STAKES = 15;

/** `1/2`, or one number; null: neither. */
export function stakesIn(text: string): WrittenStakes | null {
  const [first, second, ...rest] = text.split('/').map(figuresIn);
  if (first === undefined || first === null || rest.length > 0 || second === null) return null;
  return { first, second: second ?? null };
}

/** `1/2 2/5 5/10`, each with both its numbers, the lowest first; null where that cannot be read. */
export function stakesListIn(text: string): readonly AllowedStakes[] | null {
  const parts = text
    .trim()
    .replaceAll(/\s*\/\s*/g, '/')
    .split(/[;,]?\s+|;/);
  const stakes: AllowedStakes[] = [];
  for (const part of parts) {
    const written = stakesIn(part);
    const [small, big] = [written?.first ?? 0, written?.second ?? 0];
    if (small === 0 || small > big) return null;
    if (!stakes.some((other) => other.small === small && other.big === big)) stakes.push({ small, big });
  }
  stakes.sort((one, other) => one.big - other.big || one.small - other.small);
  return stakes.length > MOST_STAKES ? null : stakes;
}

/** Stakes as they can be typed in every language. */
export function typedStakes({ small, big }: AllowedStakes): string {
  return `${typed(small)}/${typed(big)}`;
}

function figuresIn(text: string): Chips | null {
  const amount = parseAmount(text, { bigBlind: null, chipUnit: 1, pot: null, allInTo: null });
  return amount.ok ? amount.value : null;
}
