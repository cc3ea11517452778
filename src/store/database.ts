import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { lockBeside } from './file-lock.ts';
import { damageIn } from './health.ts';
import { bringUpToDate, pruneBackups } from './migrations.ts';
import { StoreError, guarded } from './store-error.ts';

export interface DatabaseOptions {
  /** The file, or `:memory:`. */
  readonly path: string;
  /** The folder that drizzle-kit generates into. */
  readonly migrationsFolder: string;
  /** Epoch ms. */
  readonly now: number;
}

export interface OpenDatabase {
  readonly connection: Database.Database;
  readonly close: () => void;
}

/** Waiting blocks the whole process, and an interaction has to be answered within three seconds. */
const BUSY_TIMEOUT_MS = 1000;

/** Guards that a rebuilt table would lose without a word. */
const TRIGGERS = [
  'events_never_change',
  'events_never_go',
  'transfers_never_change',
  'transfers_never_go',
  'audit_log_never_changes',
  'audit_log_never_goes',
];

/**
 * The only way a database is opened: locked, with every setting the books rely on asserted, and at this
 * version's schema. Throws a StoreError that says what to do.
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  return guarded(() => {
    const inMemory = options.path === ':memory:';
    if (!inMemory) makePrivate(options.path);
    const release = inMemory
      ? () => undefined
      : lockBeside(options.path, `process ${process.pid}, since ${new Date(options.now).toISOString()}`);
    let connection: Database.Database | null = null;
    try {
      connection = new Database(options.path, { timeout: BUSY_TIMEOUT_MS });
      applySettings(connection, inMemory);
      bringUpToDate(connection, options);
      assertTriggers(connection);
      assertReadable(connection);
      pruneBackups(options);
    } catch (error) {
      connection?.close();
      release();
      throw error;
    }
    const opened = connection;
    return {
      connection: opened,
      close: () => {
        opened.close();
        release();
      },
    };
  });
}

/** The file holds decks of running hands: nobody but its owner reads it. SQLite gives -wal the same rights. */
function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  for (const file of [path, `${path}-lock`]) {
    // A file that is there is not opened: closing it would drop the locks this process may hold on it.
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
    else if (statSync(file).isFile()) chmodSync(file, 0o600);
    else throw new StoreError('cannotOpen', `${file} is not a file: name the database file itself.`);
  }
}

function applySettings(connection: Database.Database, inMemory: boolean): void {
  const settings: readonly (readonly [name: string, value: string, reads: string | number])[] = [
    ['journal_mode', 'WAL', inMemory ? 'memory' : 'wal'],
    // A file that is WAL already comes back with NORMAL, which may lose the last commits with the power.
    ['synchronous', 'FULL', 2],
    ['foreign_keys', 'ON', 1],
    ['busy_timeout', String(BUSY_TIMEOUT_MS), BUSY_TIMEOUT_MS],
    // Otherwise INSERT OR REPLACE would delete a transfer without asking its trigger.
    ['recursive_triggers', 'ON', 1],
  ];
  for (const [name, value, reads] of settings) {
    connection.pragma(`${name} = ${value}`);
    const actual = connection.pragma(name, { simple: true });
    if (actual !== reads) {
      throw new StoreError('unsafe', `SQLite did not accept ${name} = ${value}: it stays ${String(actual)}.`);
    }
  }
}

function assertReadable(connection: Database.Database): void {
  const [found] = damageIn(connection);
  if (found !== undefined) {
    throw new StoreError('corrupt', `The database is damaged: restore a backup. (${found})`);
  }
}

function assertTriggers(connection: Database.Database): void {
  const present = connection.prepare<[string], { name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'trigger' AND name = ?`,
  );
  const missing = TRIGGERS.filter((name) => present.get(name) === undefined);
  if (missing.length > 0) {
    throw new StoreError(
      'unsafe',
      `The database has lost its guards: ${missing.join(', ')}. Restore a backup.`,
    );
  }
}
