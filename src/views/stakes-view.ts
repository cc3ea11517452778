import type { Chips } from '../shared/chips.ts';
import { gameOf } from '../engine/games/index.ts';
import type { TableSettings } from '../table/settings.ts';

/** The two numbers a table is called by: its blinds, or in fixed limit its two bet sizes. */
export interface StakesView {
  readonly small: Chips;
  readonly big: Chips;
}

export function stakesView({ gameId, limit, smallBlind, bigBlind, ante }: TableSettings): StakesView {
  if (limit === 'fixed-limit') return { small: bigBlind, big: 2 * bigBlind };
  // Where the button posts the only blind, the ante is the other forced bet.
  return { small: gameOf(gameId).forcedBets === 'button-blind' ? ante : smallBlind, big: bigBlind };
}
