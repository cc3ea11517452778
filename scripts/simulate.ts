import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { DeliveriesReport } from '../test/simulation/support/deliveries.ts';
import type { EveningReport } from '../test/simulation/support/evening.ts';
import type { Report, Task } from '../test/simulation/support/player.ts';
import { MIGRATIONS, withBundled } from './bundled.ts';

// Plays whole evenings of the bot, each from a seed of its own, with everything going wrong that can; or
// asks for things, each of them delivered one to five times, in random order:
//   npm run simulate -- --seeds 500             evenings 1 to 500, on every core
//   npm run simulate -- --seed 37               that evening alone, and what it came to
//   npm run simulate -- --operations 100000
// Ends with a failing exit code, and the seeds to play again, where something happened that never may.

/** What takes longer than this hangs. */
const LONGEST_TASK_MS = 10 * 60_000;

/** A process that does one task after the other until there is none left. */
function startPlayer(
  program: string,
  next: () => Task | null,
  done: (report: Report) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const player = fork(program, { execArgv: [] });
    let task: Task | null = null;
    let watchdog: NodeJS.Timeout | null = null;
    const begin = (): void => {
      if (watchdog !== null) clearTimeout(watchdog);
      task = next();
      if (task === null) {
        player.disconnect();
        return;
      }
      player.send(task);
      watchdog = setTimeout(() => player.kill('SIGKILL'), LONGEST_TASK_MS);
    };
    player.on('message', (report: Report) => {
      done(report);
      begin();
    });
    player.on('exit', (code) => {
      if (watchdog !== null) clearTimeout(watchdog);
      if (task === null) resolve();
      else reject(new Error(`${JSON.stringify(task)} was not done (exit code ${code})`));
    });
    begin();
  });
}

/** All of it, on every core. Returns the seconds it took. */
async function doAll(tasks: readonly Task[], done: (report: Report) => void): Promise<number> {
  const waiting = [...tasks];
  let seconds = 0;
  await withBundled('test/simulation/support/player.ts', async (program) => {
    const startedAt = performance.now();
    const players = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () =>
      startPlayer(program, () => waiting.shift() ?? null, done),
    );
    await Promise.all(players);
    seconds = (performance.now() - startedAt) / 1000;
  });
  return seconds;
}

function reportViolations(what: string, violations: readonly string[]): void {
  if (violations.length === 0) return;
  process.exitCode = 1;
  console.log([what, ...violations.slice(0, 5)].join('\n  '));
}

async function playEvenings(seeds: readonly number[]): Promise<void> {
  const played: EveningReport[] = [];
  const seconds = await doAll(
    seeds.map((seed) => ({ type: 'evening', seed, migrationsFolder: MIGRATIONS })),
    ({ report }) => {
      if (!('seed' in report)) return;
      played.push(report);
      const again = `seed ${report.seed} (again: npm run simulate -- --seed ${report.seed})`;
      reportViolations(again, report.violations);
    },
  );
  const [only] = played;
  if (played.length === 1 && only !== undefined) console.log(JSON.stringify(only, null, 2));
  const sums = (['hands', 'commits', 'interactions', 'requests', 'lives'] as const).map(
    (name) => `${played.reduce((total, each) => total + each[name], 0)} ${name}`,
  );
  const failed = played.filter(({ violations }) => violations.length > 0).length;
  console.log(`${played.length} evenings, ${sums.join(', ')} in ${seconds.toFixed(0)} s: ${failed} failed`);
}

async function deliver(operations: number): Promise<void> {
  const shares = Math.min(availableParallelism(), operations);
  const tasks = Array.from({ length: shares }, (_, share): Task => ({
    type: 'deliveries',
    seed: share + 1,
    operations: Math.ceil((operations - share) / shares),
    migrationsFolder: MIGRATIONS,
  }));
  const delivered: DeliveriesReport[] = [];
  const seconds = await doAll(tasks, ({ report }) => {
    if (!('deliveries' in report)) return;
    delivered.push(report);
    reportViolations('operations', report.violations);
  });
  const [asked, times, done] = (['operations', 'deliveries', 'done'] as const).map((name) =>
    delivered.reduce((total, each) => total + each[name], 0),
  );
  console.log(
    `${asked} operations, delivered ${times} times, ${done} of them done, in ${seconds.toFixed(0)} s`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seeds: { type: 'string' }, seed: { type: 'string' }, operations: { type: 'string' } },
  });
  if (values.operations !== undefined) await deliver(Number(values.operations));
  if (values.seed !== undefined) await playEvenings([Number(values.seed)]);
  else if (values.seeds !== undefined || values.operations === undefined) {
    await playEvenings(Array.from({ length: Number(values.seeds ?? 20) }, (_, index) => index + 1));
  }
}

await main();
