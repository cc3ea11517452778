import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { DeliveriesReport } from '../test/simulation/support/deliveries.ts';
import type { EveningReport } from '../test/simulation/support/evening.ts';
import type { Report, Task } from '../test/simulation/support/player.ts';
import { MIGRATIONS, withBundled } from './bundled.ts';
import { onEveryCore } from './every-core.ts';

// Plays whole evenings of the bot, each from a seed of its own, with everything going wrong that can; or
// asks for things, each of them delivered one to five times, in random order:
//   npm run simulate -- --seeds 500             evenings 1 to 500, on every core
//   npm run simulate -- --seed 37               that evening alone, and what it came to
//   npm run simulate -- --operations 100000
// Ends with a failing exit code, and the seeds to play again, where something happened that never may.

/** All of it, on every core. Returns the seconds it took. */
async function doAll(tasks: readonly Task[], done: (report: Report) => void): Promise<number> {
  let seconds = 0;
  await withBundled('test/simulation/support/player.ts', async (program) => {
    seconds = await onEveryCore(tasks, { program, execArgv: [], done });
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
