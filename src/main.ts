import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { databaseInUse, describeProblems, loadConfig, type Config } from './config.ts';
import { LoginError, startBot, type Bot, type LoginFault } from './discord/bot.ts';
import { invitationOf } from './discord/connection/invitation.ts';
import { cardEmojiArt } from './discord/cards/card-art.ts';
import { Painter } from './discord/pictures/painter.ts';
import { backUpApart } from './runtime/backup-process.ts';
import { BackupSchedule } from './runtime/backup-schedule.ts';
import { systemClock } from './runtime/clock.ts';
import { measureBackups, measureDiscord, measureProcess } from './runtime/host-metrics.ts';
import { createLog, type Logger } from './runtime/log.ts';
import { startMetricsServer, type Health } from './runtime/metrics-server.ts';
import { Metrics } from './runtime/metrics.ts';
import { measureRoom, timedStore } from './runtime/room-metrics.ts';
import { Room } from './runtime/room.ts';
import { secureShuffle } from './runtime/shuffle.ts';
import { guildId } from './shared/ids.ts';
import { lastBackupAt } from './store/backup.ts';
import { StoreError } from './store/store-error.ts';
import { openStore, type Store } from './store/store.ts';

// `main` stands one folder below the project's top both as a source and as a bundle.
const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));
const PAGE = fileURLToPath(new URL('./playground/page', import.meta.url));

/** `npm run backup`, which takes the scheduled backups too. */
const BACKUP_PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../scripts/backup.ts' : './backup.js', import.meta.url),
);

/** The thread that draws pictures. */
const PICTURE_PROGRAM = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './discord/pictures/worker.ts' : './picture-worker.js',
    import.meta.url,
  ),
);

/** An orderly stop is over within five seconds; whatever is left then is safe to kill. */
const STOP_WITHIN_MS = 4500;

/** One free refill a day. */
const REFILL_EVERY_MS = 24 * 60 * 60 * 1000;

const LOGIN_ADVICE: Record<LoginFault, string> = {
  tokenRefused:
    'Discord refused the token. Copy it again from the Bot page of your application (not the public key, nor the ' +
    'secret of the OAuth2 page) into DISCORD_TOKEN, or the file that DISCORD_TOKEN_FILE names.',
  intentsRefused: 'Discord refused the intents of this bot, although it asks for no privileged one.',
  versionRefused: 'This Discord does not speak API version 10: check DISCORD_API, or update Felt.',
  notWelcome: 'Discord wants this bot to be split over several processes, which Felt cannot do.',
};

/** Where this process gets its Discord. */
interface Place {
  readonly token: string;
  readonly api: string | null;
  readonly devGuild: string | null;
  close(): Promise<void>;
}

async function placeFor(config: Config): Promise<Place> {
  const { discord, playground } = config;
  if (discord !== null) {
    const { token, api, guild } = discord;
    return { token, api, devGuild: guild, close: () => Promise.resolve() };
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
    devGuild: null,
    close: () => server.close(),
  };
}

function roomOn(store: Store, config: Config, log: Logger): Room {
  const { startingBalance, sessionCeiling, dailyRefill } = config;
  const refill = { amount: dailyRefill, everyMs: REFILL_EVERY_MS, below: startingBalance };
  const defaults = { startingBalance, sessionCeiling, refill };
  return new Room({ store, clock: systemClock(), shuffle: secureShuffle, log, defaults });
}

/** Why a port could not be opened, and what to do; null where it is about something else. */
function portAdvice(error: Error, { metricsPort }: Config): string | null {
  if (!('syscall' in error && error.syscall === 'listen' && 'code' in error && 'port' in error)) return null;
  const port = String(error.port);
  const name = error.port === metricsPort ? 'METRICS_PORT' : 'PLAYGROUND_PORT';
  if (error.code === 'EADDRINUSE') return `Another program uses the port ${port}. Set ${name} to a free one.`;
  return `The system does not let this user open the port ${port}. Set ${name} to one above 1023.`;
}

/** What a host can do about an error, as a sentence; null: nothing, it is a fault of the program. */
function adviceOn(error: unknown, config: Config): string | null {
  if (error instanceof StoreError) return `Felt cannot use its database. ${error.message}`;
  if (error instanceof LoginError) return LOGIN_ADVICE[error.fault];
  if (!(error instanceof Error)) return null;
  // Its class is in a file that only the playground loads.
  if (error.name === 'StateFileError') return error.message;
  return portAdvice(error, config);
}

/** Ends the process with a sentence for the host. */
function giveUp(error: unknown, config: Config, log: Logger): void {
  const advice = adviceOn(error, config);
  if (advice === null) log.fatal(error, 'Felt could not go on');
  console.error(advice ?? 'Felt could not go on; the reason is in the log above.');
  process.exitCode = 1;
}

type Closers = (() => void | Promise<void>)[];

/** Backups while the bot runs; null where none are wanted, and in the playground nobody needs any. */
function startBackups(config: Config, log: Logger, closers: Closers): BackupSchedule | null {
  const { discord, databasePath, backups } = config;
  const { everyHours, keep, directory } = backups;
  if (discord === null || everyHours === 0) return null;
  const ending = new AbortController();
  const schedule = new BackupSchedule({
    clock: systemClock(),
    log,
    everyHours,
    lastTakenAt: () => lastBackupAt(databasePath, directory),
    take: () =>
      backUpApart({ program: BACKUP_PROGRAM, databasePath, directory, keep, signal: ending.signal }),
  });
  schedule.start();
  closers.push(() => {
    schedule.stop();
    ending.abort();
  });
  return schedule;
}

/** What the parts of a running bot have in common. */
interface Process {
  readonly log: Logger;
  readonly closers: Closers;
  readonly signal: AbortSignal;
  readonly onLost: (error: LoginError) => void;
}

/** Everything, from the place to the login. `closers` takes it down again, the last first. */
async function start(config: Config, { log, closers, signal, onLost }: Process): Promise<void> {
  // The timers of the clock do not keep a process alive; waiting for Discord to come back must.
  const alive = setInterval(() => undefined, 2 ** 30);
  closers.push(() => clearInterval(alive));
  // Before any port: where Felt runs already, that is what to say, and not that its ports are taken.
  const databasePath = databaseInUse(config);
  const opened = openStore({ path: databasePath, migrationsFolder: MIGRATIONS, clock: systemClock() });
  closers.push(() => opened.close());
  let bot: Bot | null = null;
  const metrics = config.metricsPort === null ? null : new Metrics();
  const isConnected = (): boolean => bot?.isConnected ?? false;
  if (metrics !== null) {
    const health = (): Health => ({ connected: isConnected() });
    const server = await startMetricsServer({ port: config.metricsPort ?? 0, metrics, health });
    closers.push(() => server.close(), measureProcess(metrics));
    log.info({ address: server.url }, 'health and metrics are served');
  }
  const place = await placeFor(config);
  closers.push(() => place.close());
  const { token, api, devGuild } = place;
  const room = roomOn(metrics === null ? opened : timedStore(opened, metrics), config, log);
  const backups = startBackups(config, log, closers);
  if (metrics !== null) {
    closers.push(measureRoom(room, metrics));
    measureBackups(metrics, backups);
  }
  bot = await startBot({
    room,
    token,
    api,
    devGuild: devGuild === null ? null : guildId(devGuild),
    log,
    clock: systemClock(),
    emojiArt: cardEmojiArt(),
    painter: new Painter({ clock: systemClock(), log, program: PICTURE_PROGRAM }),
    version: manifest.version,
    signal,
    onLost,
    ...(metrics === null ? {} : { onResponse: measureDiscord(metrics, isConnected) }),
  });
  const running = bot;
  closers.push(() => running.stop());
  const servers = running.client.guilds.cache.size;
  log.info({ servers }, 'Felt is ready');
  const address = invitationOf(running.client.application.id);
  if (servers === 0) log.warn({ address }, 'Felt is in no server yet: open this address to invite it');
}

async function run(config: Config): Promise<void> {
  const log = createLog({
    level: config.logLevel,
    secrets: config.discord === null ? [] : [config.discord.token],
  });
  const { unknownNames } = config;
  if (unknownNames.length > 0)
    log.warn({ unknownNames }, 'these lines of .env change nothing: Felt knows no such setting');
  if (config.discord === null) console.log('No token is given, so this is the local playground.');
  const stopping = new AbortController();
  const closers: Closers = [];
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(), STOP_WITHIN_MS).unref();
    for (const close of closers.reverse()) await close();
    process.exit();
  };
  const fail = (error: unknown): void => {
    giveUp(error, config, log);
    // What fails on the way out has failed before: then nothing is left to put in order.
    if (stopping.signal.aborted) process.exit();
    void stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // Node itself would print the error as it is, and one of Discord's has tokens and cards in it.
  process.on('uncaughtException', fail);
  try {
    await start(config, { log, closers, signal: stopping.signal, onLost: fail });
  } catch (error) {
    if (!stopping.signal.aborted) fail(error);
  }
}

const config = loadConfig();
if (config.ok) {
  await run(config.value);
} else {
  console.error(describeProblems(config.error));
  process.exitCode = 1;
}
