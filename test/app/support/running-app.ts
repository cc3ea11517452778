import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EmojiArt } from '../../../src/discord/cards/card-art.ts';
import { Painter } from '../../../src/discord/pictures/painter.ts';
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
  /** The program that draws pictures; none are drawn if not given. */
  readonly pictureProgram?: string;
  /** The folder with the page of this Discord; there is no page if not given. */
  readonly pageDirectory?: string;
  /** How many requests a second the bot makes; as many as it likes if not given. */
  readonly requestsPerSecond?: number;
  /** What the bot is to have in the place of its store: one that fails, or a full disk. */
  readonly storeOver?: (store: Store) => Store;
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
    const opened = openStore({ path: this.databasePath, migrationsFolder: MIGRATIONS, clock });
    const store = this.#options.storeOver?.(opened) ?? opened;
    const startingBalance = this.#options.startingBalance ?? 100_000;
    const refill = { amount: 20_000, everyMs: 24 * 3_600_000, below: startingBalance };
    const defaults = { startingBalance, sessionCeiling: 100_000, refill };
    const room = new Room({ store, clock, shuffle, log, defaults });
    this.cards.follow(room);
    const ws = { version: 10, large_threshold: 50, buildIdentifyThrottler: identifyAtOnce };
    const onLost = (error: LoginError) => (this.lost = error);
    // This Discord takes any number; a test that is fast would wait in the time of the real one.
    const { pictureProgram: program, requestsPerSecond = 100_000 } = this.#options;
    const painter = program === undefined ? {} : { painter: new Painter({ clock, log, program }) };
    const bot = await startBot({
      ...painter,
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

  /** What may never be, and is: something malformed was sent, a card told to the wrong person, a chip lost. */
  problems(): readonly string[] {
    const { requests } = this.playground;
    const malformed = requests.all().filter(({ errorCode }) => errorCode === 50035);
    // discord.js itself writes these two into answers to interactions.
    const mistakes = requests.likelyMistakes.filter((text) => !/[ .](enforce_nonce|tts)$/.test(text));
    const errors = this.logged.filter(({ level }) => level === 'error').slice(this.errorsExpected);
    const told = this.logged.filter((line) => /[♠♥♦♣]|deck|hole/.test(JSON.stringify(line)));
    return [
      ...requests.unknownRoutes.map((route) => `not a route of Discord: ${route}`),
      ...malformed.slice(this.malformedExpected).map((request) => `malformed: ${JSON.stringify(request)}`),
      ...mistakes.map((mistake) => `most likely a mistake: ${mistake}`),
      ...this.cards.leaks.map((leak) => `a card leaked: ${leak}`),
      ...errors.map((line) => `an error in the log: ${JSON.stringify(line)}`),
      ...told.map((line) => `cards in the log: ${JSON.stringify(line)}`),
      ...this.#problemsInBooks(),
    ];
  }

  /** No chip was made or lost, and the chips in play are the ones on the tables. */
  #problemsInBooks(): readonly string[] {
    if (this.#process === null) return [];
    const balances = this.store.books.balances();
    const sum = balances.reduce((total, { kept }) => total + kept, 0);
    const tables = this.room.tablesOf(guildId(this.playground.guildId));
    return [
      ...balances
        .filter(({ kept, transferred }) => kept !== transferred)
        .map(
          ({ account, kept, transferred }) => `${account} holds ${kept}, its transfers make ${transferred}`,
        ),
      ...(sum === 0 ? [] : [`the sum over all accounts is ${sum}`]),
      ...tables.flatMap((table) => {
        const kept = balances.find(({ account }) => account === `table:${table.id}`)?.kept ?? 0;
        return chipsAt(table) === kept ? [] : [`${table.id} shows ${chipsAt(table)}, its account ${kept}`];
      }),
    ];
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

/** A running app; whoever asked for it ends it. */
export async function runApp(options: AppOptions = {}): Promise<App> {
  const clock = new FakeClock();
  const playground = await startPlayground({
    clock,
    port: 0,
    statePath: null,
    pageDirectory: options.pageDirectory ?? null,
    rateLimits: 'off',
    ...(options.preferredLocale === undefined ? {} : { preferredLocale: options.preferredLocale }),
  });
  const folder = mkdtempSync(join(tmpdir(), 'felt-app-'));
  const app = new App({ clock, playground, folder, options });
  try {
    await app.start();
  } catch (error) {
    await app.end();
    throw error;
  }
  return app;
}
