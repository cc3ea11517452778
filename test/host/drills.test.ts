import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startChild } from '../store/support/child.ts';
import { MIGRATIONS, temporaryFolder } from '../store/support/scene.ts';
import { drill } from './support/drill.ts';

const PLAYING = new URL('../runtime/support/child-room.ts', import.meta.url);
/** `npm run drills` does a hundred. */
const DRILLS = 25;

test(
  'backups of a bot that plays as fast as it can, each restored: none fails, every chip is there, who was erased is not',
  { timeout: 120_000 },
  async () => {
    const path = join(temporaryFolder(), 'felt.sqlite');
    const start = Date.UTC(2026, 0, 1);
    const child = startChild(PLAYING, [path, MIGRATIONS, String(start)]);
    let told = 0;
    for (let number = 1; number <= DRILLS; number += 1) {
      for (let commits = 0; commits < 5; commits += 1) {
        const line = await child.lines.next();
        told = Number(String(line.value).split(' ')[0]);
      }
      const place = { folder: temporaryFolder(), migrationsFolder: MIGRATIONS, now: start + number };
      const { version, sum, problems, erasedAgain } = drill(path, place);
      // What the bot had told anybody before the backup began is in it.
      expect([number, version >= told, sum, problems, erasedAgain]).toEqual([number, true, 0, [], true]);
    }
    await child.kill();
  },
);
