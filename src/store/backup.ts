import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import Database from 'better-sqlite3';
import { checkFile } from './check-file.ts';
import { erasureListAmong, erasureListBeside } from './erasure-list.ts';
import { StoreError, guarded } from './store-error.ts';

export interface BackupRequest {
  readonly databasePath: string;
  readonly directory: string;
  /** How many backups of this database stay in the folder; null: all of them. */
  readonly keep: number | null;
  /** Epoch ms. */
  readonly now: number;
}

/** A backup that was taken and checked. */
export interface Backup {
  readonly path: string;
  readonly bytes: number;
  readonly accounts: number;
  /** Those that are not closed. */
  readonly tables: number;
}

/** Another process may be in the middle of a commit. */
const BUSY_TIMEOUT_MS = 10_000;

/** What a backup that was cut short has left behind goes after this long: another may be under way. */
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Copies a database that may be in use, and checks the copy before it gets its name. SQLite writes the copy
 * anew from one moment of the original: nothing of what was erased is in it, and no player waits for it.
 * Throws a StoreError that says what to do.
 */
export function takeBackup({ databasePath, directory, keep, now }: BackupRequest): Backup {
  return guarded(() => {
    if (!existsSync(databasePath)) {
      throw new StoreError(
        'cannotOpen',
        `There is no database at ${databasePath}: check DATABASE_PATH. The bot makes it at its first start.`,
      );
    }
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const path = join(directory, `${stemOf(databasePath)}-${stampOf(now)}.sqlite`);
    const unfinished = `${path}.unfinished`;
    // VACUUM INTO accepts an empty file; made here, it is nobody else's to read from the first byte on.
    closeSync(openSync(unfinished, 'wx', 0o600));
    try {
      copy(databasePath, unfinished);
      const { accounts, tables } = checkFile(unfinished, databasePath);
      const bytes = statSync(unfinished).size;
      synced(unfinished);
      renameSync(unfinished, path);
      synced(directory);
      tidy({ databasePath, directory, keep, now });
      erasureListAmong(directory, databasePath).add(erasureListBeside(databasePath).all());
      return { path, bytes, accounts, tables };
    } finally {
      rmSync(unfinished, { force: true });
    }
  });
}

/** When the newest backup of a database in a folder was taken (epoch ms); null: there is none. */
export function lastBackupAt(databasePath: string, directory: string): number | null {
  return guarded(() => backupsOf(databasePath, directory).at(-1)?.takenAt ?? null);
}

function copy(from: string, to: string): void {
  const source = new Database(from, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    source.prepare('VACUUM INTO ?').run(to);
  } finally {
    source.close();
  }
}

/** SQLite does not wait for the disk here: without this, a power cut could leave a name and no content. */
function synced(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Only what bears the name of a backup of this very database is ever removed. */
function tidy({ databasePath, directory, keep, now }: BackupRequest): void {
  const backups = backupsOf(databasePath, directory);
  if (keep !== null) for (const { path } of backups.slice(0, -keep)) rmSync(path, { force: true });
  for (const { path, takenAt } of named(databasePath, directory, '.sqlite.unfinished')) {
    if (takenAt < now - UNFINISHED_KEPT_MS) rmSync(path, { force: true });
  }
}

interface Named {
  readonly path: string;
  /** Epoch ms. */
  readonly takenAt: number;
}

/** Oldest first. */
function backupsOf(databasePath: string, directory: string): readonly Named[] {
  return named(databasePath, directory, '.sqlite');
}

function named(databasePath: string, directory: string, ending: string): readonly Named[] {
  if (!existsSync(directory)) return [];
  const prefix = `${stemOf(databasePath)}-`;
  return readdirSync(directory)
    .filter((name) => name.startsWith(prefix) && name.endsWith(ending))
    .map((name) => ({
      path: join(directory, name),
      takenAt: timeOf(name.slice(prefix.length, -ending.length)),
    }))
    .filter(({ takenAt }) => !Number.isNaN(takenAt))
    .sort((one, other) => one.takenAt - other.takenAt);
}

function stemOf(databasePath: string): string {
  return basename(databasePath, extname(databasePath));
}

/** The time as a file name may hold it: `2026-01-31T08-15-00-000Z`. */
function stampOf(now: number): string {
  return new Date(now).toISOString().replaceAll(/[:.]/g, '-');
}

function timeOf(stamp: string): number {
  const [, day = '', hours = '', minutes = '', seconds = '', milliseconds = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(stamp) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}
