import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { healthOf } from '../../src/store/health.ts';
import { storeAt, temporaryFolder } from './support/scene.ts';

test('a sound database tells its size, what is free beside it, and that the accounts come to nothing', () => {
  const path = join(temporaryFolder(), 'felt.sqlite');
  storeAt(path).close();
  const store = storeAt(path);
  onTestFinished(() => store.close());
  const { damage, sum, size, free } = store.health();
  expect([damage, sum]).toEqual([[], 0]);
  expect(size).toBeGreaterThan(100_000);
  expect(free).toBeGreaterThan(0);
});

test('a damaged one says so, and sums up no accounts that it cannot read', () => {
  const path = join(temporaryFolder(), 'felt.sqlite');
  storeAt(path).close();
  const connection = new Database(path);
  const page = Number(
    connection.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'accounts'`).pluck().get(),
  );
  const size = Number(connection.pragma('page_size', { simple: true }));
  connection.close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, (page - 1) * size, page * size);
  writeFileSync(path, bytes);

  const damaged = new Database(path);
  onTestFinished(() => void damaged.close());
  const health = healthOf(damaged);
  expect(health.damage).not.toEqual([]);
  expect(health.sum).toBeNull();
});
