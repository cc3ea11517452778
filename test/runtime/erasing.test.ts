import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userId } from '../../src/shared/ids.ts';
import { mintOf, walletOf } from '../../src/ledger/account.ts';
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
  const bytes = Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );
  for (const number of erased) {
    expect(bytes.includes(userOf(number))).toBe(false);
    expect(bytes.includes(nameOf(number))).toBe(false);
  }
  // What is looked for would be found.
  expect([bytes.includes(userOf(1)), bytes.includes(nameOf(1))]).toEqual([true, true]);
});

test('only two columns of the whole database can hold the id of a person, and both are emptied', () => {
  const holders = Object.entries(schema).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((column) => column === 'userId')
      .map((column) => `${table}.${column}`),
  );
  expect(holders).toEqual(['members.userId', 'directChannels.userId']);
});
