import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auditBooks } from '../../src/store/audit-books.ts';
import { takeBackup } from '../../src/store/backup.ts';
import { restoreBackup } from '../../src/store/restore.ts';
import { startChild } from '../store/support/child.ts';
import { MIGRATIONS, storeAt, temporaryFolder } from '../store/support/scene.ts';

const PLAYING = new URL('../runtime/support/child-room.ts', import.meta.url);
const DRILLS = 25;

/** What a drill found: the version of the table, and every chip there was. */
interface Drill {
  readonly version: number;
  readonly sum: number;
  readonly problems: readonly unknown[];
}

function drill(source: string, now: number): Drill {
  const directory = temporaryFolder();
  const { path } = takeBackup({ databasePath: source, directory, keep: 1, now });
  const databasePath = join(directory, 'restored', 'felt.sqlite');
  restoreBackup({ backup: path, databasePath, migrationsFolder: MIGRATIONS, now });
  const store = storeAt(databasePath);
  try {
    const version = store.tables.open()[0]?.version ?? 0;
    return { version, sum: store.books.totals().sum, problems: auditBooks(store).problems };
  } finally {
    store.close();
  }
}

test(
  'backups of a bot that plays as fast as it can, each restored: none fails, every chip is there',
  { timeout: 120_000 },
  async () => {
    const path = join(temporaryFolder(), 'felt.sqlite');
    const child = startChild(PLAYING, [path, MIGRATIONS, String(Date.UTC(2026, 0, 1))]);
    let told = 0;
    for (let number = 1; number <= DRILLS; number += 1) {
      for (let commits = 0; commits < 5; commits += 1) {
        const line = await child.lines.next();
        told = Number(String(line.value).split(' ')[0]);
      }
      const { version, sum, problems } = drill(path, Date.UTC(2026, 0, 1) + number);
      // What the bot had told anybody before the backup began is in it.
      expect([number, version >= told, sum, problems]).toEqual([number, true, 0, []]);
    }
    await child.kill();
  },
);
