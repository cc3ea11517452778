import { closeSync, existsSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { StoreError, storeErrorOf } from './store-error.ts';

/** Backups made before a migration are kept this long; whoever was erased is gone from them afterwards. */
const BACKUP_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface MigrationOptions {
  /** The file, or `:memory:`. */
  readonly path: string;
  readonly migrationsFolder: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Brings the database to this version's schema, after a backup of what was there. Refuses a database
 * that a later version has written.
 */
export function bringUpToDate(database: Database.Database, options: MigrationOptions): void {
  refuseNewer(database, options);
  const known = versionsKnown(options.migrationsFolder);
  const applied = versionApplied(database);
  if (applied === known.at(-1)) return;
  const version = String(known.filter((when) => when <= (applied ?? 0)).length).padStart(4, '0');
  const backup = applied === null ? null : backUp(database, options, version);
  try {
    applyMigrations(database, options.migrationsFolder);
  } catch (error) {
    throw migrationError(error, backup);
  }
}

/** A disk that is full says so, here as everywhere; anything else is the migration's own fault. */
function migrationError(error: unknown, backup: string | null): StoreError {
  const kept = backup === null ? '' : ` A backup from before it is ${backup}.`;
  // Drizzle's own error names the query, and SQLite's is behind it.
  const first = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (isTrouble(first)) {
    const known = storeErrorOf(first);
    if (known instanceof StoreError)
      return new StoreError(known.code, known.message + kept, { cause: error });
  }
  const why = first instanceof Error ? first.message : String(first);
  return new StoreError('migrationFailed', `The database could not be brought up to date: ${why}.${kept}`, {
    cause: error,
  });
}

/** Throws a StoreError where a later version has written the database. */
export function refuseNewer(
  database: Database.Database,
  { path, migrationsFolder }: Pick<MigrationOptions, 'path' | 'migrationsFolder'>,
): void {
  const applied = versionApplied(database);
  const newest = versionsKnown(migrationsFolder).at(-1) ?? 0;
  if (applied === null || applied <= newest) return;
  throw new StoreError(
    'newerDatabase',
    `${path} was written by a later version of Felt. Start that version, or restore a backup made before it.`,
  );
}

/** Of the disk or the file, so that no other migration would fare better. */
function isTrouble(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    /^SQLITE_(FULL|IOERR|READONLY|CORRUPT|NOTADB|BUSY)/.test(error.code)
  );
}

/**
 * Foreign keys are off meanwhile: the migrator works inside a transaction, where SQLite ignores the
 * pragma that its own table rebuilds rely on, and children would be checked against a half-built parent.
 */
function applyMigrations(database: Database.Database, migrationsFolder: string): void {
  database.pragma('foreign_keys = OFF');
  try {
    migrate(drizzle(watched(database)), { migrationsFolder });
  } finally {
    database.pragma('foreign_keys = ON');
  }
}

/** The connection as the migrator gets it: what it does is looked at before it counts. */
function watched(database: Database.Database): Database.Database {
  const prepare = (source: string): Database.Statement => {
    if (source === 'COMMIT') assertReferences(database);
    // A full disk makes SQLite roll back by itself; the migrator's own attempt would fail and hide why.
    if (source === 'ROLLBACK' && !database.inTransaction) database.exec('BEGIN');
    return database.prepare(source);
  };
  return Object.create(database, { prepare: { value: prepare } }) as Database.Database;
}

function assertReferences(database: Database.Database): void {
  const broken = database.pragma('foreign_key_check');
  if (Array.isArray(broken) && broken.length > 0) throw new Error(`${broken.length} broken references`);
}

/** When each migration of this version was generated, oldest first: the number drizzle goes by. */
function versionsKnown(migrationsFolder: string): readonly number[] {
  const path = join(migrationsFolder, 'meta', '_journal.json');
  if (!existsSync(path))
    throw new StoreError('migrationFailed', `There are no migrations in ${migrationsFolder}.`);
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: readonly { when: number }[] };
  return journal.entries.map((entry) => entry.when);
}

function versionApplied(database: Database.Database): number | null {
  const table = database
    .prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'`)
    .get();
  if (table === undefined) return null;
  const last = database
    .prepare<[], { version: number | null }>('SELECT max(created_at) AS version FROM __drizzle_migrations')
    .get();
  return last?.version ?? null;
}

/** One backup per version: a start that fails again and again does not fill the disk. */
function backUp(
  database: Database.Database,
  { path, now }: MigrationOptions,
  version: string,
): string | null {
  if (path === ':memory:') return null;
  const stem = `${path}.backup-${version}-`;
  for (const older of backupsOf(path)) if (older.startsWith(stem)) rmSync(older, { force: true });
  const backup = `${stem}${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  // VACUUM INTO accepts an empty file; made here, it is nobody else's to read from the first byte on.
  closeSync(openSync(backup, 'w', 0o600));
  database.prepare('VACUUM INTO ?').run(backup);
  return backup;
}

/** Removes the backups that have been kept long enough. */
export function pruneBackups({ path, now }: Pick<MigrationOptions, 'path' | 'now'>): void {
  if (path === ':memory:') return;
  for (const backup of backupsOf(path)) {
    const [, day = '', hours = '', minutes = '', seconds = ''] =
      /-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z$/.exec(backup) ?? [];
    const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
    if (madeAt < now - BACKUP_KEPT_MS) rmSync(backup, { force: true });
  }
}

function backupsOf(path: string): readonly string[] {
  const prefix = `${basename(path)}.backup-`;
  return readdirSync(dirname(path))
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(dirname(path), name));
}
