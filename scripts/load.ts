/**
 * Many tables at which everybody acts at once: the bot, as it is built, in a process of its own against a
 * local Discord in this one. Prints how long a press waits for its answer, and what the bot uses meanwhile.
 *
 *   npm run load -- [tables=100] [members=6] [seconds=60]
 *
 * The local Discord sets no limits; the bot keeps its own 50 requests a second, under which all those
 * tables' deals and direct messages wait. The answers to presses do not.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeCustomId } from '../src/discord/custom-id.ts';
import {
  componentsOf,
  startPlayground,
  type Message,
  type Playground,
} from '../src/playground/playground.ts';
import { systemClock } from '../src/runtime/clock.ts';

const BUNDLE = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const [tables = 100, members = 6, seconds = 60] = process.argv.slice(2).map(Number);
/** Nobody waits longer for Discord to say that the bot did not respond. */
const LATE_MS = 2500;

/** What every press of the measured time came to. */
class Presses {
  readonly waits: number[] = [];
  failed = 0;

  async measure(press: () => Promise<{ readonly failed: boolean }>): Promise<void> {
    const from = performance.now();
    const { failed } = await press();
    this.waits.push(performance.now() - from);
    if (failed) this.failed += 1;
  }

  /** The wait (ms) that this share of the presses did not exceed. */
  share(share: number): number {
    const sorted = this.waits.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

/** One table: its people press the cheapest button whenever it is their turn, without a pause. */
class LoadTable {
  readonly #playground: Playground;
  readonly #channel: string;
  readonly #names: readonly string[];
  #message: Message | null = null;
  #changed: () => void = () => undefined;

  constructor(playground: Playground, number: number) {
    const { world, guildId } = playground;
    this.#playground = playground;
    this.#channel = world.addChannel(guildId, `load-${number}`).id;
    this.#names = Array.from({ length: members }, (_, seat) => `p${number}x${seat}`);
    for (const name of this.#names) world.addMember(guildId, world.addUser(name).id);
    world.onEvent((event) => {
      if (event.type !== 'messageCreated' && event.type !== 'messageUpdated') return;
      const { message, audience } = event.stored;
      if (message.channel_id !== this.#channel || audience !== null) return;
      this.#message = message;
      this.#changed();
    });
  }

  async open(): Promise<void> {
    const [opener = ''] = this.#names;
    await this.#playground
      .actor(opener)
      .slash(this.#channel, 'table open', { stakes: '1/2', seats: members });
    for (const name of this.#names) await this.#playground.actor(name).slash(this.#channel, 'sit', {});
  }

  /** Until it is over; a press that the hand has overtaken is one more interaction like any other. */
  async play(presses: Presses, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const next = this.#next();
      if (next === null) await this.#change();
      else {
        const { message, name, customId } = next;
        const shown = this.#message;
        await presses.measure(() => this.#playground.actor(name).clickRaw(message, customId));
        if (this.#message === shown) await this.#change();
      }
    }
  }

  #next(): { readonly message: Message; readonly name: string; readonly customId: string } | null {
    const message = this.#message;
    const name = /▸ `\d+` \*\*(\w+)\*\*/.exec(message?.embeds[0]?.description ?? '')?.[1];
    if (message === null || name === undefined) return null;
    const ids = componentsOf(message).map(({ custom_id: id }) => id ?? '');
    const cheapest = ids.find((id) => ['check', 'call'].includes(decodeCustomId(id)?.role ?? ''));
    return cheapest === undefined ? null : { message, name, customId: cheapest };
  }

  /** The next change of the message, or a moment for the end to be looked at. */
  async #change(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 500);
      this.#changed = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
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
  return spawn(process.execPath, [BUNDLE], {
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

async function measure(playground: Playground, bot: ChildProcess): Promise<void> {
  await playground.until(() => playground.isBotConnected, 60_000);
  const { guildId } = playground;
  await playground.until(
    () => playground.actor('Ada').commands(playground.world.channel('lobby').id).length > 0,
    60_000,
  );
  console.log(`${tables} tables with ${members} members each, in the server ${guildId}`);
  const all = Array.from({ length: tables }, (_, number) => new LoadTable(playground, number));
  await Promise.all(all.map((table) => table.open()));
  const presses = new Presses();
  const before = usageOf(bot.pid);
  const from = performance.now();
  await Promise.all(all.map((table) => table.play(presses, () => performance.now() - from > seconds * 1000)));
  report(presses, { before, after: usageOf(bot.pid), ms: performance.now() - from });
}

function report(
  presses: Presses,
  { before, after, ms }: { readonly before: Usage | null; readonly after: Usage | null; readonly ms: number },
): void {
  const late = presses.waits.filter((wait) => wait > LATE_MS).length;
  const rows: Record<string, string> = {
    presses: String(presses.waits.length),
    'presses a second': (presses.waits.length / (ms / 1000)).toFixed(1),
    'answered within, half of them': `${presses.share(0.5).toFixed(1)} ms`,
    'answered within, 99 of 100': `${presses.share(0.99).toFixed(1)} ms`,
    'answered within, all': `${presses.share(1).toFixed(1)} ms`,
    [`later than ${LATE_MS} ms`]: String(late),
    'not answered': String(presses.failed),
  };
  if (before !== null && after !== null) {
    rows['CPU of the bot'] = `${(((after.cpuMs - before.cpuMs) / ms) * 100).toFixed(0)} % of a core`;
    rows['memory of the bot'] = `${after.memoryMb} MB`;
  }
  console.table(rows);
  if (late > 0 || presses.failed > 0 || presses.share(0.99) > 1000) process.exitCode = 1;
}

execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))]);
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
  await measure(playground, bot);
} finally {
  const ended = once(bot, 'exit');
  bot.kill('SIGTERM');
  await ended;
  await playground.close();
  rmSync(folder, { recursive: true, force: true });
}
