import { chmodSync, copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { auditBooks } from '../../src/store/audit-books.ts';
import { lastBackupAt, takeBackup } from '../../src/store/backup.ts';
import { checkFile } from '../../src/store/check-file.ts';
import { restoreBackup, type Restored } from '../../src/store/restore.ts';
import { StoreError } from '../../src/store/store-error.ts';
import type { Store } from '../../src/store/store.ts';
import { startChild } from '../store/support/child.ts';
import {
  MIGRATIONS,
  changing,
  enrolled,
  opening,
  seatTaken,
  storeAt,
  temporaryFolder,
} from '../store/support/scene.ts';

const NOON = Date.UTC(2026, 0, 31, 12);
const HOUR = 60 * 60 * 1000;

interface Place {
  readonly databasePath: string;
  readonly directory: string;
}

function place(): Place {
  const folder = temporaryFolder();
  return { databasePath: join(folder, 'felt.sqlite'), directory: join(folder, 'backups') };
}

/** A member who has bought in for 200.00 out of 1,000.00. */
function played(path: string, name = 'ada'): Store {
  const store = storeAt(path);
  const ada = enrolled(store, name, 100_000);
  const opened = opening(`t-${name}`);
  store.commit(opened);
  store.commit(changing(opened.after, [seatTaken(ada, 0, 20_000)], `sit-${name}`));
  return store;
}

function refusal(work: () => unknown): StoreError {
  try {
    work();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

function restore({ databasePath }: Place, backup: string): Restored {
  return restoreBackup({ backup, databasePath, migrationsFolder: MIGRATIONS, now: NOON });
}

function walletIn(path: string): number {
  const store = storeAt(path);
  const balance = store.accounts.balanceOf('wallet:ada');
  expect(auditBooks(store).problems).toEqual([]);
  store.close();
  return balance;
}

describe('a backup', () => {
  test('is taken beside an open database, whole, checked and private', () => {
    const at = place();
    const store = played(at.databasePath);
    const backup = takeBackup({ ...at, keep: 7, now: NOON });
    expect(backup.path).toBe(join(at.directory, 'felt-2026-01-31T12-00-00-000Z.sqlite'));
    // A wallet, a table, the house and the mint.
    expect([backup.accounts, backup.tables]).toEqual([4, 1]);
    expect(backup.bytes).toBe(statSync(backup.path).size);
    expect(statSync(backup.path).mode & 0o777).toBe(0o600);
    expect(statSync(at.directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(at.directory)).toEqual(['felt-2026-01-31T12-00-00-000Z.sqlite']);
    store.close();
  });

  test('holds nothing of what was taken out of the database before', () => {
    const at = place();
    const store = played(at.databasePath);
    store.close();
    const connection = new Database(at.databasePath);
    connection.exec(
      `CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('the id that goes'); DELETE FROM notes`,
    );
    connection.close();
    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    expect(readFileSync(path).includes('the id that goes')).toBe(false);
  });

  test('is one of so many: the oldest go, and nothing else in the folder does', () => {
    const at = place();
    played(at.databasePath).close();
    takeBackup({ ...at, keep: null, now: NOON });
    writeFileSync(join(at.directory, 'felt-notes.sqlite'), 'mine');
    writeFileSync(join(at.directory, 'other-2026-01-01T00-00-00-000Z.sqlite'), 'mine');
    writeFileSync(join(at.directory, 'felt-2026-01-01T00-00-00-000Z.sqlite.unfinished'), 'cut short');
    for (const hours of [1, 2, 3]) takeBackup({ ...at, keep: 2, now: NOON + hours * HOUR });
    expect(readdirSync(at.directory).sort()).toEqual([
      'felt-2026-01-31T14-00-00-000Z.sqlite',
      'felt-2026-01-31T15-00-00-000Z.sqlite',
      'felt-notes.sqlite',
      'other-2026-01-01T00-00-00-000Z.sqlite',
    ]);
    expect(lastBackupAt(at.databasePath, at.directory)).toBe(NOON + 3 * HOUR);
  });

  test('that does not add up does not get a name, and the older ones stay', () => {
    const at = place();
    played(at.databasePath).close();
    takeBackup({ ...at, keep: 1, now: NOON });
    const connection = new Database(at.databasePath);
    connection.exec(`UPDATE accounts SET balance = balance + 1 WHERE id = 'wallet:ada'`);
    connection.close();
    const { code, message } = refusal(() => takeBackup({ ...at, keep: 1, now: NOON + HOUR }));
    expect([code, message]).toEqual(['corrupt', expect.stringContaining('holds 80001') as string]);
    expect(message).not.toContain('ada');
    expect(readdirSync(at.directory)).toEqual(['felt-2026-01-31T12-00-00-000Z.sqlite']);
  });

  test('of a database that is not there is refused with what to look at', () => {
    const at = place();
    expect(refusal(() => takeBackup({ ...at, keep: 7, now: NOON })).message).toContain('check DATABASE_PATH');
    expect(lastBackupAt(at.databasePath, at.directory)).toBeNull();
  });

  test('of a killed bot has its last commit', async () => {
    const at = place();
    played(at.databasePath).close();
    const child = startChild(new URL('../store/support/child-store.ts', import.meta.url), [
      at.databasePath,
      MIGRATIONS,
    ]);
    await child.lines.next();
    const connection = new Database(at.databasePath);
    connection.exec(`UPDATE members SET name = 'Countess' WHERE id = 'ada'`);
    await child.kill();
    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    connection.close();
    expect(readFileSync(path).includes('Countess')).toBe(true);
  });
});

describe('a check of a file', () => {
  test('finds a damaged page', () => {
    const at = place();
    played(at.databasePath).close();
    const bytes = readFileSync(at.databasePath);
    bytes.fill(0xff, 3 * 4096 + 8, 3 * 4096 + 600);
    writeFileSync(at.databasePath, bytes);
    expect(refusal(() => checkFile(at.databasePath)).code).toBe('corrupt');
  });

  test('takes no database of somebody else’s', () => {
    const at = place();
    const other = new Database(at.databasePath);
    other.exec('CREATE TABLE songs (title TEXT)');
    other.close();
    expect(refusal(() => checkFile(at.databasePath)).message).toContain('no database of Felt');
  });
});

describe('restoring', () => {
  test('puts a backup in the place of the database, and keeps what was there', () => {
    const at = place();
    played(at.databasePath).close();
    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    const later = storeAt(at.databasePath);
    enrolled(later, 'bruno', 100_000);
    later.close();

    const restored = restore(at, path);
    expect(restored).toEqual({
      accounts: 4,
      tables: 1,
      replaced: `${at.databasePath}.backup-replaced-2026-01-31T12-00-00-000Z`,
      again: { erased: 0, waiting: 0 },
    });
    expect(statSync(at.databasePath).mode & 0o777).toBe(0o600);
    expect(walletIn(at.databasePath)).toBe(80_000);
    expect(restored.replaced === null ? null : checkFile(restored.replaced).accounts).toBe(5);
  });

  test('works on a new machine, where there is no folder yet', () => {
    const at = place();
    played(at.databasePath).close();
    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    chmodSync(path, 0o644);
    const databasePath = join(temporaryFolder(), 'data', 'felt.sqlite');
    expect(restore({ ...at, databasePath }, path).replaced).toBeNull();
    expect(statSync(databasePath).mode & 0o777).toBe(0o600);
    expect(walletIn(databasePath)).toBe(80_000);
  });

  test('is refused while the bot runs', () => {
    const at = place();
    const store = played(at.databasePath);
    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    const { code, message } = refusal(() => restore(at, path));
    expect([code, message]).toEqual(['alreadyRunning', expect.stringContaining('Stop it first') as string]);
    expect(store.accounts.balanceOf('wallet:ada')).toBe(80_000);
    store.close();
  });

  test.each(['-wal', '-shm', '-journal'])(
    'is refused while a stale %s file is there, with what to do',
    (ending) => {
      const at = place();
      played(at.databasePath).close();
      const { path } = takeBackup({ ...at, keep: 7, now: NOON });
      writeFileSync(`${at.databasePath}${ending}`, 'the last hands');
      const before = readFileSync(at.databasePath);
      const { code, message } = refusal(() => restore(at, path));
      expect(code).toBe('sideFiles');
      expect(message).toContain(`felt.sqlite${ending}: the bot was not stopped in order`);
      expect(message).toContain('Start the bot and stop it again');
      expect(readFileSync(at.databasePath).equals(before)).toBe(true);
    },
  );

  test('takes no copy of a database in use, no damaged file, no later version, and not the database itself', () => {
    const at = place();
    const store = played(at.databasePath);
    const raw = join(temporaryFolder(), 'copied.sqlite');
    for (const ending of ['', '-wal']) copyFileSync(`${at.databasePath}${ending}`, `${raw}${ending}`);
    store.close();
    expect(refusal(() => restore(at, raw)).message).toContain('a database that was in use');

    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    const cut = join(temporaryFolder(), 'cut.sqlite');
    writeFileSync(cut, readFileSync(path).subarray(0, 8192));
    const damaged = refusal(() => restore(at, cut));
    expect([damaged.code, damaged.message]).toEqual([
      'corrupt',
      `${cut} is not in order: database disk image is malformed. Restore an older backup.`,
    ]);
    const letter = join(temporaryFolder(), 'letter.sqlite');
    writeFileSync(letter, 'a letter to my aunt\n'.repeat(500));
    expect(refusal(() => restore(at, letter)).message).toBe(
      `${letter} is not in order: file is not a database. Restore an older backup.`,
    );

    const later = new Database(path);
    later.exec(`UPDATE __drizzle_migrations SET created_at = created_at + 1000000000000`);
    later.close();
    expect(refusal(() => restore(at, path)).code).toBe('newerDatabase');

    expect(refusal(() => restore(at, at.databasePath)).message).toContain('the database itself');
    expect(refusal(() => restore(at, `${path}-missing`)).message).toContain('There is no file');
    expect(walletIn(at.databasePath)).toBe(80_000);
    expect(readdirSync(join(at.databasePath, '..')).filter((name) => name.includes('restoring'))).toEqual([]);
  });
});
