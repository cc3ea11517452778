import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlayground, type Playground } from '../../src/playground/playground.ts';
import { systemClock } from '../../src/runtime/clock.ts';
import { LoadTable, Presses } from './load-table.ts';

/** Nobody waits longer for Discord to say that the bot did not respond. */
export const LATE_MS = 2500;
const LONGEST_OPENING_MS = 120_000;

export interface Load {
  readonly tables: number;
  /** At each of them. */
  readonly members: number;
  readonly seconds: number;
}

/** Waits in milliseconds. What the bot used is not known where the kernel does not tell it. */
export interface LoadFigures {
  readonly presses: number;
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  readonly late: number;
  readonly failed: number;
  /** Of one core. */
  readonly cpuShare: number | null;
  readonly megabytes: number | null;
}

/**
 * The built bot in a process of its own against a local Discord in this one, at whose tables everybody acts
 * at once. That Discord sets no limits; the bot keeps its own fifty requests a second.
 */
export async function measuredLoad(load: Load): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'felt-load-'));
  const playground = await startPlayground({
    clock: systemClock(),
    port: 0,
    statePath: null,
    pageDirectory: null,
    rateLimits: 'off',
  });
  const bot = startBot(playground, folder);
  try {
    return await measure(playground, bot, load);
  } finally {
    const ended = once(bot, 'exit');
    bot.kill('SIGTERM');
    await ended;
    await playground.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  playground: Playground,
  bot: ChildProcess,
  { tables, members, seconds }: Load,
): Promise<LoadFigures> {
  await playground.until(() => playground.isBotConnected, 60_000);
  await playground.until(
    () => playground.actor('Ada').commands(playground.world.channel('lobby').id).length > 0,
    60_000,
  );
  const all = Array.from({ length: tables }, (_, number) => new LoadTable(playground, { number, members }));
  await Promise.all(all.map((table) => table.open()));
  // So many tables opened at once run into the bot's own limit; only what comes after that is measured.
  await playground.until(() => all.every((table) => table.isPlaying), LONGEST_OPENING_MS);
  const presses = new Presses();
  const before = usageOf(bot.pid);
  const from = performance.now();
  await Promise.all(all.map((table) => table.play(presses, () => performance.now() - from > seconds * 1000)));
  const [after, ms] = [usageOf(bot.pid), performance.now() - from];
  if (presses.waits.length === 0) throw new Error('nobody could press anything');
  return {
    presses: presses.waits.length,
    perSecond: presses.waits.length / (ms / 1000),
    median: presses.share(0.5),
    p99: presses.share(0.99),
    longest: presses.share(1),
    late: presses.waits.filter((wait) => wait > LATE_MS).length,
    failed: presses.failed,
    cpuShare: before === null || after === null ? null : (after.cpuMs - before.cpuMs) / ms,
    megabytes: after?.memoryMb ?? null,
  };
}

interface Usage {
  /** Since the process began. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** What the kernel says of a process; null where there is no such place to ask. */
function usageOf(pid: number | undefined): Usage | null {
  const folder = `/proc/${String(pid)}`;
  if (!existsSync(folder)) return null;
  // The name of the program, in brackets, may hold spaces; times are in hundredths of a second.
  const fields = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1];
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * 10,
    memoryMb: Math.round(Number(memory) / 1024),
  };
}

function startBot({ botToken, apiUrl }: Playground, folder: string): ChildProcess {
  return spawn(process.execPath, [join(process.cwd(), 'dist', 'main.js')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      DISCORD_TOKEN: botToken,
      DISCORD_API: apiUrl,
      DATABASE_PATH: join(folder, 'felt.sqlite'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
