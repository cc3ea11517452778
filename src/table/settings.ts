import type { Chips } from '../shared/chips.ts';
import type { GameId, Limit } from '../engine/games/game.ts';
import type { RakeSchedule } from '../engine/rake.ts';

/** What a table is opened with; it stays the same for the table's whole life. Amounts in cents. */
export interface TableSettings {
  /** What the table is called in its messages; already cleaned of control characters. */
  readonly name: string;
  readonly gameId: GameId;
  readonly limit: Limit;
  readonly smallBlind: Chips;
  /** Fixed limit: the big blind is the small bet, and the big bet twice that. */
  readonly bigBlind: Chips;
  readonly ante: Chips;
  /** Stud games, otherwise 0. */
  readonly bringIn: Chips;
  /** The smallest chip: buy-ins, bets and rake are multiples of it. */
  readonly chipUnit: Chips;
  readonly seats: number;
  readonly minBuyIn: Chips;
  readonly maxBuyIn: Chips;
  /** Buy-in plus top-ups of one session never exceed it; winnings may (docs/rules.md §5). */
  readonly sessionCeiling: Chips;
  readonly clock: ClockSettings;
  readonly rake: RakeSchedule;
  /** One session may begin below the minimum buy-in. */
  readonly shortBuyIn: boolean;
}

/** All in milliseconds. */
export interface ClockSettings {
  /** Per act. */
  readonly turnMs: number;
  /** The time bank a player sits down with, which is also its most. */
  readonly bankMs: number;
  /** Added to the bank for each hand played. */
  readonly bankPerHandMs: number;
  /** Between the end of a hand and the next deal. */
  readonly pauseMs: number;
  /** Sitting out longer than this, the player is stood up. */
  readonly awayMs: number;
  /** C's «dead hand»: out of time folds even when checking is free. */
  readonly strict: boolean;
}
