import { statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { guarded } from './store-error.ts';

/** How the database is, for whoever asks whether all is well. */
export interface DatabaseHealth {
  /** What SQLite finds wrong with what everybody needs; empty when nothing. */
  readonly damage: readonly string[];
  /** Over all accounts: zero, or chips were made or lost; null: they cannot be read. */
  readonly sum: Chips | null;
  /** Bytes; null: in memory. */
  readonly size: number | null;
  /** Bytes left on its disk; null: in memory. */
  readonly free: number | null;
}

/** Nothing works without these, and they do not grow with the hands that were played. */
const ALWAYS_NEEDED = ['members', 'accounts'];

/** A damaged page of these would be met only by the first who sits down, with the bot running. */
export function damageIn(connection: Database.Database): readonly string[] {
  return ALWAYS_NEEDED.flatMap((table) => damageOf(connection, table));
}

function damageOf(connection: Database.Database, table: string): readonly string[] {
  try {
    const found = connection.pragma(`quick_check(${table})`) as readonly { readonly quick_check: string }[];
    return found.map(({ quick_check: text }) => text).filter((text) => text !== 'ok');
  } catch (error) {
    // Where its very root is damaged, there is nothing it could check.
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CORRUPT'))
      return [error.message];
    throw error;
  }
}

/**
 * Reads only, and no more of a file with a million hands than of a new one: no table stands still for it. Every page
 * and reference is looked at in each backup.
 */
export function healthOf(connection: Database.Database): DatabaseHealth {
  return guarded(() => {
    const damage = damageIn(connection);
    const { name, memory } = connection;
    return {
      damage,
      sum: damage.length === 0 ? sumIn(connection) : null,
      size: memory ? null : statSync(name).size,
      free: memory ? null : freeBytesAt(dirname(name)),
    };
  });
}

function sumIn(connection: Database.Database): Chips {
  const sum = connection.prepare<[], number>('SELECT coalesce(sum(balance), 0) FROM accounts').pluck().get();
  return sum ?? 0;
}

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
