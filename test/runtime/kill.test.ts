import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evolve } from '../../src/table/evolve.ts';
import type { Table } from '../../src/table/table.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { startChild } from '../store/support/child.ts';
import { MIGRATIONS, storeAt, temporaryFolder } from '../store/support/scene.ts';

const SCRIPT = new URL('./support/child-room.ts', import.meta.url);

/** Lets the bot play until it has told of `commits` of them, and kills it. What it told, by version. */
async function playUntilKilled(path: string, start: number, commits: number): Promise<Map<number, string>> {
  const child = startChild(SCRIPT, [path, MIGRATIONS, String(start)]);
  const told = new Map<number, string>();
  let killed: Promise<void> | null = null;
  for (;;) {
    // What it wrote before it died is still to be read.
    const line = await child.lines.next();
    if (line.done === true) break;
    const [version = '', digest = ''] = line.value.split(' ');
    told.set(Number(version), digest);
    if (told.size === commits) killed = child.kill();
  }
  await killed;
  return told;
}

test(
  'a bot killed while it plays has saved everything it told, and goes on from there',
  { timeout: 60_000 },
  async () => {
    const path = join(temporaryFolder(), 'felt.db');
    let handsBefore = 0;
    for (const [round, commits] of [40, 77, 123].entries()) {
      const told = await playUntilKilled(path, Date.UTC(2026, 0, 1 + round), commits);
      expect(told.size).toBeGreaterThanOrEqual(commits);

      const store = storeAt(path);
      const [table] = store.tables.open();
      if (table === undefined) throw new Error('the table is gone');
      const newest = Math.max(...told.keys());
      // It may have died between the commit and the telling, never between the telling and the commit.
      expect(table.version).toBeGreaterThanOrEqual(newest);
      const digest = createHash('sha256').update(JSON.stringify(table)).digest('hex');
      expect(table.version > newest || told.get(newest) === digest).toBe(true);
      expect(store.tables.eventsOf(table.id).reduce<Table | null>(evolve, null)).toEqual(table);
      expect(auditBooks(store).problems).toEqual([]);
      expect(table.handNumber).toBeGreaterThan(handsBefore);
      handsBefore = table.handNumber;
      store.close();
    }
  },
);
