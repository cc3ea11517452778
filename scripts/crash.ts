import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Acknowledged } from '../test/simulation/support/acknowledged.ts';
import { Dice } from '../test/simulation/support/dice.ts';
import { KilledDatabase } from '../test/simulation/support/killed-database.ts';
import { MIGRATIONS, withBundled } from './bundled.ts';

// Kills a bot that works as hard as it can, at any moment, and looks whether everything it had told of is
// in its database, and nothing by half:
//   npm run crash -- --cycles 30 [--folder FOLDER] [--seed N]
// The databases stand in memory where the system has such a place (a killed process loses nothing that it
// has handed to the system), or in FOLDER. Ends with a failing exit code where anything is wrong.

/** A database that was killed so often is looked at as a whole once more, and makes place for a new one. */
const CYCLES_PER_DATABASE = 40;
const LONGEST_LIFE_MS = 400;
const HOUR_MS = 3_600_000;

interface Life {
  readonly told: readonly Acknowledged[];
  /** What it left on the standard error, where a program says why it ended by itself. */
  readonly complaint: string;
  readonly killed: boolean;
}

/** Lets a bot work on the database, and kills it: mostly at work, now and then while it is still starting. */
async function liveAndDie(parameters: readonly string[], dice: Dice): Promise<Life> {
  const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const told: Acknowledged[] = [];
  let complaint = '';
  let killed = false;
  const killWithin = (ms: number): void => {
    setTimeout(() => {
      killed = true;
      child.kill('SIGKILL');
    }, dice.below(ms));
  };
  const diesEarly = dice.chance(0.1);
  if (diesEarly) killWithin(LONGEST_LIFE_MS);
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString('utf8')));
  // All that it has told before it died is still read.
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may have been cut: then it was not told.
    if (!line.endsWith('}')) continue;
    const done = JSON.parse(line) as Acknowledged;
    if (done.type !== 'ready') told.push(done);
    else if (!diesEarly) killWithin(LONGEST_LIFE_MS);
  }
  return { told, complaint, killed };
}

interface Tally {
  cycles: number;
  acknowledged: number;
  failed: number;
}

/** One database after the other, each killed again and again; `next` counts the cycles down over all lanes. */
async function lane(
  { folder, child, dice }: { readonly folder: string; readonly child: string; readonly dice: Dice },
  next: () => boolean,
  tally: Tally,
): Promise<void> {
  let goesOn = next();
  for (let databases = 0; goesOn; databases += 1) {
    const path = join(folder, `${databases}.sqlite`);
    const database = new KilledDatabase(path, MIGRATIONS);
    for (let lives = 0; goesOn && lives < CYCLES_PER_DATABASE; lives += 1) {
      const startsAt = Date.UTC(2026, 0, 1) + lives * HOUR_MS;
      const seed = dice.below(2 ** 32);
      const { told, complaint, killed } = await liveAndDie(
        [child, path, MIGRATIONS, String(startsAt), String(seed)],
        dice,
      );
      goesOn = next();
      const isLast = !goesOn || lives === CYCLES_PER_DATABASE - 1;
      const problems = [
        ...(killed ? [] : [`it ended by itself: ${complaint}`]),
        ...database.check(told, startsAt + HOUR_MS / 2, { isLast }),
      ];
      tally.cycles += 1;
      tally.acknowledged += told.length;
      if (tally.cycles % 100 === 0) console.log(`${tally.cycles} kills, ${tally.acknowledged} acknowledged`);
      if (problems.length === 0) continue;
      tally.failed += 1;
      console.log([`${path}, life ${lives + 1}:`, ...problems.slice(0, 10)].join('\n  '));
      // It is left there to be looked at.
      return;
    }
    for (const ending of ['', '-wal', '-shm', '-lock']) rmSync(`${path}${ending}`, { force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      cycles: { type: 'string', default: '30' },
      folder: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const cycles = Number(values.cycles);
  const startedAt = performance.now();
  const place = values.folder ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(join(place, 'felt-crash-'));
  const tally: Tally = { cycles: 0, acknowledged: 0, failed: 0 };
  const dice = new Dice(Number(values.seed));
  let left = cycles;
  const next = (): boolean => tally.failed === 0 && left-- > 0;
  await withBundled('test/simulation/support/crash-child.ts', async (child) => {
    const lanes = Array.from({ length: Math.min(availableParallelism(), cycles) }, (_, index) => {
      const own = join(folder, String(index));
      mkdirSync(own);
      return lane({ folder: own, child, dice: dice.fork() }, next, tally);
    });
    await Promise.all(lanes);
  });
  if (tally.failed === 0) rmSync(folder, { recursive: true, force: true });
  else process.exitCode = 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${tally.cycles} kills, ${tally.acknowledged} things acknowledged, in ${seconds} s: ${tally.failed} failed`,
  );
}

await main();
