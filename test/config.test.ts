import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VARIABLE_NAMES, describeProblems, readConfig } from '../src/config.ts';

const TOKEN = 'an-example-token.of-three.parts-and-no-value';

describe('the configuration', () => {
  test('is whole without a single variable: the playground, on its own database', () => {
    expect(readConfig({})).toEqual({
      ok: true,
      value: {
        discord: null,
        databasePath: 'data/felt.sqlite',
        playground: { port: 4680, databasePath: 'data/playground.sqlite' },
        logLevel: 'warn',
        metricsPort: null,
        backups: { everyHours: 24, keep: 7, directory: 'data/backups' },
        startingBalance: 100_000,
        sessionCeiling: 100_000,
        dailyRefill: 20_000,
        unknownNames: [],
      },
    });
  });

  test('takes an empty variable for one that is not there, as a copied .env.example has them', () => {
    expect(readConfig({ DISCORD_TOKEN: '', DISCORD_API: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  test('reads every variable', () => {
    const config = readConfig({
      DISCORD_TOKEN: TOKEN,
      DISCORD_API: 'http://127.0.0.1:4680/api/',
      DISCORD_GUILD: '123456789012345678',
      DATABASE_PATH: '/var/lib/felt/felt.sqlite',
      PLAYGROUND_DATABASE_PATH: 'play.sqlite',
      PLAYGROUND_PORT: '0',
      LOG_LEVEL: 'warn',
      METRICS_PORT: '9464',
      BACKUP_EVERY_HOURS: '6',
      BACKUP_KEEP: '28',
      BACKUP_DIRECTORY: '/mnt/felt',
      STARTING_BALANCE: '2500.50',
      SESSION_CEILING: '500',
      DAILY_REFILL: '150.25',
    });
    expect(config).toEqual({
      ok: true,
      value: {
        discord: { token: TOKEN, api: 'http://127.0.0.1:4680/api', guild: '123456789012345678' },
        databasePath: '/var/lib/felt/felt.sqlite',
        playground: { port: 0, databasePath: 'play.sqlite' },
        logLevel: 'warn',
        metricsPort: 9464,
        backups: { everyHours: 6, keep: 28, directory: '/mnt/felt' },
        startingBalance: 250_050,
        sessionCeiling: 50_000,
        dailyRefill: 15_025,
        unknownNames: [],
      },
    });
  });

  test('keeps the backups beside the database, and takes none where none are wanted', () => {
    const config = readConfig({ DATABASE_PATH: '/var/lib/felt/felt.sqlite', BACKUP_EVERY_HOURS: '0' });
    expect(config.ok && config.value.backups).toEqual({
      everyHours: 0,
      keep: 7,
      directory: '/var/lib/felt/backups',
    });
  });

  test('takes any token for another Discord, and any REST base that is an address', () => {
    const config = readConfig({ DISCORD_TOKEN: 'x', DISCORD_API: 'http://localhost:8080' });
    expect(config.ok && config.value.discord).toEqual({
      token: 'x',
      api: 'http://localhost:8080',
      guild: null,
    });
  });

  test('reads the token from a file, without the line end of an editor', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'felt-config-')), 'token');
    writeFileSync(path, `${TOKEN}\n`);
    const config = readConfig({ DISCORD_TOKEN_FILE: path });
    expect(config.ok && config.value.discord?.token).toBe(TOKEN);
  });

  test('reads the environment over the file, and names what it does not know in the file alone', () => {
    const file = { DISCORD_TOKEN: 'from-the-file', LOG_LEVEL: 'debug', METRIC_PORT: '9464' };
    const config = readConfig({ DISCORD_TOKEN: 'from-outside', PATH: '/usr/bin' }, file);
    expect(config.ok && [config.value.discord?.token, config.value.logLevel]).toEqual([
      'from-outside',
      'debug',
    ]);
    expect(config.ok && config.value.unknownNames).toEqual(['METRIC_PORT']);
  });

  test.each([
    ['blanks around it', ` ${TOKEN} \r`, true],
    ['quotes of a keyboard', `"${TOKEN}"`, false],
    ['quotes of a word processor', `“${TOKEN}”`, false],
    ['the word before it', `Bot ${TOKEN}`, false],
    ['two bytes a letter', TOKEN.replaceAll('-', '-\0'), false],
  ])('takes a token with %s: %#', (_, given, taken) => {
    const config = readConfig({ DISCORD_TOKEN: given });
    expect(config.ok).toBe(taken);
    if (config.ok) expect(config.value.discord?.token).toBe(TOKEN);
  });

  test.each(['DATABASE_PATH', 'PLAYGROUND_DATABASE_PATH', 'BACKUP_DIRECTORY', 'DISCORD_TOKEN_FILE'])(
    'takes no «~» for the home folder in %s',
    (name) => {
      const config = readConfig({ [name]: '~/felt' });
      expect(config.ok ? [] : config.error.map((problem) => problem.name)).toEqual([name]);
    },
  );

  test('reports all problems at once, each with its fix, and never the value of a secret', () => {
    const config = readConfig({
      DISCORD_TOKEN: '"quoted and spaced secret"',
      DISCORD_API: 'not a url',
      DISCORD_GUILD: 'my server',
      PLAYGROUND_PORT: '70000',
      LOG_LEVEL: 'loud',
      METRICS_PORT: 'http',
      BACKUP_EVERY_HOURS: '0.5',
      BACKUP_KEEP: '0',
      STARTING_BALANCE: '1.234',
      DATABASE_PATH: 'same.sqlite',
      PLAYGROUND_DATABASE_PATH: './same.sqlite',
    });
    expect(config.ok).toBe(false);
    if (config.ok) return;
    expect(config.error.map(({ name }) => name).sort()).toEqual([
      'BACKUP_EVERY_HOURS',
      'BACKUP_KEEP',
      'DISCORD_API',
      'DISCORD_GUILD',
      'DISCORD_TOKEN',
      'LOG_LEVEL',
      'METRICS_PORT',
      'PLAYGROUND_DATABASE_PATH',
      'PLAYGROUND_PORT',
      'STARTING_BALANCE',
    ]);
    expect(config.error.every(({ fix }) => fix.length > 10)).toBe(true);
    const text = describeProblems(config.error);
    expect(text).not.toContain('secret');
    expect(text).toContain('Give one of trace, debug');
  });

  test('refuses a token given twice, and a token file that is not there or holds none', () => {
    const empty = join(mkdtempSync(join(tmpdir(), 'felt-config-')), 'token');
    writeFileSync(empty, '\n');
    for (const environment of [
      { DISCORD_TOKEN: TOKEN, DISCORD_TOKEN_FILE: empty },
      { DISCORD_TOKEN_FILE: empty },
      { DISCORD_TOKEN_FILE: `${empty}-missing` },
      { DISCORD_TOKEN_FILE: tmpdir() },
    ]) {
      const config = readConfig(environment);
      expect(config.ok ? [] : config.error.map(({ name }) => name)).toEqual(['DISCORD_TOKEN_FILE']);
    }
  });

  test('has every variable in .env.example and in docs/hosting.md', () => {
    const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    const example = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(example.sort()).toEqual([...VARIABLE_NAMES].sort());
    const hosting = read('docs/hosting.md');
    expect(VARIABLE_NAMES.filter((name) => !hosting.includes(`\`${name}\``))).toEqual([]);
  });
});
