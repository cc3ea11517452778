import { statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { guarded } from './store-error.ts';

/** How the database is, for whoever asks whether all is well. */
export interface DatabaseHealth {
  /** What SQLite finds wrong with the file; empty when nothing. */
  readonly damage: readonly string[];
  readonly brokenReferences: number;
  /** Over all accounts: zero, or chips were made or lost. */
  readonly sum: Chips;
  /** Bytes; null: in memory. */
  readonly size: number | null;
  /** Bytes left on its disk; null: in memory. */
  readonly free: number | null;
}

/** Reads only; a quick look at every page of the file, not the slow comparison with every index. */
export function healthOf(connection: Database.Database): DatabaseHealth {
  return guarded(() => {
    const found = connection.pragma('quick_check(5)') as readonly { readonly quick_check: string }[];
    const broken = connection.pragma('foreign_key_check') as readonly unknown[];
    const sum = connection
      .prepare<[], number>('SELECT coalesce(sum(balance), 0) FROM accounts')
      .pluck()
      .get();
    const { name, memory } = connection;
    return {
      damage: found.map(({ quick_check: text }) => text).filter((text) => text !== 'ok'),
      brokenReferences: broken.length,
      sum: sum ?? 0,
      size: memory ? null : statSync(name).size,
      free: memory ? null : freeBytesAt(dirname(name)),
    };
  });
}

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
