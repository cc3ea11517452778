import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { mintOf, walletOf } from '../../src/ledger/account.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { takeBackup } from '../../src/store/backup.ts';
import { restoreBackup, type Restored } from '../../src/store/restore.ts';
import type { MemberId } from '../../src/shared/ids.ts';
import { GUILD, RoomScene } from '../runtime/support/room-scene.ts';
import { MIGRATIONS, temporaryFolder } from '../store/support/scene.ts';

const NOON = Date.UTC(2026, 0, 31, 12);

interface Place {
  readonly databasePath: string;
  readonly directory: string;
}

function place(folder = temporaryFolder()): Place {
  return { databasePath: join(folder, 'felt.sqlite'), directory: join(folder, 'backups') };
}

function restore({ databasePath }: Place, backup: string): Restored {
  return restoreBackup({ backup, databasePath, migrationsFolder: MIGRATIONS, now: NOON });
}

function erase(scene: RoomScene, member: MemberId): void {
  const deed = { guildId: GUILD, actor: scene.member('Floor'), reason: 'asked', key: scene.key() };
  expect(scene.room.floor.erase(member, deed).ok).toBe(true);
}

/** Ada is erased after a backup was taken; Bruno stays. */
function erasedSince(): Place & {
  readonly backup: string;
  readonly ada: MemberId;
  readonly bruno: MemberId;
} {
  const at = place();
  const scene = new RoomScene({ path: at.databasePath });
  const [ada, bruno] = [scene.member('Ada'), scene.member('Bruno')];
  const { path } = takeBackup({ ...at, keep: 7, now: NOON });
  erase(scene, ada);
  scene.room.stop();
  scene.store.close();
  return { ...at, backup: path, ada, bruno };
}

/** Every byte of the database and what SQLite keeps beside it. */
function bytesOf({ databasePath }: Place): string {
  return ['', '-wal']
    .map((ending) => `${databasePath}${ending}`)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');
}

describe('an older backup brings back who was erased since', () => {
  test('and the restore erases them again: no trace in the file, every sum whole, on record', () => {
    const { backup, ada, bruno, ...at } = erasedSince();
    expect(readFileSync(backup, 'latin1')).toContain('user-Ada');
    expect(restore(at, backup).again).toEqual({ erased: 1, waiting: 0 });
    const bytes = bytesOf(at);
    expect([bytes.includes('user-Ada'), bytes.includes('user-Bruno')]).toEqual([false, true]);

    const { room, store } = new RoomScene({ path: at.databasePath });
    expect([room.userOf(ada), room.userOf(bruno)]).toEqual([null, 'user-Bruno']);
    expect(store.accounts.balanceOf(walletOf(ada))).toBe(0);
    expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(-100_000);
    expect(auditBooks(store).problems).toEqual([]);
    const [line] = room.floor.auditLog(GUILD, { member: ada, limit: 5 });
    expect(line).toMatchObject({ action: 'eraseAgain', actor: null, target: ada, at: NOON });
  });

  test('also where the database was lost and only the backups have come to a new machine', () => {
    const { backup, ada, directory, databasePath } = erasedSince();
    takeBackup({ databasePath, directory, keep: 7, now: NOON + 1 });
    const moved = place();
    mkdirSync(moved.directory);
    for (const name of readdirSync(directory))
      copyFileSync(join(directory, name), join(moved.directory, name));
    const copy = join(moved.directory, backup.slice(directory.length + 1));
    expect(restore(moved, copy).again).toEqual({ erased: 1, waiting: 0 });
    expect(new RoomScene({ path: moved.databasePath }).room.userOf(ada)).toBeNull();
  });

  test('also where the newest database was moved without the list: it knows itself who was erased', () => {
    const { backup, ada, ...at } = erasedSince();
    rmSync(`${at.databasePath}.erased`);
    const scene = new RoomScene({ path: at.databasePath });
    scene.room.stop();
    scene.store.close();
    expect(readFileSync(`${at.databasePath}.erased`, 'utf8')).toBe(`${ada}\n`);
    expect(restore(at, backup).again).toEqual({ erased: 1, waiting: 0 });
  });

  test('also where somebody put the file there by hand: the bot erases them when it starts', () => {
    const { backup, ada, ...at } = erasedSince();
    copyFileSync(backup, at.databasePath);
    const { room } = new RoomScene({ path: at.databasePath });
    expect(room.userOf(ada)).toBeNull();
    expect(bytesOf(at)).not.toContain('user-Ada');
  });

  test('and who sits at a table there folds, is cashed out, and goes with the end of the hand', () => {
    const at = place();
    const scene = new RoomScene({ path: at.databasePath });
    const table = scene.open();
    const [ada] = [scene.sit(table, 'Ada'), scene.sit(table, 'Bruno')];
    scene.deal(table);
    const { path } = takeBackup({ ...at, keep: 7, now: NOON });
    erase(scene, ada);
    scene.clock.advance(60_000);
    expect(scene.room.userOf(ada)).toBeNull();
    scene.room.stop();
    scene.store.close();

    expect(restore(at, path).again).toEqual({ erased: 0, waiting: 1 });
    const again = new RoomScene({ path: at.databasePath });
    expect(again.room.userOf(ada)).toBeNull();
    expect(again.table(table).seats.filter((seat) => seat?.member === ada)).toEqual([]);
    expect(again.store.accounts.balanceOf(walletOf(ada))).toBe(0);
    expect(auditBooks(again.store).problems).toEqual([]);
  });
});

test('a backup from after the erasure brings nobody back, and nothing more is written', () => {
  const { ada, databasePath, directory } = erasedSince();
  const at = { databasePath, directory };
  const { path } = takeBackup({ ...at, keep: 7, now: NOON + 1 });
  expect(restore(at, path).again).toEqual({ erased: 0, waiting: 0 });
  const lines = new RoomScene({ path: at.databasePath }).room.floor.auditLog(GUILD, {
    member: ada,
    limit: 5,
  });
  expect(lines.map(({ action }) => action)).toEqual(['erase']);
});

test('the list holds random numbers, for its owner alone, each once, and nothing of anybody', () => {
  const { ada, databasePath, directory } = erasedSince();
  takeBackup({ databasePath, directory, keep: 7, now: NOON + 1 });
  takeBackup({ databasePath, directory, keep: 7, now: NOON + 2 });
  for (const list of [`${databasePath}.erased`, join(directory, 'felt.erased')]) {
    expect(readFileSync(list, 'utf8')).toBe(`${ada}\n`);
  }
  const connection = new Database(databasePath, { readonly: true });
  expect(connection.prepare('SELECT user_id, name FROM members WHERE id = ?').get(ada)).toEqual({
    user_id: null,
    name: null,
  });
  connection.close();
});

test('a list that was cut short in the middle of a line keeps the others, and takes more', () => {
  const { bruno, ada, ...at } = erasedSince();
  appendFileSync(`${at.databasePath}.erased`, 'abc');
  const scene = new RoomScene({ path: at.databasePath });
  erase(scene, bruno);
  expect(readFileSync(`${at.databasePath}.erased`, 'utf8')).toBe(`${ada}\nabc\n${bruno}\n`);
});
