import { existsSync, mkdirSync, chmodSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPlayground, type Playground } from '../../src/playground/playground.ts';
import { systemClock } from '../../src/runtime/clock.ts';
import { storeAt, temporaryFolder } from '../store/support/scene.ts';
import { Program, buildIfOld } from './support/bundle.ts';

beforeAll(buildIfOld, 60_000);

async function localDiscord(): Promise<Playground> {
  const playground = await startPlayground({
    clock: systemClock(),
    port: 0,
    statePath: null,
    pageDirectory: null,
  });
  onTestFinished(() => playground.close());
  return playground;
}

function on({ apiUrl, botToken }: Playground): Record<string, string> {
  return { DISCORD_API: apiUrl, DISCORD_TOKEN: botToken };
}

/** A port that nobody listens on, and the one that somebody does. */
async function ports(): Promise<{ readonly free: string; readonly taken: string }> {
  const listening = async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return { server, port: String(typeof address === 'object' && address !== null ? address.port : 0) };
  };
  const [one, other] = await Promise.all([listening(), listening()]);
  one.server.close();
  onTestFinished(() => void other.server.close());
  return { free: one.port, taken: other.port };
}

describe('stopping', { timeout: 30_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the bot in order within five seconds',
    async (signal) => {
      const playground = await localDiscord();
      const folder = temporaryFolder();
      const bot = new Program('main', { folder, environment: on(playground) });
      await bot.says(/Felt is ready/);
      expect(playground.isBotConnected).toBe(true);
      const { code, ms } = await bot.end(signal);
      expect([code, ms < 5000]).toEqual([0, true]);
      expect(playground.isBotConnected).toBe(false);
      // No side file is left: SQLite has put everything into the database.
      expect(readdirSync(join(folder, 'data')).sort()).toEqual(['felt.sqlite', 'felt.sqlite-lock']);
    },
  );

  test('a bot that draws pictures ends just as soon', async () => {
    const playground = await localDiscord();
    const bot = new Program('main', { folder: temporaryFolder(), environment: on(playground) });
    await bot.says(/Felt is ready/);
    const [ada, elio, fiona] = ['Ada', 'Elio', 'Fiona'].map((name) => playground.actor(name));
    await fiona?.slash('poker-1', 'floor settings room', { pictures: 'on' });
    await ada?.slash('poker-1', 'table open', { game: 'texas-holdem', stakes: '1/2' });
    for (const player of [ada, elio]) await player?.slash('poker-1', 'sit', { 'buy-in': '100' });
    const pictures = () => ada?.sees('poker-1').some(({ attachments }) => attachments.length > 0);
    await playground.until(pictures, 20_000);
    const { code, ms } = await bot.end('SIGTERM');
    expect([code, ms < 5000]).toEqual([0, true]);
    expect(bot.output).not.toContain('picture');
  });

  test('a bot that waits for a Discord it cannot reach stays, and ends when it is told to', async () => {
    const { free } = await ports();
    const environment = { DISCORD_API: `http://127.0.0.1:${free}/api`, DISCORD_TOKEN: 'any.token.will-do' };
    const bot = new Program('main', { folder: temporaryFolder(), environment });
    await bot.says(/"tries":2,"nextTryInMs":2000,"msg":"Discord cannot be reached"/);
    const { code, ms } = await bot.end('SIGTERM');
    expect([code, ms < 5000]).toEqual([0, true]);
    expect(bot.output).not.toContain('any.token.will-do');
  });

  test('the playground ends with its bot, and comes back where it was', async () => {
    const folder = temporaryFolder();
    const environment = { PLAYGROUND_PORT: '0', LOG_LEVEL: 'info' };
    for (const time of ['first', 'second']) {
      const product = new Program('main', { folder, environment });
      const [, address = ''] = await product.says(/playground is open at (http:\S+)/);
      await product.says(/Felt is ready/);
      expect((await fetch(address)).status).toBe(200);
      expect([time, (await product.end('SIGINT')).code]).toEqual([time, 0]);
    }
  });
});

describe(
  'what keeps the bot from starting is said in a sentence, and the exit code is 1:',
  { timeout: 30_000 },
  () => {
    interface Case {
      readonly environment?: Record<string, string>;
      readonly prepare?: (databasePath: string, folder: string) => void;
      readonly says: RegExp;
    }

    async function refuses({ environment = {}, prepare, says }: Case): Promise<string> {
      const folder = temporaryFolder();
      const databasePath = join(folder, 'felt.sqlite');
      prepare?.(databasePath, folder);
      const settings = {
        DISCORD_API: 'http://127.0.0.1:9/api',
        DISCORD_TOKEN: 'a.b.c',
        DATABASE_PATH: databasePath,
      };
      const bot = new Program('main', { folder, environment: { ...settings, ...environment } });
      expect((await bot.end()).code).toBe(1);
      expect(bot.output).toMatch(says);
      // A sentence, and not the insides of the program.
      expect(bot.output).not.toMatch(/\n\s+at /);
      return bot.output;
    }

    test('a broken configuration, all of it at once', async () => {
      const says = /the configuration needs mending\.\n {2}PLAYGROUND_PORT .*\n.*\n {2}LOG_LEVEL/;
      await refuses({ environment: { LOG_LEVEL: 'loud', PLAYGROUND_PORT: 'any' }, says });
    });

    test('a .env that cannot be read, or holds two bytes a letter', async () => {
      const folderForIt = (_: string, folder: string): void => mkdirSync(join(folder, '.env'));
      await refuses({ prepare: folderForIt, says: /\n {2}\.env cannot be read .*\n.*may read/ });
      const unicode = (_: string, folder: string): void =>
        writeFileSync(join(folder, '.env'), Buffer.from('\ufeffLOG_LEVEL=debug\r\n', 'utf16le'));
      await refuses({
        prepare: unicode,
        says: /\n {2}\.env is not written in UTF-8\.\n.*UTF-8 as its encoding/,
      });
    });

    test('a token that Discord refuses', async () => {
      const playground = await localDiscord();
      const environment = { DISCORD_API: playground.apiUrl, DISCORD_TOKEN: 'this.is-not.the-token' };
      const said = await refuses({
        environment,
        says: /Discord refused the token\. Copy it again from the Bot page/,
      });
      expect(said).not.toContain('this.is-not.the-token');
    });

    test('another process on the same database', async () => {
      const playground = await localDiscord();
      const folder = temporaryFolder();
      const environment = { ...on(playground), DATABASE_PATH: join(folder, 'felt.sqlite') };
      const first = new Program('main', { folder, environment });
      await first.says(/Felt is ready/);
      await refuses({
        environment,
        says: /Another Felt works on .* \(process \d+, since 20.*\)\. Stop it first/,
      });
      expect(playground.isBotConnected).toBe(true);
    });

    test('the same, started with the very same settings: not that its ports are taken', async () => {
      const { free } = await ports();
      const folder = temporaryFolder();
      const environment = {
        ...{ DISCORD_API: '', DISCORD_TOKEN: '', METRICS_PORT: '0', PLAYGROUND_PORT: free },
        PLAYGROUND_DATABASE_PATH: join(folder, 'playground.sqlite'),
      };
      const first = new Program('main', { folder, environment });
      await first.says(/playground is open/);
      await refuses({ environment, says: /Another Felt works on .*playground\.sqlite/ });
    });

    test('what the playground kept is damaged', async () => {
      const prepare = (_: string, folder: string): void =>
        writeFileSync(join(folder, 'playground.json'), '{"version":1,"tab');
      const environment = {
        ...{ DISCORD_API: '', DISCORD_TOKEN: '', PLAYGROUND_PORT: '0' },
        PLAYGROUND_DATABASE_PATH: 'playground.sqlite',
      };
      await refuses({ prepare, environment, says: /playground\.json is damaged\. Move it away/ });
    });

    test('a database driver that was made for another Node.js', async () => {
      const preload = join(temporaryFolder(), 'preload.cjs');
      const error = `Object.assign(new Error('made for another'), { code: 'ERR_DLOPEN_FAILED' })`;
      writeFileSync(preload, `process.dlopen = () => { throw ${error}; };`);
      const environment = { NODE_OPTIONS: `--require=${preload}` };
      await refuses({
        environment,
        says: /driver does not fit this Node\.js \(v[\d.]+\)\. Run «npm run build»/,
      });
    });

    test('a database of a later version', async () => {
      const prepare = (path: string): void => {
        storeAt(path).close();
        const later = new Database(path);
        later.exec('UPDATE __drizzle_migrations SET created_at = created_at + 1000000000000');
        later.close();
      };
      await refuses({ prepare, says: /was written by a later version of Felt\. Start that version/ });
    });

    test('a file that is no database', async () => {
      const prepare = (path: string): void => writeFileSync(path, 'a letter to my aunt\n'.repeat(500));
      await refuses({ prepare, says: /is not a database, or is damaged: restore a backup/ });
    });

    test('a folder that cannot be written', async () => {
      const prepare = (_: string, folder: string): void => {
        mkdirSync(join(folder, 'data'));
        chmodSync(join(folder, 'data'), 0o500);
      };
      // Rights do not bind root, but there are places where not even root may write.
      const isRoot = process.getuid?.() === 0 && existsSync('/sys/kernel');
      const environment = { DATABASE_PATH: isRoot ? '/sys/kernel/felt.sqlite' : 'data/felt.sqlite' };
      await refuses({ prepare, environment, says: /cannot be prepared.*[Cc]heck the owner and rights/ });
    });

    test('the port of the playground, or of the metrics, in use', async () => {
      const { taken } = await ports();
      const environment = { DISCORD_API: '', DISCORD_TOKEN: '', PLAYGROUND_PORT: taken };
      await refuses({
        environment,
        says: new RegExp(`uses the port ${taken}\\. Set PLAYGROUND_PORT to a free one`),
      });
      await refuses({
        environment: { METRICS_PORT: taken },
        says: new RegExp(`uses the port ${taken}\\. Set METRICS_PORT to a free one`),
      });
    });
  },
);

test(
  'an error that nobody caught ends the bot in order, and is in the log without what is secret in it',
  { timeout: 30_000 },
  async () => {
    const playground = await localDiscord();
    const folder = temporaryFolder();
    // Of the shape of Discord's own errors: the request is in them, whole.
    const error = `Object.assign(new Error('boom'), {
      requestBody: { json: { content: 'Q♠ J♠' } }, url: 'https://discord.com/api/v10/webhooks/1/canary-token/messages' })`;
    const preload = `process.on('SIGUSR2', () => { throw ${error}; })`;
    const preloaded = join(folder, 'preload.mjs');
    writeFileSync(preloaded, preload);
    const environment = { ...on(playground), NODE_OPTIONS: `--import=${preloaded}` };
    const bot = new Program('main', { folder, environment });
    await bot.says(/Felt is ready/);
    expect((await bot.end('SIGUSR2')).code).toBe(1);
    expect(bot.output).toMatch(/"level":"fatal".*boom/);
    expect(bot.output).toContain('Felt could not go on; the reason is in the log above.');
    expect(bot.output).not.toMatch(/canary-token|Q♠/);
    expect(readdirSync(join(folder, 'data')).sort()).toEqual(['felt.sqlite', 'felt.sqlite-lock']);
  },
);

test('a bot that is in no server says how to invite it, and which lines of .env it does not know', async () => {
  const playground = await localDiscord();
  const folder = temporaryFolder();
  playground.faults.removeBot(playground.guildId);
  writeFileSync(join(folder, '.env'), 'METRIC_PORT=9464\n');
  const bot = new Program('main', { folder, environment: on(playground) });
  await bot.says(
    /"address":"https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+&scope=bot\S+","msg":"Felt is in no server yet/,
  );
  expect(bot.output).toMatch(/"unknownNames":\["METRIC_PORT"\],"msg":"these lines of \.env change nothing/);
}, 30_000);

test('a bot with a token does not carry the local Discord along', () => {
  const bundle = readFileSync(new URL('../../dist/main.js', import.meta.url), 'utf8');
  const there = (text: string): boolean => bundle.includes(text);
  expect(there('./playground/playground.js')).toBe(true);
  expect(['PageServer', 'likelyMistakes', '$ZodType', 'ZodObject'].filter(there)).toEqual([]);
});

test('a bot loads what draws pictures only in the thread that draws them', () => {
  const bundle = (name: string) => readFileSync(new URL(`../../dist/${name}.js`, import.meta.url), 'utf8');
  const imports = /(?:from|import)\s*\(?["']@napi-rs\/canvas["']/;
  expect([imports.test(bundle('main')), imports.test(bundle('picture-worker'))]).toEqual([false, true]);
});

// JavaScript keeps a text with one letter beyond Latin-1 in two bytes a letter: the bundle is some megabytes long.
test.each(['main', 'backup', 'restore', 'playground/playground', 'picture-worker'])(
  'the bundle %s is written in ASCII',
  (name) => {
    const bundle = readFileSync(new URL(`../../dist/${name}.js`, import.meta.url));
    const beyond = bundle.findIndex((byte) => byte > 127);
    expect(beyond === -1 ? null : bundle.toString('utf8', beyond - 40, beyond + 40)).toBeNull();
  },
);
