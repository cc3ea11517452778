import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../src/shared/chips.ts';
import type { MemberId } from '../../src/shared/ids.ts';
import type { TableEvent } from '../../src/table/protocol.ts';
import type { Table } from '../../src/table/table.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { openDatabase } from '../../src/store/database.ts';
import { StoreError } from '../../src/store/store-error.ts';
import { openStore } from '../../src/store/store.ts';
import { join } from 'node:path';
import { FakeClock } from '../support/fake-clock.ts';
import {
  MIGRATIONS,
  changing,
  enrolled,
  opening,
  seatLeft,
  seatTaken,
  storeInMemory,
  temporaryFolder,
} from './support/scene.ts';

test('an audit of books in order finds nothing', () => {
  const store = storeInMemory();
  const opened = opening('t1');
  store.commit(opened);
  const ada = enrolled(store, 'ada', 100_000);
  store.commit(changing(opened.after, [seatTaken(ada, 0, 20_000)], 'press-1'));
  expect(auditBooks(store)).toEqual({ accounts: 4, tables: 1, problems: [] });
});

test('an audit finds a balance that its transfers do not explain, and chips that came from nowhere', () => {
  const path = join(temporaryFolder(), 'felt.db');
  const options = { path, migrationsFolder: MIGRATIONS, clock: new FakeClock(0) };
  const store = openStore(options);
  store.commit(opening('t1'));
  enrolled(store, 'ada', 100_000);
  store.close();
  const { connection, close } = openDatabase({ path, migrationsFolder: MIGRATIONS, now: 0 });
  connection.exec(`UPDATE accounts SET balance = balance + 5 WHERE id IN ('wallet:ada', 'table:t1')`);
  close();

  const tampered = openStore(options);
  expect(auditBooks(tampered).problems).toEqual([
    { code: 'balanceDiffers', account: 'table:t1', kept: 5, transferred: 0 },
    { code: 'tableDiffers', account: 'table:t1', kept: 5, onTable: 0 },
    { code: 'balanceDiffers', account: 'wallet:ada', kept: 100_005, transferred: 100_000 },
    { code: 'sumNotZero', sum: 10 },
  ]);
  tampered.close();
});

/** One thing that is asked of the books: a seat taken for so much, or left with what is on it. */
interface Deed {
  readonly player: number;
  readonly table: number;
  readonly buyIn: number;
  readonly key: string;
}

const deeds = fc
  .array(
    fc.record({
      player: fc.nat({ max: 3 }),
      table: fc.nat({ max: 1 }),
      buyIn: fc.integer({ min: 1, max: 30_000 }),
      times: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 25 },
  )
  .map((list) =>
    list.flatMap(({ times, ...deed }, index) =>
      Array.from({ length: times }, () => ({ ...deed, key: `k${index}` })),
    ),
  )
  .chain((list) => fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }));

function eventFor(table: Table, member: MemberId, { player, buyIn }: Deed): TableEvent {
  const seat = table.seats[player] ?? null;
  return seat === null ? seatTaken(member, player, buyIn) : seatLeft(member, player, seat.stack);
}

describe('whatever is asked, however often and in whatever order', { timeout: 30_000 }, () => {
  test('each deed is done once at most, no wallet is overdrawn and the sum over all accounts is zero', () => {
    fc.assert(
      fc.property(deeds, (list: readonly Deed[]) => {
        const store = openStore({ path: ':memory:', migrationsFolder: MIGRATIONS, clock: new FakeClock(0) });
        const members = ['a', 'b', 'c', 'd'].map((name) => enrolled(store, name, 50_000));
        const channels = ['t1', 't2'].map((id) => opening(id));
        const tables = channels.map((opened, index) => {
          const moved = { ...opened.after, channelId: `91000000000000000${index}` as Table['channelId'] };
          store.commit({ ...opened, after: moved });
          return moved;
        });
        const done = new Set<string>();
        for (const deed of list) {
          const table = tables[deed.table];
          const member = members[deed.player];
          if (table === undefined || member === undefined) throw new Error('no such table or player');
          const change = changing(table, [eventFor(table, member, deed)], deed.key);
          try {
            store.commit(change);
            expect(done.has(deed.key)).toBe(false);
            done.add(deed.key);
            tables[deed.table] = change.after;
          } catch (error) {
            // A repeated key, or more than the wallet holds.
            expect(error).toBeInstanceOf(StoreError);
          }
          expect(sum(store.books.balances().map(({ kept }) => kept))).toBe(0);
        }
        expect(auditBooks(store).problems).toEqual([]);
        store.close();
      }),
      { numRuns: 40 },
    );
  });
});
