import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Report, Task } from '../test/leaks/support/leak-worker.ts';
import { onEveryCore } from './every-core.ts';

// Plays random hands of every game and reads everything that anybody is told on the way: public messages,
// private answers, direct messages, the log, the audit log and exports. One hand in a hundred is played
// through the whole bot, with the real client.
//   npm run leaks -- --hands 100000 [--seed 1]
// Ends with a failing exit code, and the share to play again, where somebody could read a card that they
// may not know: `--seed N --hands 250` is one share.

const WORKER = fileURLToPath(new URL('../test/leaks/support/leak-worker.ts', import.meta.url));
/** A room that is kept longer than this many hands only grows. */
const SHARE = 250;
const CLIENT_SHARE = 20;
const REPORT_EVERY_MS = 10_000;

function tasksFor(hands: number, seed: number): readonly Task[] {
  const room = Array.from({ length: Math.ceil(hands / SHARE) }, (_, share): Task => {
    return { type: 'room', seed: seed + share, hands: Math.min(SHARE, hands - share * SHARE) };
  });
  const client = Array.from({ length: Math.ceil(hands / 100 / CLIENT_SHARE) }, (_, share): Task => {
    return { type: 'client', seed: seed + share, hands: CLIENT_SHARE };
  });
  // The slower ones begin first, so that no core waits for them in the end.
  return [...client, ...room];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      hands: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  });
  const [hands, seed] = [Number(values.hands), Number(values.seed)];
  console.log(`seed ${seed}: ${hands} hands`);
  const sums: Record<string, number> = {};
  const games: Record<string, number> = {};
  const add = (name: string, number: number): void => void (sums[name] = (sums[name] ?? 0) + number);
  const line = (): string =>
    Object.entries(sums)
      .map(([name, sum]) => `${sum} ${name}`)
      .join(', ');
  const ticking = setInterval(() => {
    console.log(line());
  }, REPORT_EVERY_MS);
  let leaks = 0;
  const done = ({ type, report }: Report): void => {
    if (type === 'room') {
      add('hands', report.hands);
      add('texts', report.texts);
      add('audit lines', report.auditRows);
      for (const [game, played] of Object.entries(report.games)) games[game] = (games[game] ?? 0) + played;
    } else {
      add('hands through the client', report.hands);
      add('requests', report.requests);
    }
    add('log lines', report.logLines);
    add('times own cards were rightly seen', report.rightlySeen);
    if (report.leaks.length === 0) return;
    leaks += report.leaks.length;
    console.log([`${type}, seed ${report.seed}:`, ...report.leaks].join('\n  '));
  };
  const seconds = await onEveryCore(tasksFor(hands, seed), { program: WORKER, done });
  clearInterval(ticking);
  console.log(`${line()}, in ${seconds.toFixed(0)} s`);
  for (const [game, played] of Object.entries(games).sort()) console.log(`  ${game}: ${played}`);
  console.log(leaks === 0 ? 'nobody could read a card that they may not know' : `FAILED: ${leaks} leaks`);
  if (leaks > 0) process.exitCode = 1;
}

await main();
