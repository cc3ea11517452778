import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { HostileReport } from '../test/hostile/support/hostile-run.ts';
import type { Task } from '../test/hostile/support/hostile-worker.ts';
import { onEveryCore } from './every-core.ts';

// Sends interactions that nobody may send to the whole bot, through its gateway: made-up buttons of other
// tables, hands, seats and servers, amounts that are none, choices that were never offered, twice the same.
//   npm run hostile -- --interactions 100000 [--seed 1]
// Ends with a failing exit code, and the shortest way to it, where one of them had an effect on a table or
// a wallet, was not answered, or was answered so that others could read it.

const WORKER = fileURLToPath(new URL('../test/hostile/support/hostile-worker.ts', import.meta.url));
const SHARE = 2000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      interactions: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
    },
  });
  const [interactions, seed] = [Number(values.interactions), Number(values.seed)];
  console.log(`seed ${seed}: ${interactions} interactions`);
  const tasks = Array.from({ length: Math.ceil(interactions / SHARE) }, (_, share): Task => {
    return { seed: seed + 1000 * share, interactions: Math.min(SHARE, interactions - share * SHARE) };
  });
  const kinds: Record<string, number> = {};
  let [sent, failed] = [0, 0];
  const done = (report: HostileReport): void => {
    sent += report.interactions;
    for (const [kind, count] of Object.entries(report.kinds)) kinds[kind] = (kinds[kind] ?? 0) + count;
    console.log(`${sent} sent`);
    if (report.found === null) return;
    failed += 1;
    console.log(`seed ${report.seed}: ${report.found}`);
  };
  const seconds = await onEveryCore(tasks, { program: WORKER, done });
  const parts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  console.log(`${sent} interactions (${parts.join(', ')}) in ${seconds.toFixed(0)} s`);
  console.log(failed === 0 ? 'no effect, and a private answer to each' : 'FAILED');
  if (failed > 0) process.exitCode = 1;
}

await main();
