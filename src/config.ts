import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { z } from 'zod';
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
  /** What a member's wallet begins with in each server, in cents. */
  readonly startingBalance: number;
  /** Buy-in and top-ups of one session together never exceed it, in cents. */
  readonly sessionCeiling: number;
  /** What `/daily` gives, in cents; 0: nothing. */
  readonly dailyRefill: number;
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

const wholeCents = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform((text) => Math.round(Number(text) * 100));

/** Name, what it must look like, and the sentence that tells how to put it right. */
const VARIABLES = {
  DISCORD_TOKEN: {
    // Not stricter: another local Discord may hand out tokens of its own making.
    shape: z.string().regex(/^[^\s"']{8,}$/),
    fix: 'Copy the token again from the Bot page of your application, whole, without quotes or the word «Bot».',
  },
  DISCORD_TOKEN_FILE: {
    shape: z.string(),
    fix: 'Give the path of a file that holds the token and nothing else.',
  },
  DISCORD_API: {
    shape: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
    fix: 'Give the REST base of the Discord to use, for example http://127.0.0.1:4680/api, or leave it out for the real one.',
  },
  DISCORD_GUILD: {
    shape: z.string().regex(/^\d{17,20}$/),
    fix: 'Give the id of the server (17 to 20 digits: right-click the server, «Copy Server ID»), or leave it out.',
  },
  DATABASE_PATH: { shape: z.string(), fix: 'Give the path of the database file.' },
  PLAYGROUND_DATABASE_PATH: { shape: z.string(), fix: 'Give a path that differs from DATABASE_PATH.' },
  PLAYGROUND_PORT: {
    shape: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
    fix: 'Give a port from 1 to 65535, or 0 for any free one.',
  },
  LOG_LEVEL: { shape: z.enum(LOG_LEVELS), fix: `Give one of ${LOG_LEVELS.join(', ')}.` },
  STARTING_BALANCE: { shape: wholeCents, fix: 'Give an amount of chips such as 1000 or 1000.00.' },
  SESSION_CEILING: { shape: wholeCents, fix: 'Give an amount of chips such as 1000 or 1000.00.' },
  DAILY_REFILL: { shape: wholeCents, fix: 'Give an amount of chips such as 200 or 200.00, or 0 for none.' },
} as const;

type Name = keyof typeof VARIABLES;

/**
 * Reads and checks the whole configuration. Everything that is wrong is reported at once; the values
 * of secrets never appear in a problem.
 */
export function readConfig(environment: Environment): Result<Config, readonly ConfigProblem[]> {
  const problems: ConfigProblem[] = [];
  const report = (name: Name, problem: string): void => {
    problems.push({ name, problem, fix: VARIABLES[name].fix });
  };
  const read = <N extends Name>(name: N): z.output<(typeof VARIABLES)[N]['shape']> | null => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return null;
    const parsed = VARIABLES[name].shape.safeParse(text);
    if (parsed.success) return parsed.data as z.output<(typeof VARIABLES)[N]['shape']>;
    report(name, 'does not look right');
    return null;
  };

  const tokenFile = read('DISCORD_TOKEN_FILE');
  let token = read('DISCORD_TOKEN');
  if (tokenFile !== null) {
    if (environment['DISCORD_TOKEN']?.trim())
      report('DISCORD_TOKEN_FILE', 'is given together with DISCORD_TOKEN');
    else token = readToken(tokenFile, report);
  }
  const config: Config = {
    discord: token === null ? null : { token, api: read('DISCORD_API'), guild: read('DISCORD_GUILD') },
    databasePath: read('DATABASE_PATH') ?? 'data/felt.sqlite',
    playground: {
      port: read('PLAYGROUND_PORT') ?? 4680,
      databasePath: read('PLAYGROUND_DATABASE_PATH') ?? 'data/playground.sqlite',
    },
    // In the playground the one line that matters is the address.
    logLevel: read('LOG_LEVEL') ?? (token === null ? 'warn' : 'info'),
    startingBalance: read('STARTING_BALANCE') ?? 100_000,
    sessionCeiling: read('SESSION_CEILING') ?? 100_000,
    dailyRefill: read('DAILY_REFILL') ?? 20_000,
  };
  if (token === null) {
    read('DISCORD_API');
    read('DISCORD_GUILD');
  }
  if (config.databasePath === config.playground.databasePath) {
    report('PLAYGROUND_DATABASE_PATH', 'is the same file as DATABASE_PATH');
  }
  return problems.length === 0 ? ok(config) : err(problems);
}

function readToken(path: string, report: (name: Name, problem: string) => void): string | null {
  if (!existsSync(path)) {
    report('DISCORD_TOKEN_FILE', `names a file that is not there: ${path}`);
    return null;
  }
  const token = readFileSync(path, 'utf8').trim();
  if (VARIABLES.DISCORD_TOKEN.shape.safeParse(token).success) return token;
  report('DISCORD_TOKEN_FILE', 'names a file that does not hold a token');
  return null;
}

/** The environment of this process over the `.env` file of the working directory, as dotenv reads it. */
export function environment(): Environment {
  const file = existsSync('.env') ? parse(readFileSync('.env')) : {};
  return { ...file, ...process.env };
}

/** The problems as the lines a host reads. */
export function describeProblems(problems: readonly ConfigProblem[]): string {
  return [
    'Felt cannot start: the configuration needs mending.',
    ...problems.map(({ name, problem, fix }) => `  ${name} ${problem}.\n    ${fix}`),
  ].join('\n');
}
