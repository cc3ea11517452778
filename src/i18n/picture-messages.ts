import type { Named } from './table-messages.ts';

/** What stands for a picture where it cannot be seen; the facts in it come in the words of the table. */
export interface PictureMessages {
  readonly table: (name: string) => string;
  /** `amount` is written already, without the server's name for its chips: it may be an emoji. */
  readonly pot: (amount: string) => string;
  /** A street before anybody has acted on it. */
  readonly begins: (street: string) => string;
  readonly firstToAct: (who: Named) => string;
  /** Short enough to stand beside a seat: how many cards were exchanged at each draw. */
  readonly drew: (draws: readonly number[]) => string;
  /** As short: opens the street. */
  readonly first: string;
  /** As short: comes in with the big blind. */
  readonly waits: string;
}
