import type Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/store/database.ts';
import { MIGRATIONS } from './support/scene.ts';

function booksWithOneEntry(): Database.Database {
  const { connection, close } = openDatabase({ path: ':memory:', migrationsFolder: MIGRATIONS, now: 0 });
  onTestFinished(close);
  connection.exec(`
    INSERT INTO accounts (id, kind, guild_id) VALUES ('mint:1', 'mint', '1'), ('wallet:a', 'wallet', '1');
    INSERT INTO transfers (key, from_id, to_id, amount, reason, at) VALUES ('k', 'mint:1', 'wallet:a', 5, 'x', 0);
    INSERT INTO tables (id, guild_id, channel_id, name, status, version, snapshot, opened_at)
      VALUES ('t', '1', '2', 'Aurora', 'open', 1, '{}', 0);
    INSERT INTO events (table_id, hand, seq, data) VALUES ('t', 0, 1, '{}');
    INSERT INTO audit_log (position, guild_id, action, transfers, at) VALUES (1, '1', 'pause', '[]', 0)`);
  return connection;
}

test.each([
  `UPDATE transfers SET amount = 6`,
  `DELETE FROM transfers`,
  `INSERT OR REPLACE INTO transfers (key, from_id, to_id, amount, reason, at)
    VALUES ('k', 'mint:1', 'wallet:a', 6, 'x', 0)`,
])('a transfer is never changed or deleted: %s', (statement) => {
  expect(() => booksWithOneEntry().exec(statement)).toThrow(/transfers are never (changed|deleted)/);
});

test.each([
  `UPDATE events SET data = '[]'`,
  `DELETE FROM events`,
  `REPLACE INTO events (table_id, hand, seq, data) VALUES ('t', 0, 1, '[]')`,
])('an event is never changed or deleted: %s', (statement) => {
  expect(() => booksWithOneEntry().exec(statement)).toThrow(/events are never (changed|deleted)/);
});

test.each([
  `UPDATE audit_log SET actor_id = 'b'`,
  `DELETE FROM audit_log`,
  `REPLACE INTO audit_log (position, guild_id, action, transfers, at) VALUES (1, '1', 'close', '[]', 0)`,
])('a line of the audit log is never changed or deleted: %s', (statement) => {
  expect(() => booksWithOneEntry().exec(statement)).toThrow(/the audit log is never (changed|deleted)/);
});

test.each(['1.5', `'12abc'`, '9e999', '0', '-1', '9007199254740992', 'NULL'])(
  'a transfer of %s is not taken',
  (amount) => {
    const insert = `INSERT INTO transfers (key, from_id, to_id, amount, reason, at)
      VALUES ('k2', 'mint:1', 'wallet:a', ${amount}, 'x', 0)`;
    expect(() => booksWithOneEntry().exec(insert)).toThrow(/constraint failed/);
  },
);

test.each(['1.5', `'12abc'`, '9e999', '-1'])('a wallet never holds %s', (balance) => {
  const update = `UPDATE accounts SET balance = ${balance} WHERE id = 'wallet:a'`;
  expect(() => booksWithOneEntry().exec(update)).toThrow(/constraint failed/);
});

test('only the mint goes below zero', () => {
  const books = booksWithOneEntry();
  books.exec(`UPDATE accounts SET balance = -500 WHERE id = 'mint:1'`);
  expect(books.prepare(`SELECT balance FROM accounts WHERE id = 'mint:1'`).pluck().get()).toBe(-500);
});
