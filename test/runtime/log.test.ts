import { describe, expect, test } from 'vitest';
import { createLog, type Logger } from '../../src/runtime/log.ts';

function logged(write: (log: Logger) => void): string {
  let lines = '';
  const destination = {
    write: (line: string): void => {
      lines += line;
    },
  };
  write(createLog({ level: 'debug', destination }));
  return lines;
}

// Made up, but of the shapes that Discord uses.
const BOT_TOKEN = `${'M'.repeat(24)}.Gabcde.${'x'.repeat(38)}`;
const INTERACTION_TOKEN = 'aW50ZXJhY3Rpb246'.repeat(8);

describe('the log never holds', () => {
  test.each<[string, unknown]>([
    ['a bot token in a text', `login with ${BOT_TOKEN} failed`],
    ['a bot token in an error', new Error(`Bot ${BOT_TOKEN} is not valid`)],
    ['a token under any name', { settings: { anything: BOT_TOKEN } }],
    ['a token by its name', { token: 'short', headers: { Authorization: 'Bot short' } }],
    [
      'the token of an interaction',
      { url: `/interactions/1200000000000000001/${INTERACTION_TOKEN}/callback` },
    ],
    ['the token of a webhook', `POST /webhooks/1200000000000000001/${INTERACTION_TOKEN}/messages/@original`],
  ])('%s', (_, value) => {
    const line = logged((log) => log.error(value));
    expect(line).toContain('[redacted]');
    expect(line).not.toContain(BOT_TOKEN);
    expect(line).not.toContain(INTERACTION_TOKEN);
    expect(line).not.toContain('short');
  });

  test('cards: by name, by shape, or in words', () => {
    const table = {
      hand: {
        setup: { deck: [0, 1, 2], redeal: [3, 4] },
        players: [{ seat: 3, hole: [{ card: 51, up: false }] }],
      },
    };
    const line = logged((log) => {
      log.info({ table }, 'dealt %s', 'As Kd');
      log.info({ discard: [12, 51] }, 'holds A♠ K♦');
      log.error(new Error('not a hand: QhQd'));
    });
    for (const secret of ['"card":51', '[0,1,2]', '[12,51]', 'As', 'Kd', 'A♠', 'K♦', 'QhQd'])
      expect(line).not.toContain(secret);
    expect(line).toContain('"seat":3');
  });

  test('people: names, mentions and the ids in addresses', () => {
    const line = logged((log) => {
      log.info(
        { user: { id: '1', username: 'ada' }, displayName: 'Ada', member: { nick: 'Countess' } },
        'hi',
      );
      log.info('<@1200000000000000001> left');
      log.error(new Error('GET /users/1200000000000000001 and /guilds/9/members/1200000000000000001'));
      log.child({ name: 'Ada' }).info('from a child');
    });
    for (const secret of ['ada', 'Ada', 'Countess', '1200000000000000001'])
      expect(line).not.toContain(secret);
  });
});

test('the log keeps what is needed to find a fault', () => {
  const line = logged((log) =>
    log.error(
      {
        reference: 'k7wd3r',
        table: 't1',
        hand: 12,
        version: 340,
        command: 'act',
        err: new RangeError('oops'),
      },
      'a fault',
    ),
  );
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    reference: 'k7wd3r',
    table: 't1',
    hand: 12,
    version: 340,
    command: 'act',
    err: { type: 'RangeError', message: 'oops', stack: expect.stringContaining('log.test.ts') as string },
    msg: 'a fault',
  });
});

test('a chain of causes is kept, cleaned, and a circle does not hang it', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const line = logged((log) => {
    log.error(new Error('outer', { cause: new Error(`inner ${BOT_TOKEN}`) }));
    log.error({ circle });
  });
  expect(line).toContain('inner [redacted]');
});

test('nothing is logged below the level', () => {
  expect(logged((log) => log.trace('quiet'))).toBe('');
});
