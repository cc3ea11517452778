import Database from 'better-sqlite3';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import { transactional, type Synchronous } from '../../src/store/transaction.ts';

function twoWallets(): Database.Database {
  const database = new Database(':memory:');
  onTestFinished(() => {
    database.close();
  });
  database.exec(`CREATE TABLE wallets (id TEXT PRIMARY KEY, balance INTEGER NOT NULL);
    INSERT INTO wallets VALUES ('A', 10000), ('B', 0)`);
  return database;
}

function balances(database: Database.Database): unknown {
  return database.prepare('SELECT id, balance FROM wallets ORDER BY id').all();
}

test('a transaction that throws half way leaves nothing behind', () => {
  const database = twoWallets();
  const settle = transactional(database, (amount: number) => {
    database.prepare(`UPDATE wallets SET balance = balance - ? WHERE id = 'A'`).run(amount);
    throw new Error('half way');
  });
  expect(() => settle(6_000)).toThrow('half way');
  expect(balances(database)).toEqual([
    { id: 'A', balance: 10_000 },
    { id: 'B', balance: 0 },
  ]);
});

test('an asynchronous function is no transaction, by type', () => {
  type Settle = (amount: number) => void;
  type SettleLater = (amount: number) => Promise<void>;
  expectTypeOf<Synchronous<Settle>>().toEqualTypeOf<Settle>();
  expectTypeOf<Synchronous<SettleLater>>().toEqualTypeOf<never>();
  expectTypeOf<Synchronous<() => PromiseLike<number>>>().toEqualTypeOf<never>();
});

test('an asynchronous function that gets past the types is refused before any of it runs', async () => {
  const database = twoWallets();
  const settle = async (): Promise<void> => {
    database.prepare(`UPDATE wallets SET balance = balance - 6000 WHERE id = 'A'`).run();
    await Promise.resolve();
    database.prepare(`UPDATE wallets SET balance = balance + 6000 WHERE id = 'B'`).run();
  };
  expect(() => transactional(database, settle as () => never)).toThrow('synchronous from begin to commit');
  await Promise.resolve();
  expect(balances(database)).toEqual([
    { id: 'A', balance: 10_000 },
    { id: 'B', balance: 0 },
  ]);
});
