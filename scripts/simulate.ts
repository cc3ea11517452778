import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playEvening, type EveningReport } from '../test/simulation/support/evening.ts';

// Plays whole evenings of the bot, each from a seed of its own, with everything going wrong that can:
//   npm run simulate -- --seeds 500        evenings 1 to 500, on every core
//   npm run simulate -- --seed 37          that evening alone, and what it came to
// Ends with a failing exit code, and the seeds to play again, where something happened that never may.

const THIS_FILE = fileURLToPath(import.meta.url);
/** An evening takes a second or two: one that takes so long hangs. */
const LONGEST_EVENING_MS = 5 * 60_000;

/** A process that plays one evening after the other; `done` where there is none left. */
function startPlayer(next: () => number | null, ended: (report: EveningReport) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let playing: number | null = null;
    let watchdog: NodeJS.Timeout | null = null;
    const player: ChildProcess = fork(THIS_FILE, [], { execArgv: process.execArgv });
    const playNext = (): void => {
      if (watchdog !== null) clearTimeout(watchdog);
      playing = next();
      if (playing === null) player.disconnect();
      else {
        player.send(playing);
        watchdog = setTimeout(() => player.kill('SIGKILL'), LONGEST_EVENING_MS);
      }
    };
    player.on('message', (report: EveningReport) => {
      ended(report);
      playNext();
    });
    player.on('exit', (code) => {
      if (watchdog !== null) clearTimeout(watchdog);
      if (playing === null) resolve();
      else reject(new Error(`the evening of seed ${playing} was not played to its end (exit code ${code})`));
    });
    playNext();
  });
}

function describe({ seed, violations }: EveningReport): string {
  const shown = violations.slice(0, 5).map((violation) => `  ${violation}`);
  return [`seed ${seed} (again: npm run simulate -- --seed ${seed})`, ...shown].join('\n');
}

async function playAll(seeds: readonly number[]): Promise<void> {
  const startedAt = performance.now();
  const waiting = [...seeds];
  const totals = { evenings: 0, hands: 0, commits: 0, interactions: 0, requests: 0, lives: 0, failed: 0 };
  const ended = (report: EveningReport): void => {
    totals.evenings += 1;
    for (const each of ['hands', 'commits', 'interactions', 'requests', 'lives'] as const) {
      totals[each] += report[each];
    }
    if (report.violations.length === 0) return;
    totals.failed += 1;
    process.exitCode = 1;
    console.log(describe(report));
  };
  const players = Math.min(availableParallelism(), seeds.length);
  await Promise.all(Array.from({ length: players }, () => startPlayer(() => waiting.shift() ?? null, ended)));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${totals.evenings} evenings, ${totals.hands} hands, ${totals.commits} commits, ` +
      `${totals.interactions} interactions, ${totals.requests} requests, ${totals.lives} lives ` +
      `in ${seconds} s: ${totals.failed} failed`,
  );
}

async function playOne(seed: number): Promise<void> {
  const report = await playEvening(seed);
  console.log(JSON.stringify(report, null, 2));
  if (report.violations.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seeds: { type: 'string', default: '20' }, seed: { type: 'string' } },
  });
  if (values.seed !== undefined) return playOne(Number(values.seed));
  return playAll(Array.from({ length: Number(values.seeds) }, (_, index) => index + 1));
}

if (process.send === undefined) {
  await main();
} else {
  process.on('message', (seed: number) => {
    void playEvening(seed).then((report) => process.send?.(report));
  });
}
