import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import type { EmojiArt } from '../../../src/discord/cards/card-art.ts';
import { startBot, type Bot, type LoginError } from '../../../src/discord/bot.ts';
import { startPlayground, type Playground } from '../../../src/playground/playground.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { channelId, guildId, userId, type GuildId } from '../../../src/shared/ids.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { chipsAt } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { CardWatch } from './card-watch.ts';
import { stackedShuffle, type StackedShuffle } from './stacked-shuffle.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));

export interface AppOptions {
  readonly preferredLocale?: string;
  readonly startingBalance?: number;
  /** The pictures the bot uploads; none if not given. */
  readonly emojiArt?: readonly EmojiArt[];
}

/** One line of the log, as JSON. */
export type LogLine = Readonly<Record<string, unknown>>;

/** The whole bot on a local Discord, with a clock that the test moves. */
export class App {
  readonly clock: FakeClock;
  readonly playground: Playground;
  readonly shuffle: StackedShuffle;
  readonly logged: LogLine[] = [];
  readonly log = createLog({
    level: 'debug',
    destination: { write: (line: string) => void this.logged.push(JSON.parse(line) as LogLine) },
  });
  readonly cards: CardWatch;
  readonly #folder: string;
  readonly #options: AppOptions;
  #process: Process | null = null;

  constructor(parts: { clock: FakeClock; playground: Playground; folder: string; options: AppOptions }) {
    this.clock = parts.clock;
    this.playground = parts.playground;
    this.#folder = parts.folder;
    this.#options = parts.options;
    this.shuffle = stackedShuffle();
    this.cards = new CardWatch(parts.playground);
  }

  get databasePath(): string {
    return join(this.#folder, 'felt.sqlite');
  }

  get room(): Room {
    return this.#running().room;
  }

  get store(): Store {
    return this.#running().store;
  }

  get bot(): Bot {
    return this.#running().bot;
  }

  /** Starts the process: everything but the database file is new. */
  async start({ devGuild = null, emojiArt }: StartOptions = {}): Promise<void> {
    const { clock, playground } = this;
    await this.startOn({ clock, token: playground.botToken, api: playground.apiUrl, devGuild, emojiArt });
    await this.settle();
  }

  /** The same on another Discord, and by another clock. */
  async startOn(place: Place): Promise<Bot> {
    const { clock, token, api, devGuild = null, emojiArt = this.#options.emojiArt ?? [] } = place;
    const { shuffle, log } = this;
    const store = openStore({ path: this.databasePath, migrationsFolder: MIGRATIONS, clock });
    const startingBalance = this.#options.startingBalance ?? 100_000;
    const refill = { amount: 20_000, everyMs: 24 * 3_600_000, below: startingBalance };
    const defaults = { startingBalance, sessionCeiling: 100_000, refill };
    const room = new Room({ store, clock, shuffle, log, defaults });
    this.cards.follow(room);
    const ws = { version: 10, large_threshold: 50, buildIdentifyThrottler: identifyAtOnce };
    const onLost = (error: LoginError) => (this.lost = error);
    // This Discord takes any number; a test that is fast would wait in the time of the real one.
    const requestsPerSecond = 100_000;
    const bot = await startBot({
      ...{ room, token, api, devGuild, log, clock, emojiArt, ws, requestsPerSecond, onLost },
    });
    this.#process = { store, room, bot };
    return bot;
  }

  /** The wallet of somebody of the sample server, in cents. */
  walletOf(name: string): number {
    const { guildId: guild } = this.playground;
    const member = this.room.findMember(guildId(guild), userId(this.playground.actor(name).userId));
    if (member === null) throw new Error(`${name} was never seen`);
    return this.room.wallet(member).balance;
  }

  /** Ends the process in good order. */
  async stop(): Promise<void> {
    const { bot, store } = this.#running();
    this.#process = null;
    await bot.stop();
    store.close();
  }

  /** Waits until nothing is on its way any more. */
  async settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.bot.settled();
  }

  /** Moves the clock and waits for what comes of it. */
  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.settle();
  }

  /** The table of a channel, by the channel's name. */
  tableIn(channel: string): Table {
    const table = this.room.tableIn(channelId(this.playground.world.channel(channel).id));
    if (table === null) throw new Error(`no table in ${channel}`);
    return table;
  }

  /** Why Discord has closed the connection for good. */
  lost: LoginError | null = null;

  /** How many failures of the program a test brings about. */
  errorsExpected = 0;

  /** How many requests a test makes Discord refuse as malformed. */
  malformedExpected = 0;

  /** Nothing that was sent may have been malformed or unknown, or have shown a card to the wrong person. */
  check(): void {
    const { requests } = this.playground;
    expect(requests.unknownRoutes).toEqual([]);
    const malformed = requests.all().filter(({ errorCode }) => errorCode === 50035);
    expect(malformed.slice(this.malformedExpected)).toEqual([]);
    // discord.js itself writes these two into answers to interactions.
    const ours = requests.likelyMistakes.filter((text) => !/[ .](enforce_nonce|tts)$/.test(text));
    expect(ours).toEqual([]);
    expect(this.cards.leaks).toEqual([]);
    this.#checkBooks();
    expect(this.logged.filter(({ level }) => level === 'error').slice(this.errorsExpected)).toEqual([]);
    expect(this.logged.filter((line) => /[♠♥♦♣]|deck|hole/.test(JSON.stringify(line)))).toEqual([]);
  }

  /** No chip was made or lost, and the chips in play are the ones on the tables. */
  #checkBooks(): void {
    if (this.#process === null) return;
    const balances = this.store.books.balances();
    expect(balances.filter(({ kept, transferred }) => kept !== transferred)).toEqual([]);
    expect(balances.reduce((total, { kept }) => total + kept, 0)).toBe(0);
    for (const table of this.room.tablesOf(guildId(this.playground.guildId))) {
      const kept = balances.find(({ account }) => account === `table:${table.id}`)?.kept ?? 0;
      expect(chipsAt(table)).toBe(kept);
    }
  }

  #running(): Process {
    if (this.#process === null) throw new Error('the process is not running');
    return this.#process;
  }

  async end(): Promise<void> {
    if (this.#process !== null) await this.stop();
    await this.playground.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly clock: FakeClock;
  readonly token: string;
  readonly api: string;
  readonly devGuild?: GuildId | null;
  readonly emojiArt?: readonly EmojiArt[] | undefined;
}

type StartOptions = Pick<Place, 'devGuild' | 'emojiArt'>;

interface Process {
  readonly store: Store;
  readonly room: Room;
  readonly bot: Bot;
}

function identifyAtOnce() {
  return Promise.resolve({ waitForIdentify: () => Promise.resolve() });
}

/** A running app that is checked and ended with the test. */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const clock = new FakeClock();
  const playground = await startPlayground({
    clock,
    port: 0,
    statePath: null,
    pageDirectory: null,
    rateLimits: 'off',
    ...(options.preferredLocale === undefined ? {} : { preferredLocale: options.preferredLocale }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'felt-app-'));
  const app = new App({ clock, playground, folder, options });
  onTestFinished(async () => {
    try {
      app.check();
    } finally {
      await app.end();
    }
  });
  await app.start();
  return app;
}
