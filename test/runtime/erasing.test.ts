import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userId } from '../../src/shared/ids.ts';
import { mintOf, walletOf } from '../../src/ledger/account.ts';
import { createLog } from '../../src/runtime/log.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { takeBackup } from '../../src/store/backup.ts';
import * as schema from '../../src/store/schema.ts';
import { temporaryFolder } from '../store/support/scene.ts';
import { GUILD, RoomScene } from './support/room-scene.ts';

const MEMBERS = 1000;
const ERASED = 40;
const SLOW = { timeout: 30_000 };

const userOf = (number: number) => userId(String(1_200_000_000_000_000_000n + BigInt(number) * 7919n));
const nameOf = (number: number) => `Person-${String(number).padStart(4, '0')}-of-many`;

test('forty of a thousand members are erased: no other sum moves, and no file holds a trace', SLOW, () => {
  const folder = temporaryFolder();
  const path = join(folder, 'felt.sqlite');
  const scene = new RoomScene({ path });
  const { room, store } = scene;
  const members = Array.from({ length: MEMBERS }, (_, number) =>
    room.memberOf(GUILD, userOf(number), nameOf(number)),
  );
  const floor = room.memberOf(GUILD, userId('1300000000000000001'), 'Floor');
  const deed = (reason: string) => ({ guildId: GUILD, actor: floor, reason, key: scene.key() });
  for (const [number, member] of members.entries()) {
    room.floor.grant(member, 100 + number, deed(`to ${nameOf(number)} <@${userOf(number)}>`));
  }
  const erased = Array.from({ length: ERASED }, (_, step) => step * 25);
  const wallets = () => members.map((member) => store.accounts.balanceOf(walletOf(member)));
  const before = wallets();

  const leaving = members.filter((_, number) => erased.includes(number));
  for (const member of leaving) {
    expect(room.floor.keptAbout(member, { closedCards: false }).transfers).toHaveLength(2);
    expect(room.floor.erase(member, deed('asked'))).toEqual({ ok: true, value: { done: true } });
  }

  const after = wallets();
  expect(after).toEqual(before.map((balance, number) => (erased.includes(number) ? 0 : balance)));
  const given = members.reduce((sum, _, number) => sum + 100_100 + number, 100_000);
  const back = erased.reduce((sum, number) => sum + 100_100 + number, 0);
  expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(back - given);
  expect(auditBooks(store).problems).toEqual([]);

  takeBackup({ databasePath: path, directory: join(folder, 'backups'), keep: 3, now: scene.clock.now() });
  const bytes = bytesIn(folder);
  for (const number of erased) {
    expect(bytes.includes(userOf(number))).toBe(false);
    expect(bytes.includes(nameOf(number))).toBe(false);
  }
  // What is looked for would be found.
  expect([bytes.includes(userOf(1)), bytes.includes(nameOf(1))]).toEqual([true, true]);
});

/** Everything that is in the files of a folder, the database and what lies beside it. */
function bytesIn(folder: string): Buffer {
  return Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );
}

describe('while somebody reads the database', () => {
  const LEAVING = userId('1200000000000000001');

  /** A member is erased while a reader holds on to the state from before. */
  function erasedBesideReader() {
    const folder = temporaryFolder();
    const path = join(folder, 'felt.sqlite');
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
    const scene = new RoomScene({ path, log });
    const { room } = scene;
    const [member, floor] = [room.memberOf(GUILD, LEAVING, 'Who-leaves'), scene.member('Floor')];
    const reader = new Database(path, { readonly: true });
    onTestFinished(() => void reader.close());
    reader.exec('BEGIN');
    expect(reader.prepare('SELECT count(*) FROM members').pluck().get()).toBe(2);
    const deed = { guildId: GUILD, actor: floor, reason: null, key: scene.key() };
    expect(room.floor.erase(member, deed)).toEqual({ ok: true, value: { done: true } });
    return { folder, path, lines, log, scene, member, reader };
  }

  test('an erasure is done at once, and its last traces go when the reader has gone', () => {
    const { folder, lines, scene, member, reader } = erasedBesideReader();
    const { room, store, clock } = scene;
    expect(room.findMember(GUILD, LEAVING)).toBeNull();
    expect(bytesIn(folder).includes(LEAVING)).toBe(true);
    expect(store.floor.pendingErasures()).toHaveLength(1);
    clock.advance(60_000);
    expect(bytesIn(folder).includes(LEAVING)).toBe(true);
    expect(lines.filter((line) => line.includes('still holds who was erased'))).toHaveLength(7);

    reader.exec('COMMIT');
    clock.advance(10_000);
    expect(bytesIn(folder).includes(LEAVING)).toBe(false);
    expect(bytesIn(folder).includes('Who-leaves')).toBe(false);
    expect(store.floor.pendingErasures()).toEqual([]);
    expect(room.userOf(member)).toBeNull();
    expect(clock.nextAlarm()).toBeNull();
  });

  test('and the process ends meanwhile, the next one removes them', () => {
    const { folder, path, log, scene, reader } = erasedBesideReader();
    scene.room.stop();
    scene.store.close();
    expect(bytesIn(folder).includes(LEAVING)).toBe(true);
    const next = new RoomScene({ path, log, clock: scene.clock });
    expect(next.store.floor.pendingErasures()).toHaveLength(1);
    reader.exec('COMMIT');
    next.clock.advance(10_000);
    expect(bytesIn(folder).includes(LEAVING)).toBe(false);
    expect(next.store.floor.pendingErasures()).toEqual([]);
    expect(auditBooks(next.store).problems).toEqual([]);
  });

  test('no table waits for the reader', () => {
    const { scene } = erasedBesideReader();
    const before = performance.now();
    for (let times = 0; times < 5; times += 1) expect(scene.store.members.finishErasures()).toBe(false);
    expect(performance.now() - before).toBeLessThan(2_500);
  });
});

test('only two columns of the whole database can hold the id of a person, and both are emptied', () => {
  const holders = Object.entries(schema).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((column) => column === 'userId')
      .map((column) => `${table}.${column}`),
  );
  expect(holders).toEqual(['members.userId', 'directChannels.userId']);
});
