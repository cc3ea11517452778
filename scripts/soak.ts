import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Report, Share } from './soak/worker.ts';

// Plays random hands of every game until something breaks:
//   npm run soak -- --hands 200000 [--seed 1]
// Every hand is made from the seed and its own number alone: `--first N --hands 1` plays one of them again.
// Ends with a failing exit code and the hand's number where a chip is made, lost or split, where a hand
// does not end, or where the engine throws.

const WORKER = fileURLToPath(new URL('./soak/worker.ts', import.meta.url));

/** How often a line says how far it is (ms). */
const REPORT_EVERY = 10_000;

interface Request {
  readonly hands: number;
  readonly first: number;
  readonly seed: number;
}

function readRequest(): Request {
  const { values } = parseArgs({
    options: {
      hands: { type: 'string', default: '200000' },
      first: { type: 'string', default: '0' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  });
  const request = { hands: Number(values.hands), first: Number(values.first), seed: Number(values.seed) };
  for (const [name, value] of Object.entries(request)) {
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} is a whole number`);
  }
  return request;
}

async function soak({ hands, first, seed }: Request): Promise<boolean> {
  const workers = Math.max(1, Math.min(availableParallelism(), hands));
  console.log(`seed ${seed}: ${hands} hands from number ${first} on, in ${workers} processes`);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const latest: (Report | null)[] = Array.from({ length: workers }, () => null);
  const total = (count: (report: Report) => number): number =>
    latest.reduce((sum, report) => sum + (report === null ? 0 : count(report)), 0);
  const line = (): void => {
    const [played, events] = [total((report) => report.hands), total((report) => report.events)];
    console.log(
      `${played} hands, ${events} events, ${seconds().toFixed(0)} s, ${Math.round(played / seconds())} hands/s`,
    );
  };

  const ticking = setInterval(line, REPORT_EVERY);
  const children: ChildProcess[] = [];
  const ends = latest.map((_, worker) => {
    const share: Share = { seed, first: first + worker, below: first + hands, step: workers };
    const child = fork(WORKER, [JSON.stringify(share)]);
    children.push(child);
    child.on('message', (report) => (latest[worker] = report as Report));
    return new Promise<boolean>((resolve) => child.on('exit', (code) => resolve(code === 0)));
  });
  // The first hand that breaks ends the soak: there is nothing to win from going on.
  const whole = await Promise.race([
    Promise.all(ends).then((codes) => codes.every(Boolean)),
    ...ends.map(async (end) => ((await end) ? new Promise<boolean>(() => undefined) : false)),
  ]);
  clearInterval(ticking);
  for (const child of children) child.kill();
  line();
  if (!whole) return false;
  const games = latest.flatMap((report) => Object.entries(report?.games ?? {}));
  for (const game of [...new Set(games.map(([name]) => name))].sort()) {
    const played = games.reduce((sum, [name, count]) => sum + (name === game ? count : 0), 0);
    console.log(`  ${game}: ${played}`);
  }
  return true;
}

const sound = await soak(readRequest());
console.log(sound ? 'no chip made, lost or split; every hand ended' : 'FAILED');
if (!sound) process.exitCode = 1;
