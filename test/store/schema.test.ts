import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { SQLiteTable, getTableConfig } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { memberId, userId } from '../../src/shared/ids.ts';
import { walletOf } from '../../src/ledger/account.ts';
import { startingBalance } from '../../src/ledger/transfers-for.ts';
import * as schema from '../../src/store/schema.ts';
import { GUILD, MIGRATIONS, storeInMemory, temporaryFolder } from './support/scene.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const columns = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .flatMap((table) => getTableConfig(table).columns);

test('every id is text: above 2^53 a number would come back rounded', () => {
  const ids = columns.filter(({ name }) => name === 'id' || name.endsWith('_id') || name === 'key');
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((column) => column.getSQLType() !== 'text')).toEqual([]);
});

test('two users whose ids differ in the last digits have wallets of their own', () => {
  const store = storeInMemory();
  const people = [
    { user: userId('1200000000000000001'), id: memberId('m1'), chips: 500 },
    { user: userId('1200000000000000047'), id: memberId('m2'), chips: 700 },
  ];
  for (const { user, id, chips } of people) {
    const transfer = startingBalance(GUILD, id, chips);
    store.members.enrol({ id, guildId: GUILD, userId: user, name: 'x', transfer, at: 0 });
  }
  const found = people.map(({ user }) => store.members.find(GUILD, user));
  expect(found.map((member) => member?.userId)).toEqual(['1200000000000000001', '1200000000000000047']);
  expect(people.map(({ id }) => store.accounts.balanceOf(walletOf(id)))).toEqual([500, 700]);
});

test('the migrations are what the schema says: generating adds nothing', { timeout: 30_000 }, () => {
  const folder = temporaryFolder();
  const out = join(folder, 'drizzle');
  cpSync(MIGRATIONS, out, { recursive: true });
  const before = readdirSync(out, { recursive: true }).sort();
  const bin = join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs');
  const options = ['--dialect=sqlite', `--schema=${join(ROOT, 'src/store/schema.ts')}`, '--out=drizzle'];
  const said = execFileSync(process.execPath, [bin, 'generate', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(said).toContain('No schema changes');
  expect(readdirSync(out, { recursive: true }).sort()).toEqual(before);
});

test('nothing cascades: a rebuilt table would take its children with it', () => {
  const migrations = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  expect(migrations.length).toBeGreaterThan(1);
  for (const name of migrations) {
    expect(readFileSync(join(MIGRATIONS, name), 'utf8')).not.toMatch(/CASCADE/i);
  }
});
