import { chmodSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/store/database.ts';
import { StoreError, guarded, storeErrorOf } from '../../src/store/store-error.ts';
import { startChild } from './support/child.ts';
import { MIGRATIONS, temporaryFolder } from './support/scene.ts';

function open(path: string): OpenDatabase {
  return openDatabase({ path, migrationsFolder: MIGRATIONS, now: 0 });
}

function failure(work: () => unknown): StoreError {
  try {
    work();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
  throw new Error('nothing failed');
}

describe('opening the database', () => {
  test('sets and asserts every setting the books rely on, also on a file that is there already', () => {
    const path = join(temporaryFolder(), 'felt.db');
    for (const time of ['first', 'second']) {
      const { connection, close } = open(path);
      const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'recursive_triggers'];
      const values = settings.map((name) => connection.pragma(name, { simple: true }));
      expect([time, ...values]).toEqual([time, 'wal', 2, 1, 1000, 1]);
      close();
    }
  });

  test('makes the file, and all that stands beside it, private: it holds the decks of running hands', () => {
    const folder = join(temporaryFolder(), 'new', 'data');
    const { close } = open(join(folder, 'felt.db'));
    const names = readdirSync(folder);
    expect(names.sort()).toEqual(['felt.db', 'felt.db-lock', 'felt.db-shm', 'felt.db-wal']);
    for (const name of names)
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
    close();
  });

  test('takes away the rights of others on a file that had them', () => {
    const path = join(temporaryFolder(), 'felt.db');
    open(path).close();
    chmodSync(path, 0o644);
    open(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('a file that is no database is refused, with what to do', () => {
    const path = join(temporaryFolder(), 'felt.db');
    writeFileSync(path, 'a letter to my aunt, and certainly not a database at all\n'.repeat(100));
    const { code, message } = failure(() => open(path));
    expect(code).toBe('corrupt');
    expect(message).toContain('restore a backup');
  });

  test('a path that cannot be a file is refused', () => {
    const folder = temporaryFolder();
    const mode = statSync(folder).mode;
    writeFileSync(join(folder, 'file'), '');
    expect(failure(() => open(folder)).message).toContain('is not a file');
    expect(failure(() => open(join(folder, 'file', 'felt.db'))).code).toBe('cannotOpen');
    expect(statSync(folder).mode).toBe(mode);
  });

  test('a database whose guards are gone is refused', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { connection, close } = open(path);
    connection.exec('DROP TRIGGER transfers_never_go');
    close();
    const { code, message } = failure(() => open(path));
    expect(code).toBe('unsafe');
    expect(message).toContain('transfers_never_go');
  });
});

describe('a database that cannot be written', () => {
  function openTemporary(): Database.Database {
    const { connection, close } = open(join(temporaryFolder(), 'felt.db'));
    onTestFinished(close);
    return connection;
  }
  const enrol = (connection: Database.Database, id: string) => (): unknown =>
    connection
      .prepare(`INSERT INTO members (id, guild_id, name, joined_at) VALUES (?, '1', ?, 0)`)
      .run(id, 'x'.repeat(10_000));

  test('because the disk is full says so, and goes on once there is space', () => {
    const connection = openTemporary();
    const pages = connection.pragma('page_count', { simple: true });
    connection.pragma(`max_page_count = ${String(pages)}`);
    const { code, message } = failure(() => guarded(enrol(connection, 'a')));
    expect([code, message]).toEqual(['diskFull', expect.stringContaining('free some space') as string]);

    connection.pragma('max_page_count = 1000000');
    expect(enrol(connection, 'a')).not.toThrow();
  });

  test('because it is read-only says so', () => {
    const connection = openTemporary();
    connection.pragma('query_only = ON');
    expect(failure(() => guarded(enrol(connection, 'a'))).code).toBe('readOnly');
  });

  test.each([
    ['ENOSPC', 'diskFull'],
    ['EROFS', 'readOnly'],
    ['EACCES', 'readOnly'],
    ['ENOTDIR', 'cannotOpen'],
  ])('because the file system answers %s is %s', (code, expected) => {
    const error = Object.assign(new Error('no'), { code, syscall: 'open' });
    expect(storeErrorOf(error)).toMatchObject({ code: expected });
  });

  test('an error that is not the database’s stays what it is', () => {
    const error = new RangeError('mine');
    expect(storeErrorOf(error)).toBe(error);
  });
});

describe('one process at a time', { timeout: 30_000 }, () => {
  const script = new URL('./support/child-store.ts', import.meta.url);

  test('a second one is refused and told who is there; killed, the first leaves no lock behind', async () => {
    const path = join(temporaryFolder(), 'felt.db');
    const first = startChild(script, [path, MIGRATIONS]);
    expect((await first.lines.next()).value).toBe('open');

    const { code, message } = failure(() => open(path));
    expect(code).toBe('alreadyRunning');
    expect(message).toMatch(/Another Felt works on .*felt\.db \(process \d+, since 20.*Z\)\. Stop it first/);

    await first.kill();
    open(path).close();
  });

  test('the same process cannot open it twice either, and may again after closing it', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { close } = open(path);
    expect(failure(() => open(path)).code).toBe('alreadyRunning');
    close();
    open(path).close();
    expect(readFileSync(path).subarray(0, 15).toString()).toBe('SQLite format 3');
  });
});
