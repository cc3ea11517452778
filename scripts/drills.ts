import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drill } from '../test/host/support/drill.ts';
import { MIGRATIONS } from './bundled.ts';

// Backs up and restores a bot that plays as fast as it can, again and again:
//   npm run drills [-- --drills 100] [--folder FOLDER]
// Each restored database is checked as a whole, opened, and erases again whom its list names. The files stand in
// memory where the system has such a place, or in FOLDER. Ends with a failing exit code where anything is wrong.

const PLAYING = fileURLToPath(new URL('../test/runtime/support/child-room.ts', import.meta.url));

const { values } = parseArgs({
  options: { drills: { type: 'string', default: '100' }, folder: { type: 'string' } },
});
const drills = Number(values.drills);
const folder = mkdtempSync(
  join(values.folder ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir()), 'felt-drills-'),
);
const path = join(folder, 'felt.sqlite');
const start = Date.UTC(2026, 0, 1);
const child = spawn(process.execPath, ['--import', 'tsx', PLAYING, path, MIGRATIONS, String(start)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let told = 0;
const lines = createInterface({ input: child.stdout });
lines.on('line', (line) => (told = Number(line.split(' ')[0])));
await once(lines, 'line');
let failed = 0;
let slowest = 0;
for (let number = 1; number <= drills; number += 1) {
  // What it has said by now is read first: it goes on while we look.
  await setImmediate();
  const place = mkdtempSync(join(folder, 'drill-'));
  const began = performance.now();
  try {
    const found = drill(path, { folder: place, migrationsFolder: MIGRATIONS, now: start + number });
    const well = found.version >= told && found.sum === 0 && found.problems.length === 0 && found.erasedAgain;
    if (!well) throw new Error(JSON.stringify({ ...found, told }));
  } catch (error) {
    failed += 1;
    console.error(`drill ${number}:`, error);
  }
  slowest = Math.max(slowest, performance.now() - began);
  rmSync(place, { recursive: true });
}
child.kill('SIGKILL');
rmSync(folder, { recursive: true });
console.log(
  `${drills} drills under load, ${failed} failed; the bot was at version ${told}; the slowest took ${Math.round(slowest)} ms.`,
);
if (failed > 0) process.exitCode = 1;
