import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { MIGRATIONS, temporaryFolder } from './support/scene.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

/** How many migrations this version has: what a backup made before a later one is named for. */
const OURS = String(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql')).length).padStart(4, '0');

/** The migrations of a version to come: ours and one more. */
function laterMigrations(folder: string, statements: string): string {
  const later = join(folder, 'later');
  cpSync(MIGRATIONS, later, { recursive: true });
  const path = join(later, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] };
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const entry = { idx: journal.entries.length, version: '6', when, tag: '9999_later', breakpoints: true };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  writeFileSync(join(later, '9999_later.sql'), statements);
  return later;
}

function seed(path: string): void {
  const { connection, close } = openDatabase({ path, migrationsFolder: MIGRATIONS, now: START });
  connection.exec(`
    INSERT INTO accounts (id, kind, guild_id, balance) VALUES ('mint:1', 'mint', '1', -5), ('wallet:a', 'wallet', '1', 5);
    INSERT INTO transfers (key, from_id, to_id, amount, reason, at) VALUES ('k', 'mint:1', 'wallet:a', 5, 'x', 0)`);
  close();
}

function backupsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.includes('.backup-'));
}

/** Rebuilds the parent of `transfers`, the way drizzle-kit does it. */
const REBUILD = `
CREATE TABLE __new_accounts (id text PRIMARY KEY NOT NULL, kind text NOT NULL, guild_id text NOT NULL,
  balance integer DEFAULT 0 NOT NULL, note text);
--> statement-breakpoint
INSERT INTO __new_accounts (id, kind, guild_id, balance) SELECT id, kind, guild_id, balance FROM accounts;
--> statement-breakpoint
DROP TABLE accounts;
--> statement-breakpoint
ALTER TABLE __new_accounts RENAME TO accounts;`;

test('a new database needs no backup', () => {
  const folder = temporaryFolder();
  seed(join(folder, 'felt.db'));
  expect(backupsIn(folder)).toEqual([]);
});

test('before it is changed, a database is backed up; rebuilding a parent keeps its children', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'felt.db');
  seed(path);
  const migrationsFolder = laterMigrations(folder, REBUILD);
  const { connection, close } = openDatabase({ path, migrationsFolder, now: START + DAY });
  expect(connection.prepare('SELECT count(*) FROM transfers').pluck().get()).toBe(1);
  expect(connection.prepare('SELECT id, balance, note FROM accounts ORDER BY id').all()).toEqual([
    { id: 'mint:1', balance: -5, note: null },
    { id: 'wallet:a', balance: 5, note: null },
  ]);
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  close();

  expect(backupsIn(folder)).toEqual([`felt.db.backup-${OURS}-2026-01-02T00-00-00-000Z`]);
  const backup = join(folder, `felt.db.backup-${OURS}-2026-01-02T00-00-00-000Z`);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const old = new Database(backup, { readonly: true });
  expect(old.prepare('SELECT balance FROM accounts ORDER BY id').pluck().all()).toEqual([-5, 5]);
  old.close();
});

test('a migration that fails leaves the database as it was, and says where the backup is', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'felt.db');
  seed(path);
  const broken = laterMigrations(
    folder,
    `${REBUILD}\n--> statement-breakpoint\nSELECT * FROM no_such_table;`,
  );
  const failing = (now: number) => () => openDatabase({ path, migrationsFolder: broken, now });
  expect(failing(START)).toThrow(
    new RegExp(
      String.raw`could not be brought up to date: [^]*\. A backup from before it is .*felt\.db\.backup-${OURS}-2026`,
    ),
  );
  expect(failing(START + DAY)).toThrow('could not be brought up to date');
  expect(backupsIn(folder)).toEqual([`felt.db.backup-${OURS}-2026-01-02T00-00-00-000Z`]);
  const { connection, close } = openDatabase({ path, migrationsFolder: MIGRATIONS, now: START });
  expect(connection.prepare('SELECT balance FROM accounts ORDER BY id').pluck().all()).toEqual([-5, 5]);
  close();
});

test('a migration that would leave rows without their parent is refused, every time, and leaves them', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'felt.db');
  seed(path);
  const orphans = laterMigrations(folder, `DELETE FROM accounts WHERE id = 'wallet:a';`);
  for (const now of [START, START + DAY]) {
    expect(() => openDatabase({ path, migrationsFolder: orphans, now })).toThrow('1 broken references');
  }
  const { connection, close } = openDatabase({ path, migrationsFolder: MIGRATIONS, now: START });
  expect(connection.prepare('SELECT balance FROM accounts ORDER BY id').pluck().all()).toEqual([-5, 5]);
  close();
});

/** The migrations of an earlier version: the first so many of ours. */
function earlierMigrations(folder: string, count: number): string {
  const earlier = join(folder, `first-${count}`);
  cpSync(MIGRATIONS, earlier, { recursive: true });
  const path = join(earlier, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return earlier;
}

/** The first version that had every guard: an older one this version does not even open. */
const GUARDED = 4;

test.each(Array.from({ length: Number(OURS) - GUARDED }, (_, index) => index + GUARDED))(
  'a database of the version with %i migrations is brought up to date, backed up, with all that is in it',
  (count) => {
    const folder = temporaryFolder();
    const path = join(folder, 'felt.db');
    const earlier = openDatabase({ path, migrationsFolder: earlierMigrations(folder, count), now: START });
    earlier.connection.exec(`
      INSERT INTO accounts (id, kind, guild_id, balance) VALUES ('mint:1', 'mint', '1', -5), ('wallet:a', 'wallet', '1', 5);
      INSERT INTO members (id, guild_id, user_id, name, joined_at) VALUES ('a', '1', '1200000000000000001', 'Ada', 0);
      INSERT INTO transfers (key, from_id, to_id, amount, reason, at) VALUES ('k', 'mint:1', 'wallet:a', 5, 'x', 0)`);
    earlier.close();
    const { connection, close } = openDatabase({ path, migrationsFolder: MIGRATIONS, now: START + DAY });
    expect(connection.prepare('SELECT balance FROM accounts ORDER BY id').pluck().all()).toEqual([-5, 5]);
    expect(connection.prepare('SELECT name FROM members').pluck().all()).toEqual(['Ada']);
    expect(connection.prepare('SELECT amount FROM transfers').pluck().all()).toEqual([5]);
    close();
    expect(backupsIn(folder)).toEqual([
      `felt.db.backup-${String(count).padStart(4, '0')}-2026-01-02T00-00-00-000Z`,
    ]);
  },
);

test('a database of a later version is refused, and stays as it is', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'felt.db');
  const later = laterMigrations(folder, 'CREATE TABLE later (id text);');
  openDatabase({ path, migrationsFolder: later, now: START }).close();
  try {
    openDatabase({ path, migrationsFolder: MIGRATIONS, now: START });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ code: 'newerDatabase' });
    expect(String(error)).toContain('later version of Felt');
  }
});

test('backups are kept for thirty days', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'felt.db');
  seed(path);
  openDatabase({
    path,
    migrationsFolder: laterMigrations(folder, 'CREATE TABLE l (id text);'),
    now: START,
  }).close();
  const later = join(folder, 'later');
  openDatabase({ path, migrationsFolder: later, now: START + 30 * DAY }).close();
  expect(backupsIn(folder)).toHaveLength(1);
  openDatabase({ path, migrationsFolder: later, now: START + 30 * DAY + 1 }).close();
  expect(backupsIn(folder)).toEqual([]);
});
