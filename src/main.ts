import { fileURLToPath } from 'node:url';
import { describeProblems, environment, readConfig, type Config } from './config.ts';
import { LoginError, startBot, type LoginFault } from './discord/bot.ts';
import { cardEmojiArt } from './discord/cards/card-art.ts';
import { createLog, type Logger } from './runtime/log.ts';
import { systemClock } from './runtime/clock.ts';
import { Room } from './runtime/room.ts';
import { secureShuffle } from './runtime/shuffle.ts';
import { guildId } from './shared/ids.ts';
import { StoreError } from './store/store-error.ts';
import { openStore, type Store } from './store/store.ts';

// `main` stands one folder below the project's top both as a source and as a bundle.
const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));
const PAGE = fileURLToPath(new URL('./playground/page', import.meta.url));

/** An orderly stop takes no longer; whatever is left then is safe to kill. */
const STOP_WITHIN_MS = 5000;

/** One free refill a day. */
const REFILL_EVERY_MS = 24 * 60 * 60 * 1000;

const LOGIN_ADVICE: Record<LoginFault, string> = {
  tokenRefused:
    'Discord refused the token. Copy it again from the Bot page of your application into DISCORD_TOKEN.',
  intentsRefused: 'Discord refused the intents of this bot, although it asks for no privileged one.',
  versionRefused: 'This Discord does not speak API version 10: check DISCORD_API, or update Felt.',
  notWelcome: 'Discord wants this bot to be split over several processes, which Felt cannot do.',
};

/** Where this process gets its Discord and keeps its books. */
interface Place {
  readonly token: string;
  readonly api: string | null;
  readonly databasePath: string;
  readonly devGuild: string | null;
  close(): Promise<void>;
}

async function placeFor(config: Config): Promise<Place> {
  const { discord, playground, databasePath } = config;
  if (discord !== null) {
    const { token, api, guild } = discord;
    return { token, api, databasePath, devGuild: guild, close: () => Promise.resolve() };
  }
  // Loaded only when it is used: a bot on the real Discord does not carry a local one along.
  const { startPlayground } = await import('./playground/playground.ts');
  const server = await startPlayground({
    clock: systemClock(),
    port: playground.port,
    statePath: playground.databasePath.replace(/(\.sqlite)?$/, '.json'),
    pageDirectory: PAGE,
  });
  console.log(`Felt's playground is open at ${server.url} (Ctrl+C ends it)`);
  return {
    token: server.botToken,
    api: server.apiUrl,
    databasePath: playground.databasePath,
    devGuild: null,
    close: () => server.close(),
  };
}

function openRoom(config: Config, databasePath: string, log: Logger): { room: Room; store: Store } {
  const clock = systemClock();
  const store = openStore({ path: databasePath, migrationsFolder: MIGRATIONS, clock });
  const { startingBalance, sessionCeiling, dailyRefill } = config;
  const refill = { amount: dailyRefill, everyMs: REFILL_EVERY_MS, below: startingBalance };
  const defaults = { startingBalance, sessionCeiling, refill };
  return { room: new Room({ store, clock, shuffle: secureShuffle, log, defaults }), store };
}

/** Ends the process with a sentence for the host; nothing else is to be done about these. */
function giveUp(error: unknown, log: Logger): void {
  if (error instanceof StoreError) console.error(`Felt cannot use its database. ${error.message}`);
  else if (error instanceof LoginError) console.error(LOGIN_ADVICE[error.fault]);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error('Another program uses the playground’s port. Set PLAYGROUND_PORT to a free one, or to 0.');
  } else {
    log.fatal(error, 'Felt could not start');
    console.error('Felt could not start; the reason is in the log above.');
  }
  process.exitCode = 1;
}

async function run(config: Config): Promise<void> {
  const log = createLog({ level: config.logLevel });
  const stopping = new AbortController();
  const closers: (() => void | Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(), STOP_WITHIN_MS).unref();
    for (const close of closers.reverse()) await close();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  try {
    // The timers of the clock do not keep a process alive; waiting for Discord to come back must.
    const alive = setInterval(() => undefined, 2 ** 30);
    closers.push(() => clearInterval(alive));
    const place = await placeFor(config);
    closers.push(() => place.close());
    const { room, store } = openRoom(config, place.databasePath, log);
    closers.push(() => store.close());
    const bot = await startBot({
      room,
      token: place.token,
      api: place.api,
      devGuild: place.devGuild === null ? null : guildId(place.devGuild),
      log,
      clock: systemClock(),
      emojiArt: cardEmojiArt(),
      signal: stopping.signal,
      onLost: (error) => {
        giveUp(error, log);
        void stop();
      },
    });
    closers.push(() => bot.stop());
    log.info('Felt is ready');
  } catch (error) {
    if (stopping.signal.aborted) return;
    giveUp(error, log);
    await stop();
  }
}

const config = readConfig(environment());
if (config.ok) {
  await run(config.value);
} else {
  console.error(describeProblems(config.error));
  process.exitCode = 1;
}
