import { downToUnit, sum, type Chips } from '../shared/chips.ts';
import type { Pot } from './pots.ts';

/** How the house takes its share of a pot (docs/rules.md §4). Data, so that a table can carry it. */
export type RakeSchedule =
  | { readonly type: 'none' }
  /** The room's own steps and caps. */
  | { readonly type: 'room' }
  /** `basisPoints` of the pot (500 = 5 %), never more than `capBigBlinds` big blinds. */
  | { readonly type: 'percentage'; readonly basisPoints: number; readonly capBigBlinds: number }
  /** A server's own: a percentage, and a cap in cents by the number of players dealt in. */
  | {
      readonly type: 'custom';
      readonly basisPoints: number;
      readonly caps: readonly { readonly fromPlayers: number; readonly cap: Chips }[];
    };

/** What a schedule looks at. */
export interface RakeBase {
  /** All pots together, after the uncalled bet went back. */
  readonly pot: Chips;
  /** Players dealt in, whoever is left. */
  readonly dealtIn: number;
  /** The big blind; in fixed limit the big bet. Level 200 is «NL200». */
  readonly level: Chips;
  readonly chipUnit: Chips;
}

/** The rake of a raked pot in chips, a multiple of the chip unit (docs/rules.md §4). */
export function rakeFor(schedule: RakeSchedule, base: RakeBase): Chips {
  const amount = Math.min(downToUnit(shareOf(schedule, base), base.chipUnit), capOf(schedule, base));
  return downToUnit(amount, base.chipUnit);
}

/**
 * The total rake shared by pot size: each pot's share down to the chip unit, the rest from the main pot
 * (docs/rules.md §4 «several pots»); where that is too small, on from the next. The shares follow the
 * order of the pots.
 */
export function shareRake(total: Chips, pots: readonly Pot[], chipUnit: Chips): readonly Chips[] {
  const inAllPots = sum(pots.map((pot) => pot.amount));
  const shares = pots.map((pot) => downToUnit(Math.floor((total * pot.amount) / inAllPots), chipUnit));
  let rest = total - sum(shares);
  return pots.map((pot, index) => {
    const share = shares[index] ?? 0;
    const extra = Math.min(rest, pot.amount - share);
    rest -= extra;
    return share + extra;
  });
}

/** Chip units from which on the room's steps are those of the larger chip: five cents. */
const LARGE_CHIP_UNIT = 5;

function shareOf(schedule: RakeSchedule, { pot, chipUnit }: RakeBase): Chips {
  switch (schedule.type) {
    case 'none':
      return 0;
    case 'room':
      // 0.01 for each full 0.18; with larger chips 0.055 (11 half cents) for each full 1.00.
      return chipUnit < LARGE_CHIP_UNIT ? Math.floor(pot / 18) : Math.floor((Math.floor(pot / 100) * 11) / 2);
    case 'percentage':
    case 'custom':
      return Math.floor((pot * schedule.basisPoints) / 10_000);
  }
}

function capOf(schedule: RakeSchedule, { dealtIn, level }: RakeBase): Chips {
  switch (schedule.type) {
    case 'none':
      return 0;
    case 'room':
      return roomCap(dealtIn, level);
    case 'percentage':
      return schedule.capBigBlinds * level;
    case 'custom':
      return customCap(schedule.caps, dealtIn);
  }
}

/** The room's caps. Between two bands the lower one holds. */
function roomCap(dealtIn: number, level: Chips): Chips {
  if (dealtIn <= 2) return 100;
  const band = level < 20 ? 0 : level < 400 ? 1 : 2;
  return dealtIn <= 4 ? 100 * (1 + band) : Math.min(200 + 100 * band, 300);
}

/** The cap of the largest number of players that is reached; none below the first. */
function customCap(
  caps: readonly { readonly fromPlayers: number; readonly cap: Chips }[],
  dealtIn: number,
): Chips {
  let [reached, found] = [0, Number.MAX_SAFE_INTEGER];
  for (const { fromPlayers, cap } of caps) {
    if (fromPlayers <= dealtIn && fromPlayers >= reached) [reached, found] = [fromPlayers, cap];
  }
  return found;
}
