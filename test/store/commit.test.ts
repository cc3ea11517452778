import { describe, expect, expectTypeOf, test } from 'vitest';
import { memberId } from '../../src/shared/ids.ts';
import type { TableEvent } from '../../src/table/protocol.ts';
import { chipsInPlayAt, houseOf, mintOf, walletOf } from '../../src/ledger/account.ts';
import { StoreError } from '../../src/store/store-error.ts';
import type { Store } from '../../src/store/store.ts';
import {
  GUILD,
  changing,
  enrolled,
  handSettled,
  opening,
  seatLeft,
  seatTaken,
  storeInMemory,
} from './support/scene.ts';

const opened = opening('t1');
const table = opened.after;
const inPlay = chipsInPlayAt(table.id);

function storeWithTable(): Store {
  const store = storeInMemory();
  store.commit(opened);
  return store;
}

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof StoreError ? error.code : String(error);
  }
  return 'no error';
}

describe('a commit', () => {
  test('writes events, transfers, balances, snapshot and key together', () => {
    const store = storeWithTable();
    const ada = enrolled(store, 'ada', 100_000);
    const change = changing(table, [seatTaken(ada, 0, 20_000)], 'press-1');
    store.commit(change);

    expect(store.tables.load(table.id)).toEqual(change.after);
    expect(store.tables.eventsOf(table.id)).toEqual([...opened.events, ...change.events]);
    expect(store.tables.hasCommitted('press-1')).toBe(true);
    expect(store.tables.lastCommitAt()).toBe(2_000);
    expect(store.accounts.balanceOf(walletOf(ada))).toBe(80_000);
    expect(store.accounts.balanceOf(inPlay)).toBe(20_000);
    expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(-100_000);
    expect(store.accounts.entriesOf(walletOf(ada), 10)).toEqual([
      { at: 2_000, amount: -20_000, reason: 'buyIn', table: { id: table.id, name: 'Aurora' } },
      { at: 1_000, amount: 100_000, reason: 'startingBalance', table: null },
    ]);
  });

  test('under a key that was used before is refused, and writes nothing', () => {
    const store = storeWithTable();
    const ada = enrolled(store, 'ada', 100_000);
    const first = changing(table, [seatTaken(ada, 0, 20_000)], 'press-1');
    store.commit(first);
    const again = changing(first.after, [seatLeft(ada, 0, 20_000)], 'press-1');

    expect(codeOf(() => store.commit(again))).toBe('constraint');
    expect(store.tables.load(table.id)).toEqual(first.after);
    expect(store.accounts.balanceOf(walletOf(ada))).toBe(80_000);
  });

  test('that would overdraw a wallet is refused, and writes nothing', () => {
    const store = storeWithTable();
    const ada = enrolled(store, 'ada', 20_000);
    const change = changing(table, [seatTaken(ada, 0, 20_001)], 'press-1');

    expect(codeOf(() => store.commit(change))).toBe('constraint');
    expect(store.tables.hasCommitted('press-1')).toBe(false);
    expect(store.tables.eventsOf(table.id)).toEqual(opened.events);
    expect(store.tables.load(table.id)).toEqual(table);
    expect(store.accounts.balanceOf(walletOf(ada))).toBe(20_000);
    expect(store.accounts.balanceOf(inPlay)).toBe(0);
  });

  test('made on an old state of the table is refused', () => {
    const store = storeWithTable();
    const ada = enrolled(store, 'ada', 100_000);
    store.commit(changing(table, [seatTaken(ada, 0, 20_000)], 'press-1'));
    const stale = changing(table, [seatTaken(ada, 1, 20_000)], 'press-2');
    expect(() => store.commit(stale)).toThrow('not at version 1');
    expect(store.accounts.balanceOf(walletOf(ada))).toBe(80_000);
  });

  test('that pays somebody the books do not know is refused', () => {
    const store = storeWithTable();
    const change = changing(table, [seatTaken(memberId('nobody'), 0, 20_000)], 'press-1');
    expect(() => store.commit(change)).toThrow();
    expect(store.accounts.balanceOf(inPlay)).toBe(0);
  });

  test('keeps one row for each finished hand, and its events apart', () => {
    const store = storeWithTable();
    const [ada, bruno] = [enrolled(store, 'ada', 100_000), enrolled(store, 'bruno', 100_000)];
    const seated = changing(table, [seatTaken(ada, 0, 20_000), seatTaken(bruno, 1, 20_000)], 'press-1');
    store.commit(seated);
    const positions = { button: 0, smallBlind: 0, smallBlindSeat: 0, bigBlind: 1 };
    const dealt: TableEvent = {
      type: 'handDealt',
      number: 1,
      positions,
      players: [1, 0],
      posts: [],
      at: 2_000,
    };
    const played = changing(seated.after, [dealt, handSettled(1, 3_900, 100)], 'press-2');
    store.commit(played);

    expect(store.tables.eventsOfHand(table.id, 0)).toEqual([...opened.events, ...seated.events]);
    expect(store.tables.eventsOfHand(table.id, 1)).toEqual(played.events);
    expect(store.hands.of(table.id)).toEqual([
      { number: 1, gameId: 'texas-holdem', players: 2, pot: 4_000, rake: 100, voided: false, endedAt: 3_000 },
    ]);
    expect(store.hands.totals(GUILD, 3_000)).toEqual([
      { gameId: 'texas-holdem', hands: 1, pot: 4_000, rake: 100 },
    ]);
    expect(store.hands.totals(GUILD, 3_001)).toEqual([]);
    expect(store.accounts.balanceOf(inPlay)).toBe(39_900);
    expect(store.accounts.balanceOf(houseOf(GUILD))).toBe(100);
  });

  test('of a second table in a channel waits until the first is closed', () => {
    const store = storeWithTable();
    const second = opening('t2');
    expect(codeOf(() => store.commit(second))).toBe('constraint');

    store.commit(changing(table, [{ type: 'tableClosed', at: 2_000 }], 'close'));
    store.commit(second);
    expect(store.tables.open().map(({ id }) => id)).toEqual(['t2']);
    expect(store.tables.load(table.id)?.status).toBe('closed');
  });
});

test('a commit is synchronous by type', () => {
  expectTypeOf<Store['commit']>().returns.toBeVoid();
});
