import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { err, ok, type Result } from './shared/result.ts';

/** How this process runs. All of it comes from the environment and `.env`, and only through here. */
export interface Config {
  /** Null: no token was given, so the local playground is opened. */
  readonly discord: {
    readonly token: string;
    /** REST base of another Discord (`http://127.0.0.1:PORT/api`); null: the real one. */
    readonly api: string | null;
    /** Commands are registered in this one server (while developing); null: everywhere. */
    readonly guild: string | null;
  } | null;
  readonly databasePath: string;
  readonly playground: { readonly port: number; readonly databasePath: string };
  readonly logLevel: LogLevel;
  /** The port on 127.0.0.1 for health and metrics; null: none is opened. */
  readonly metricsPort: number | null;
  readonly backups: BackupConfig;
  /** What a member's wallet begins with in each server, in cents. */
  readonly startingBalance: number;
  /** Buy-in and top-ups of one session together never exceed it, in cents. */
  readonly sessionCeiling: number;
  /** What `/daily` gives, in cents; 0: nothing. */
  readonly dailyRefill: number;
  /** What `.env` sets and nothing here is called: most likely misspelt. */
  readonly unknownNames: readonly string[];
}

export interface BackupConfig {
  /** Hours between two backups that the bot takes by itself; 0: it takes none. */
  readonly everyHours: number;
  /** How many backups stay in the folder; the oldest ones go. */
  readonly keep: number;
  readonly directory: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** One thing that is wrong with the configuration, and what to do about it. */
export interface ConfigProblem {
  readonly name: string;
  readonly problem: string;
  readonly fix: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What a text means, or null where it does not look right. Written out: it costs a start nothing. */
type Reading<T> = (text: string) => T | null;

/** A shell makes the home folder of `~`; here it would be a folder of that name. */
const path: Reading<string> = (text) => (text.startsWith('~') ? null : text);

function matching(shape: RegExp): Reading<string> {
  return (text) => (shape.test(text) ? text : null);
}

function wholeUpTo(most: number, least = 0): Reading<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : null;
  };
}

const wholeCents: Reading<number> = (text) =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;

const restBase: Reading<string> = (text) =>
  /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : null;

const logLevel: Reading<LogLevel> = (text) => LOG_LEVELS.find((level) => level === text) ?? null;

const LARGEST_PORT = 65_535;

/** Name, how its text is read, and the sentence that tells how to put it right. */
const VARIABLES = {
  DISCORD_TOKEN: {
    // What may stand in a header. Not stricter: another local Discord may hand out tokens of its own making.
    read: matching(/^[!#-&(-~]+$/),
    fix: 'Copy the token again from the Bot page of your application, whole, without quotes or the word «Bot».',
  },
  DISCORD_TOKEN_FILE: {
    read: path,
    fix: 'Give the whole path of a file that holds the token and nothing else.',
  },
  DISCORD_API: {
    read: restBase,
    fix: 'Give the REST base of the Discord to use, for example http://127.0.0.1:4680/api, or leave it out for the real one.',
  },
  DISCORD_GUILD: {
    read: matching(/^\d{17,20}$/),
    fix: 'Give the id of the server (17 to 20 digits: right-click the server, «Copy Server ID»), or leave it out.',
  },
  DATABASE_PATH: { read: path, fix: 'Give the path of the database file, without «~».' },
  PLAYGROUND_DATABASE_PATH: {
    read: path,
    fix: 'Give a path that differs from DATABASE_PATH, without «~».',
  },
  PLAYGROUND_PORT: {
    read: wholeUpTo(LARGEST_PORT),
    fix: 'Give a port from 1 to 65535, or 0 for any free one.',
  },
  LOG_LEVEL: { read: logLevel, fix: `Give one of ${LOG_LEVELS.join(', ')}.` },
  METRICS_PORT: {
    read: wholeUpTo(LARGEST_PORT),
    fix: 'Give a port from 1 to 65535 (0 for any free one), or leave it out for none.',
  },
  BACKUP_EVERY_HOURS: {
    read: wholeUpTo(8760),
    fix: 'Give whole hours from 1 to 8760, or 0 for no backups.',
  },
  BACKUP_KEEP: { read: wholeUpTo(10_000, 1), fix: 'Give how many backups to keep, at least 1.' },
  BACKUP_DIRECTORY: { read: path, fix: 'Give the path of the folder for the backups, without «~».' },
  STARTING_BALANCE: { read: wholeCents, fix: 'Give an amount of chips such as 1000 or 1000.00.' },
  SESSION_CEILING: { read: wholeCents, fix: 'Give an amount of chips such as 1000 or 1000.00.' },
  DAILY_REFILL: { read: wholeCents, fix: 'Give an amount of chips such as 200 or 200.00, or 0 for none.' },
} as const;

type Name = keyof typeof VARIABLES;

export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES);

type Value<N extends Name> = NonNullable<ReturnType<(typeof VARIABLES)[N]['read']>>;

/**
 * Reads and checks the whole configuration, of which `file` is what `.env` says: the environment wins. Everything
 * that is wrong is reported at once; the values of secrets never appear in a problem.
 */
export function readConfig(
  environment: Environment,
  file: Environment = {},
): Result<Config, readonly ConfigProblem[]> {
  const given: Environment = { ...file, ...environment };
  const problems: ConfigProblem[] = [];
  const report = (name: Name, problem: string): void => {
    problems.push({ name, problem, fix: VARIABLES[name].fix });
  };
  const read = <N extends Name>(name: N): Value<N> | null => {
    const text = given[name]?.trim() ?? '';
    if (text === '') return null;
    // The reading of this very name: the compiler only knows that it is one of them.
    const value = VARIABLES[name].read(text) as Value<N> | null;
    if (value === null) report(name, 'does not look right');
    return value;
  };

  const tokenFile = read('DISCORD_TOKEN_FILE');
  let token = read('DISCORD_TOKEN');
  if (tokenFile !== null) {
    if (given['DISCORD_TOKEN']?.trim()) report('DISCORD_TOKEN_FILE', 'is given together with DISCORD_TOKEN');
    else token = readToken(tokenFile, report);
  }
  const databasePath = read('DATABASE_PATH') ?? 'data/felt.sqlite';
  const config: Config = {
    discord: token === null ? null : { token, api: read('DISCORD_API'), guild: read('DISCORD_GUILD') },
    databasePath,
    playground: {
      port: read('PLAYGROUND_PORT') ?? 4680,
      databasePath: read('PLAYGROUND_DATABASE_PATH') ?? 'data/playground.sqlite',
    },
    // In the playground the one line that matters is the address.
    logLevel: read('LOG_LEVEL') ?? (token === null ? 'warn' : 'info'),
    metricsPort: read('METRICS_PORT'),
    backups: {
      everyHours: read('BACKUP_EVERY_HOURS') ?? 24,
      keep: read('BACKUP_KEEP') ?? 7,
      directory: read('BACKUP_DIRECTORY') ?? join(dirname(databasePath), 'backups'),
    },
    startingBalance: read('STARTING_BALANCE') ?? 100_000,
    sessionCeiling: read('SESSION_CEILING') ?? 100_000,
    dailyRefill: read('DAILY_REFILL') ?? 20_000,
    unknownNames: Object.keys(file).filter((name) => !VARIABLE_NAMES.includes(name)),
  };
  if (token === null) {
    read('DISCORD_API');
    read('DISCORD_GUILD');
  }
  if (resolve(databasePath) === resolve(config.playground.databasePath)) {
    report('PLAYGROUND_DATABASE_PATH', 'is the same file as DATABASE_PATH');
  }
  return problems.length === 0 ? ok(config) : err(problems);
}

function readToken(path: string, report: (name: Name, problem: string) => void): string | null {
  let token: string;
  try {
    token = readFileSync(path, 'utf8').trim();
  } catch {
    report('DISCORD_TOKEN_FILE', `names a file that is not there or cannot be read: ${path}`);
    return null;
  }
  if (VARIABLES.DISCORD_TOKEN.read(token) !== null) return token;
  report('DISCORD_TOKEN_FILE', 'names a file that does not hold a token');
  return null;
}

/** The configuration of this process, with the `.env` file of its working directory. */
export function loadConfig(): Result<Config, readonly ConfigProblem[]> {
  const file = settingsFile('.env');
  return file.ok ? readConfig(process.env, file.value) : err([file.error]);
}

/** What a file sets, as dotenv reads it; nothing where there is none. */
function settingsFile(name: string): Result<Environment, ConfigProblem> {
  if (!existsSync(name)) return ok({});
  let content: Buffer;
  try {
    content = readFileSync(name);
  } catch (error) {
    const problem = `cannot be read (${error instanceof Error ? error.message : String(error)})`;
    return err({ name, problem, fix: 'Make it a file that the user who runs Felt may read.' });
  }
  // «Unicode» of an old editor: two bytes a letter, in which no line would be found.
  if (content.includes(0)) {
    return err({
      name,
      problem: 'is not written in UTF-8',
      fix: 'Save it once more, with UTF-8 as its encoding.',
    });
  }
  return ok(parse(content));
}

/** The database that `npm start` works on: the bot's, or the playground's where there is no token. */
export function databaseInUse({ discord, databasePath, playground }: Config): string {
  return discord === null ? playground.databasePath : databasePath;
}

/** The problems as the lines a host reads. */
export function describeProblems(problems: readonly ConfigProblem[]): string {
  return [
    'Felt cannot start: the configuration needs mending.',
    ...problems.map(({ name, problem, fix }) => `  ${name} ${problem}.\n    ${fix}`),
  ].join('\n');
}
