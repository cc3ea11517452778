import { describe, expect, test } from 'vitest';
import { textOf } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

async function dealt(): Promise<FloorScene> {
  const scene = await startFloor();
  await scene.at.deal({ Ada: '100', Bruno: '100', Carla: '100' });
  return scene;
}

describe('/floor kick', () => {
  test('folds the member’s hand, cashes them out after it, and tells them why in their language', async () => {
    const scene = await dealt();
    const { app, at } = scene;
    const asked = await scene.floor('kick', { member: 'Bruno', reason: 'slow rolls' });
    expect(textOf(asked.message)).toMatch(/^Stand Bruno up from Aurora\? They are in a hand/);
    expect(await scene.yes(asked)).toMatch(/^Bruno folds and is stood up from Aurora/);
    await at.press('Ada', 'call');
    await app.settle();
    expect(at.table.hand?.players.find(({ seat }) => seat === 1)?.folded).toBe(true);
    await at.press('Carla', 'check');
    for (let acts = 0; at.table.handRunning && acts < 20; acts++) await at.press(at.toAct ?? '', 'check');
    expect(Object.keys(at.stacks).sort()).toEqual(['Ada', 'Carla']);
    expect(app.walletOf('Bruno')).toBe(99_900);
    expect(scene.dms('Bruno')).toContain('La direzione ti ha fatto alzare da Aurora. Motivo: slow rolls');
    const [row] = scene.rows();
    expect(row).toMatchObject({
      action: 'kick',
      reason: 'slow rolls',
      hand: 1,
      actor: scene.member('Fiona'),
    });
  });

  test('takes effect at once between hands, and also from the waiting list', async () => {
    const scene = await startFloor();
    const { app, at } = scene;
    await at.open('Ada', { seats: 2 });
    await at.sit('Ada', '100');
    await at.sit('Elio', '100');
    await at.press('Carla', 'waitingList');
    expect(await scene.confirmed('kick', { member: 'Elio', reason: 'x' })).toMatch(/^Elio was stood up/);
    expect(app.walletOf('Elio')).toBe(100_000);
    expect(scene.rows()[0]?.transfers).toHaveLength(1);
    expect(await scene.confirmed('kick', { member: 'Carla', reason: 'x' })).toMatch(/^Carla was stood up/);
    expect([at.table.waitingList, at.table.heldSeats]).toEqual([[], []]);
    expect(await scene.says('kick', { member: 'Carla', reason: 'x' })).toMatch(/^Carla sits at no table/);
    expect(await scene.says('kick', { member: 'Dario', reason: 'x' })).toMatch(/^Dario sits at no table/);
  });
});

describe('/floor ban', () => {
  test('stands the member up everywhere and keeps them away, after a restart too, until it is lifted', async () => {
    const scene = await startFloor();
    const { app, at } = scene;
    await at.open('Ada');
    await at.sit('Elio', '100');
    const asked = await scene.floor('ban', { member: 'Elio', reason: 'chip dumping' });
    expect(await scene.yes(asked)).toMatch(/^Elio may no longer sit down/);
    expect(at.stacks).toEqual({});
    expect(app.walletOf('Elio')).toBe(100_000);
    expect(scene.dms('Elio')).toContain(
      'The floor of The Card Room has banned you from its tables. Your chips stay in your wallet. Reason: chip dumping',
    );
    await app.stop();
    await app.start();
    for (const outcome of [
      await at.sit('Elio', '100'),
      await at.slash('Elio', 'waitlist', {}),
      await app.playground
        .actor('Elio')
        .slash('poker-2', 'table open', { game: 'texas-holdem', stakes: '1/2' }),
    ]) {
      expect(textOf(outcome.message)).toMatch(/^The floor has banned you/);
    }
    expect(await scene.confirmed('ban', { member: 'Elio', reason: 'x' })).toMatch(
      /banned from the tables already/,
    );
    expect(await scene.says('unban', { member: 'Elio', reason: 'talked' })).toMatch(
      /^Elio may play here again/,
    );
    await at.sit('Elio', '100');
    expect(at.stacks).toEqual({ Elio: 10_000 });
    expect(await scene.says('unban', { member: 'Elio', reason: 'x' })).toMatch(/^This member is not banned/);
    expect(scene.log()).toEqual(['Fiona ban Elio', 'Fiona kick Elio', 'Fiona unban Elio']);
  });

  test('works for somebody who has never played, and not for bots', async () => {
    const scene = await startFloor();
    expect(await scene.confirmed('ban', { member: 'Dario', reason: 'known elsewhere' })).toMatch(
      /^Dario may no/,
    );
    await scene.at.open('Ada');
    expect(textOf((await scene.at.sit('Dario', '100')).message)).toMatch(/escluso dai tavoli/);
    const bot = scene.app.playground.applicationId;
    expect(await scene.says('ban', { member: bot, reason: 'x' })).toMatch(/^That is a bot/);
    expect(await scene.says('grant', { member: bot, amount: '5', reason: 'x' })).toMatch(/^That is a bot/);
  });
});

describe('/floor grant and take', () => {
  test('move chips between the mint and a wallet, with the transfers on record', async () => {
    const scene = await startFloor();
    const { app, at } = scene;
    await at.slash('Elio', 'wallet');
    expect(await scene.says('grant', { member: 'Elio', amount: '12,5', reason: 'prize' })).toBe(
      'Elio has got 12.50. The wallet holds 1,012.50 now.',
    );
    const asked = await scene.floor('take', { member: 'Elio', amount: '1000', reason: 'mistake' });
    expect(app.walletOf('Elio')).toBe(101_250);
    expect(await scene.yes(asked)).toBe('1,000.00 was taken from Elio. The wallet holds 12.50 now.');
    expect(app.walletOf('Elio')).toBe(1250);
    expect(scene.dms('Elio')).toEqual([
      'The floor of The Card Room gave you 12.50. Your wallet holds 1,012.50 now. Reason: prize',
      'The floor of The Card Room took 1,000.00 from your wallet. It holds 12.50 now. Reason: mistake',
    ]);
    const rows = scene.rows().map(({ action, amount, transfers }) => [action, amount, transfers.length]);
    expect(rows).toEqual([
      ['grant', 1250, 1],
      ['take', 100_000, 1],
    ]);
    const wallet = textOf((await at.slash('Elio', 'wallet')).message);
    expect(wallet).toContain('+12.50 · given by the floor');
    expect(wallet).toContain('−1,000.00 · taken by the floor');
  });

  test('never go below zero, nor take what is on a table', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    await scene.at.sit('Elio', '200');
    expect(await scene.says('take', { member: 'Elio', amount: '800.01', reason: 'x' })).toMatch(
      /^The wallet holds 800\.00, so 800\.01 cannot be taken/,
    );
    const asked = await scene.floor('take', { member: 'Elio', amount: '800', reason: 'x' });
    await scene.at.slash('Elio', 'topup', { amount: '0.01' });
    await scene.app.advance(1000);
    await scene.confirmed('take', { member: 'Elio', amount: '700', reason: 'x' });
    expect(await scene.yes(asked)).toMatch(/cannot be taken/);
    expect(scene.app.walletOf('Elio')).toBeLessThanOrEqual(10_000);
    expect(scene.app.walletOf('Elio')).toBeGreaterThanOrEqual(0);
  });

  const bad = [
    '-5',
    '0',
    'NaN',
    'Infinity',
    '1e3',
    '5abc',
    '9007199254740993',
    '0x10',
    '٥',
    '5;DROP TABLE ledger',
    'pot',
    '3bb',
    'all-in',
    '1.000',
  ];
  test.each(bad)('take no amount like «%s»', async (amount) => {
    const scene = await startFloor();
    await scene.at.slash('Elio', 'wallet');
    const before = scene.app.store.books.balances();
    for (const subcommand of ['grant', 'take']) {
      const outcome = await scene.floor(subcommand, { member: 'Elio', amount, reason: 'x' });
      expect(outcome.message?.ephemeral).toBe(true);
      expect(textOf(outcome.message)).not.toMatch(/has got|Take /);
    }
    expect(scene.app.store.books.balances().filter(({ account }) => account.startsWith('wallet'))).toEqual(
      before.filter(({ account }) => account.startsWith('wallet')),
    );
    expect(scene.log()).toEqual([]);
  });
});

describe('the reason of a command', () => {
  const texts = [
    '@everyone',
    '<@&123456789012345678>',
    'a`b```c',
    '**x**||y||',
    '[pay](http://x.example)',
    '\u202Eevil',
    '# big',
    'x'.repeat(200),
  ];

  test.each(texts)('is one literal line wherever it is shown: %s', async (reason) => {
    const scene = await startFloor();
    await scene.floor('settings room', { 'audit-channel': 'lobby' });
    await scene.says('grant', { member: 'Elio', amount: '5', reason });
    await scene.app.settle();
    const places = [
      scene.app.playground.actor('Elio').sees('lobby').at(-1),
      scene.app.playground.actor('Elio').dms().at(-1),
      (await scene.floor('audit')).message,
    ];
    for (const message of places) {
      const text = textOf(message ?? null);
      expect(message?.mentions ?? []).toEqual([]);
      expect(message?.mention_everyone ?? false).toBe(false);
      expect(text).not.toMatch(
        /(?<!\\)@everyone|(?<!\\)<@|(?<!\\)\*\*x|(?<!\\)\|\|y|(?<!\\)\[pay|\u202E|^# /m,
      );
      expect(text.split('\n').length).toBeLessThanOrEqual(4);
    }
  });

  test('of which nothing visible is left is none', async () => {
    const scene = await startFloor();
    await scene.at.slash('Elio', 'wallet');
    const invisible = '\u200B'.repeat(32);
    expect(await scene.says('grant', { member: 'Elio', amount: '5', reason: invisible })).toMatch(/^Say why/);
    expect(scene.app.walletOf('Elio')).toBe(100_000);
  });
});

test('somebody whose direct messages are closed is told at their next click', async () => {
  const scene = await startFloor();
  const { app, at } = scene;
  await at.slash('Elio', 'wallet');
  app.playground.actor('Elio').closeDms();
  await scene.says('grant', { member: 'Elio', amount: '5', reason: 'prize' });
  await app.settle();
  await at.slash('Elio', 'wallet');
  const seen = app.playground.actor('Elio').sees('poker-1').map(textOf);
  expect(seen.some((text) => text.startsWith('The floor of The Card Room gave you 5.00'))).toBe(true);
});
