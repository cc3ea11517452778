import { downToUnit, type Chips } from '../shared/chips.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Limit } from '../engine/games/game.ts';
import type { SettingsRefusal } from './settings.ts';

/** Chips a table may be dealt in, largest first; the last one divides every amount. */
const CHIP_UNITS: readonly { readonly unit: Chips; readonly fromBigBlind: Chips }[] = [
  { unit: 100, fromBigBlind: 100_00 },
  { unit: 25, fromBigBlind: 20_00 },
  { unit: 5, fromBigBlind: 10 },
  { unit: 1, fromBigBlind: 0 },
];

/**
 * A table's smallest chip: 0.01 below NL10 (a big blind of 0.10), 0.05 from there, 0.25 from a big
 * blind of 20.00 and 1.00 from 100.00; smaller where a stake is not a multiple of it.
 */
export function chipUnitFor(bigBlind: Chips, otherStakes: readonly Chips[]): Chips {
  const fits = ({ unit, fromBigBlind }: (typeof CHIP_UNITS)[number]) =>
    bigBlind >= fromBigBlind && [bigBlind, ...otherStakes].every((stake) => stake % unit === 0);
  return CHIP_UNITS.find(fits)?.unit ?? 1;
}

/** A part of a stake, down to the chip unit but never less than one unit (docs/rules.md §2 «blinds», «stud»). */
export function partOfStake(stake: Chips, divisor: number, chipUnit: Chips): Chips {
  return Math.max(chipUnit, downToUnit(Math.floor(stake / divisor), chipUnit));
}

/** Stakes as players write them: `1/2`, or one number. In cents. */
export interface WrittenStakes {
  readonly first: Chips;
  readonly second: Chips | null;
}

/**
 * What the two numbers mean: the blinds, or in fixed limit the two bets («10/20» has blinds of 5 and 10:
 * docs/rules.md §2 «blinds»). One number is the big blind, which in fixed limit is the small bet.
 */
export function blindsOf(
  { first, second }: WrittenStakes,
  limit: Limit,
): Result<{ readonly smallBlind: Chips | null; readonly bigBlind: Chips }, SettingsRefusal> {
  if (second === null) return ok({ smallBlind: null, bigBlind: first });
  if (limit !== 'fixed-limit') return ok({ smallBlind: first, bigBlind: second });
  return second === 2 * first
    ? ok({ smallBlind: null, bigBlind: first })
    : err({ code: 'bigBetNotDouble', smallBet: first, bigBet: 2 * first, offered: second });
}
