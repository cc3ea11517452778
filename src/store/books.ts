import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { guarded } from './store-error.ts';

/** The raw books, for checking them. */
export interface Books {
  /** Every account: the balance that is kept, and the one that its transfers add up to. */
  balances(): readonly AccountBalance[];
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
  return { balances: () => guarded(() => balances.all()) };
}
