import type { Chips } from '../shared/chips.ts';
import type { GameId, Limit } from '../engine/games/game.ts';
import type { RakeSchedule } from '../engine/rake.ts';

/** What a table is opened with; it stays the same for the table's whole life. Amounts in cents. */
export interface TableSettings {
  /** What the table is called in its messages; already cleaned of control characters. */
  readonly name: string;
  readonly gameId: GameId;
  readonly limit: Limit;
  /** 0 in games without a small blind (stud, and where the button posts the only blind). */
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

/** What a person asks for when opening a table; null: the room's default. Amounts in cents. */
export interface TableRequest {
  /** Already cleaned of control characters. */
  readonly name: string;
  readonly gameId: GameId;
  /** Null: the first the game is dealt with. */
  readonly limit: Limit | null;
  /** Null: half of the big blind. Ignored by games without a small blind. */
  readonly smallBlind: Chips | null;
  /** The big blind; in fixed limit and stud the small bet. */
  readonly bigBlind: Chips;
  readonly ante: Chips | null;
  readonly bringIn: Chips | null;
  readonly seats: number | null;
  readonly minBuyIn: Chips | null;
  readonly maxBuyIn: Chips | null;
  /** Per act; hours on a slow table. */
  readonly turnMs: number | null;
  readonly bankMs: number | null;
  readonly awayMs: number | null;
  readonly strictClock: boolean;
  readonly shortBuyIn: boolean;
}

/** What the server lays down for every table. */
export interface TableLimits {
  readonly sessionCeiling: Chips;
  readonly rake: RakeSchedule;
}

/** Why no table can be opened with these settings. */
export type SettingsRefusal =
  | { readonly code: 'limitNotDealt'; readonly gameId: GameId; readonly limits: readonly Limit[] }
  /** Not a whole positive number of cents, or above what the room deals. */
  | {
      readonly code: 'stakesOutOfRange';
      readonly minimum: Chips;
      readonly maximum: Chips;
      readonly offered: Chips;
    }
  /** Fixed limit: the big bet is twice the small one. */
  | {
      readonly code: 'bigBetNotDouble';
      readonly smallBet: Chips;
      readonly bigBet: Chips;
      readonly offered: Chips;
    }
  | { readonly code: 'smallBlindAboveBig'; readonly bigBlind: Chips; readonly offered: Chips }
  | {
      readonly code: 'anteOutOfRange';
      readonly minimum: Chips;
      readonly maximum: Chips;
      readonly offered: Chips;
    }
  | {
      readonly code: 'bringInOutOfRange';
      readonly minimum: Chips;
      readonly maximum: Chips;
      readonly offered: Chips;
    }
  | {
      readonly code: 'seatsOutOfRange';
      readonly minimum: number;
      readonly maximum: number;
      readonly offered: number;
    }
  /** A buy-in that is not a multiple of the table's smallest chip. */
  | { readonly code: 'buyInNotInChipUnits'; readonly chipUnit: Chips; readonly offered: Chips }
  /** The least may not be above the most, nor below one big blind. */
  | {
      readonly code: 'buyInRange';
      readonly minimum: Chips;
      readonly maximum: Chips;
      readonly bigBlind: Chips;
    }
  /** Nobody could buy in for so much: the session's ceiling is lower. */
  | { readonly code: 'buyInAboveCeiling'; readonly buyIn: Chips; readonly ceiling: Chips }
  | {
      readonly code: 'clockOutOfRange';
      readonly minimumMs: number;
      readonly maximumMs: number;
      readonly offeredMs: number;
    };
