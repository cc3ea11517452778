import type { Chips } from '../shared/chips.ts';

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
