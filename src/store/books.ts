import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { guarded } from './store-error.ts';

/** The raw books, for checking them. */
export interface Books {
  /** Every account: the balance that is kept, and the one that its transfers add up to. */
  balances(): readonly AccountBalance[];
  /** What has to hold at every moment, at the cost of one look at the kept balances. */
  totals(): Totals;
}

export interface Totals {
  /** Over all accounts: always zero. */
  readonly sum: Chips;
  /** Of the accounts that may not be overdrawn, which is all but the mints; zero where there are none. */
  readonly lowest: Chips;
}

export interface AccountBalance {
  readonly account: string;
  readonly kept: Chips;
  readonly transferred: Chips;
}

export function booksIn(connection: Database.Database): Books {
  const balances = connection.prepare<[], AccountBalance>(`
    SELECT accounts.id AS account, accounts.balance AS kept,
      coalesce((SELECT sum(amount) FROM transfers WHERE to_id = accounts.id), 0)
      - coalesce((SELECT sum(amount) FROM transfers WHERE from_id = accounts.id), 0) AS transferred
    FROM accounts ORDER BY accounts.id`);
  const totals = connection.prepare<[], Totals>(`
    SELECT coalesce(sum(balance), 0) AS sum,
      coalesce(min(balance) FILTER (WHERE kind <> 'mint'), 0) AS lowest
    FROM accounts`);
  return {
    balances: () => guarded(() => balances.all()),
    totals: () => guarded(() => totals.get() ?? { sum: 0, lowest: 0 }),
  };
}
