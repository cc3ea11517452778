import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import type { GuildId, TableId } from '../shared/ids.ts';
import { tableId } from '../shared/ids.ts';
import { invariant } from '../shared/invariant.ts';
import type { AccountId } from '../ledger/account.ts';
import type { Transfer, TransferReason } from '../ledger/transfer.ts';
import { guarded } from './store-error.ts';

/** One line of an account, seen from that account. */
export interface Entry {
  /** Epoch ms. */
  readonly at: number;
  /** Above zero: into the account. */
  readonly amount: Chips;
  readonly reason: TransferReason;
  readonly table: { readonly id: TableId; readonly name: string } | null;
}

export interface Accounts {
  /** 0 for an account that does not exist yet. */
  balanceOf(account: AccountId): Chips;
  /** Newest first. */
  entriesOf(account: AccountId, limit: number): readonly Entry[];
  /** When chips last came into an account for this reason (epoch ms); null: never. */
  lastIntoFor(account: AccountId, reason: TransferReason): number | null;
  /** Whether a transfer with this key is in the books. */
  isBooked(key: string): boolean;
}

/** Plain statements, made once: this is the part of the store that every act of a player goes through. */
export interface Bookkeeping {
  open(account: AccountId, guildId: GuildId): void;
  /** Writes transfers and moves the balances; part of a transaction, never one of its own. */
  book(transfers: readonly Transfer[], at: number): void;
}

export function accountsIn(connection: Database.Database): Accounts {
  const balance = connection.prepare<[string], Chips>('SELECT balance FROM accounts WHERE id = ?').pluck();
  const entries = connection.prepare<[{ account: string; limit: number }], EntryRow>(ENTRIES);
  const last = connection
    .prepare<[string, string], number>(
      'SELECT at FROM transfers WHERE to_id = ? AND reason = ? ORDER BY position DESC LIMIT 1',
    )
    .pluck();
  const booked = connection.prepare<[string], 1>('SELECT 1 FROM transfers WHERE key = ?').pluck();
  return {
    balanceOf: (account) => guarded(() => balance.get(account) ?? 0),
    entriesOf: (account, limit) => guarded(() => entries.all({ account, limit }).map(entryOf)),
    lastIntoFor: (account, reason) => guarded(() => last.get(account, reason) ?? null),
    isBooked: (key) => guarded(() => booked.get(key) !== undefined),
  };
}

export function bookkeepingIn(connection: Database.Database): Bookkeeping {
  const insertAccount = connection.prepare<[string, string, string]>(
    'INSERT INTO accounts (id, kind, guild_id) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING',
  );
  const insertTransfer = connection.prepare<[string, string, string, number, string, number]>(
    'INSERT INTO transfers (key, from_id, to_id, amount, reason, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const addToBalance = connection.prepare<[number, string]>(
    'UPDATE accounts SET balance = balance + ? WHERE id = ?',
  );
  const move = (account: AccountId, amount: Chips): void => {
    const { changes } = addToBalance.run(amount, account);
    invariant(changes === 1, `there is no account ${account}`);
  };
  return {
    open(account, guildId) {
      insertAccount.run(account, account.slice(0, account.indexOf(':')), guildId);
    },
    book(transfers, at) {
      for (const { key, from, to, amount, reason } of transfers) {
        insertTransfer.run(key, from, to, amount, reason, at);
        move(from, -amount);
        move(to, amount);
      }
    },
  };
}

interface EntryRow {
  readonly at: number;
  readonly amount: Chips;
  readonly reason: string;
  readonly table_id: string | null;
  readonly table_name: string | null;
}

/** The two indices are walked from their newest end, so the length of the books does not matter. */
const ENTRIES = `
  SELECT entry.at, entry.amount, entry.reason, tables.id AS table_id, tables.name AS table_name
  FROM (
    SELECT * FROM (
      SELECT position, at, -amount AS amount, reason, to_id AS other FROM transfers
      WHERE from_id = @account ORDER BY position DESC LIMIT @limit)
    UNION ALL
    SELECT * FROM (
      SELECT position, at, amount, reason, from_id AS other FROM transfers
      WHERE to_id = @account ORDER BY position DESC LIMIT @limit)
  ) AS entry
  LEFT JOIN tables ON entry.other LIKE 'table:%' AND tables.id = substr(entry.other, length('table:') + 1)
  ORDER BY entry.position DESC LIMIT @limit`;

function entryOf(row: EntryRow): Entry {
  const { at, amount, table_id: id, table_name: name } = row;
  return {
    at,
    amount,
    // The column holds only what `book` wrote.
    reason: row.reason as TransferReason,
    table: id === null || name === null ? null : { id: tableId(id), name },
  };
}
