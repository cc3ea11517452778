import { describe, expect, test } from 'vitest';
import { guildId, memberId, tableId } from '../../src/shared/ids.ts';
import type { TableEvent } from '../../src/table/protocol.ts';
import { chipsInPlayAt, houseOf, mintOf, walletOf } from '../../src/ledger/account.ts';
import { netOf, transferOf, type Transfer } from '../../src/ledger/transfer.ts';
import { dailyRefill, erasedBalance, startingBalance, transfersFor } from '../../src/ledger/transfers-for.ts';

const table = { id: tableId('t1'), guildId: guildId('g1'), version: 7 };
const ada = memberId('ada');

const session = {
  startedAt: 0,
  buyIn: 20_000,
  topUps: 0,
  hands: 1,
  biggestPot: 0,
  rake: 0,
  boughtShort: false,
};
const sitsDown: TableEvent = {
  type: 'seatTaken',
  seat: 0,
  member: ada,
  buyIn: 20_000,
  continues: null,
  waits: false,
  owes: { big: false, small: false },
  at: 0,
};
const topsUp: TableEvent = { type: 'toppedUp', seat: 0, member: ada, amount: 5_000 };
const settles: TableEvent = { type: 'handSettled', number: 1, stacks: [], rake: 100, voided: false, at: 0 };
const leaves = (stack: number): TableEvent => ({
  type: 'seatLeft',
  seat: 0,
  member: ada,
  stack,
  session,
  why: 'asked',
  at: 0,
});

describe('what the events of a table mean in chips', () => {
  test.each<[string, TableEvent, Omit<Transfer, 'key'>]>([
    ['sitting down', sitsDown, { from: 'wallet:ada', to: 'table:t1', amount: 20_000, reason: 'buyIn' }],
    ['a top-up', topsUp, { from: 'wallet:ada', to: 'table:t1', amount: 5_000, reason: 'topUp' }],
    ['leaving', leaves(24_900), { from: 'table:t1', to: 'wallet:ada', amount: 24_900, reason: 'cashOut' }],
    ['the rake of a hand', settles, { from: 'table:t1', to: 'house:g1', amount: 100, reason: 'rake' }],
  ])('%s', (_, event, transfer) => {
    expect(transfersFor(table, [event])).toEqual([{ ...transfer, key: 't1:8' }]);
  });

  test('each transfer is keyed by the version of the table that its event makes', () => {
    const events: TableEvent[] = [sitsDown, { type: 'nextHandScheduled', at: 5 }, topsUp, leaves(25_000)];
    expect(transfersFor(table, events).map(({ key, reason }) => [key, reason])).toEqual([
      ['t1:8', 'buyIn'],
      ['t1:10', 'topUp'],
      ['t1:11', 'cashOut'],
    ]);
  });

  test('nothing moves when somebody leaves without a chip, or a hand has no rake', () => {
    expect(transfersFor(table, [leaves(0), { ...settles, rake: 0 }])).toEqual([]);
  });

  test('cards, acts and clocks move nothing between accounts', () => {
    const events: TableEvent[] = [
      { type: 'buttonDrawn', seat: 2 },
      { type: 'inHand', event: { type: 'betMade', seat: 0, amount: 400, to: 400, allIn: false } },
      { type: 'turnTimedOut', seat: 0 },
      { type: 'tableClosed', at: 9 },
    ];
    expect(transfersFor(table, events)).toEqual([]);
  });
});

describe('a transfer', () => {
  const transfer: Transfer = { from: 'wallet:ada', to: 'table:t1', amount: 1, key: 'k', reason: 'buyIn' };

  test.each([-5, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 9_007_199_254_740_992])(
    'of %d is a fault, not an amount of chips',
    (amount) => {
      expect(() => transferOf({ ...transfer, amount })).toThrow('not an amount of chips');
    },
  );

  test('of nothing is none', () => {
    expect(transferOf({ ...transfer, amount: 0 })).toBeNull();
  });

  test('from an account to itself is a fault', () => {
    expect(() => transferOf({ ...transfer, to: 'wallet:ada' })).toThrow('same account');
  });

  test('takes from one account what it gives to the other', () => {
    const transfers = transfersFor(table, [sitsDown, topsUp, settles]);
    expect(netOf(walletOf(ada), transfers)).toBe(-25_000);
    expect(netOf(chipsInPlayAt(table.id), transfers)).toBe(24_900);
    expect(netOf(houseOf(table.guildId), transfers)).toBe(100);
    expect(netOf(mintOf(table.guildId), transfers)).toBe(0);
  });
});

test('chips come from the mint when a member is first seen, and go back to it when they are erased', () => {
  expect(startingBalance(guildId('g1'), ada, 100_000)).toEqual({
    from: 'mint:g1',
    to: 'wallet:ada',
    amount: 100_000,
    key: 'start:ada',
    reason: 'startingBalance',
  });
  expect(erasedBalance(guildId('g1'), ada, 80_000)).toEqual({
    from: 'wallet:ada',
    to: 'mint:g1',
    amount: 80_000,
    key: 'erase:ada',
    reason: 'erased',
  });
});

test('the free refill comes from the mint under the key of the interaction; of nothing there is none', () => {
  expect(dailyRefill(guildId('g1'), ada, { amount: 20_000, key: '77' })).toEqual({
    from: 'mint:g1',
    to: 'wallet:ada',
    amount: 20_000,
    key: 'refill:77',
    reason: 'refill',
  });
  expect(dailyRefill(guildId('g1'), ada, { amount: 0, key: '77' })).toBeNull();
});
