import { describe, expect, test } from 'vitest';
import { AtTable, textOf } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

const DAY = 24 * 3_600_000;

async function opened(scene: FloorScene, options = {}): Promise<string> {
  return textOf((await scene.at.open('Ada', options)).message);
}

async function offered(scene: FloorScene, option: string, typed: string): Promise<readonly unknown[]> {
  const ada = scene.app.playground.actor('Ada');
  const choices = await ada.autocomplete('poker-1', 'table open', option, typed);
  return choices.map(({ name }) => name);
}

describe('the games of a server', () => {
  test('are the only ones offered and opened, and a refusal names them', async () => {
    const scene = await startFloor();
    await scene.floor('settings tables', { 'allow-game': 'omaha' });
    await scene.floor('settings tables', { 'allow-game': 'razz' });
    expect(await offered(scene, 'game', '')).toEqual(['Omaha', 'Razz']);
    expect(await opened(scene)).toBe(
      "Texas Hold'em is not dealt in this server. Tables may be opened for Omaha and Razz.",
    );
    expect(await opened(scene, { game: 'Razz' })).toMatch(/is open/);
    expect(scene.at.table.settings.gameId).toBe('razz');
  });

  test('are what is dealt where nobody says which', async () => {
    const scene = await startFloor();
    await scene.floor('settings tables', { 'allow-game': 'omaha' });
    await scene.at.slash('Ada', 'table open', { stakes: '1/2' });
    expect(scene.at.table.settings.gameId).toBe('omaha');
  });

  test('are all but one, or all again', async () => {
    const scene = await startFloor();
    await scene.floor('settings tables', { 'disallow-game': 'texas-holdem' });
    expect(await offered(scene, 'game', 'hold')).toEqual(["Short Deck Hold'em"]);
    expect(await scene.says('settings show')).toContain("all but Texas Hold'em");
    await scene.floor('settings tables', { 'allow-game': 'texas-holdem' });
    expect(scene.app.room.floor.settingsOf(scene.guild).games).toEqual([]);
  });

  test('are found by their name in the language of whoever types', async () => {
    const scene = await startFloor();
    await scene.at.open('Bruno', { game: 'Poker all’italiana', seats: 4 });
    expect(scene.at.table.settings.gameId).toBe('italian-draw');
    const refused = textOf((await scene.at.open('Bruno', { game: 'briscola' })).message);
    expect(refused).toMatch(/^Non conosco un gioco chiamato «briscola»\. Qui si gioca: Texas Hold’em, /);
  });
});

describe('the stakes of a server', () => {
  test('are the only ones offered and opened, in fixed limit by their bets', async () => {
    const scene = await startFloor();
    await scene.floor('settings tables', { stakes: '1/2 0,5/1' });
    expect(await offered(scene, 'stakes', '')).toEqual(['0.50/1.00', '1.00/2.00']);
    expect(await opened(scene, { stakes: '5/10' })).toBe(
      '5.00/10.00 is not played in this server. Tables may be opened at 0.50/1.00 and 1.00/2.00.',
    );
    expect(await opened(scene, { stakes: '1/2' })).toMatch(/is open/);
    const other = new AtTable(scene.app, 'poker-2');
    await other.open('Ada', { stakes: '1/2', limit: 'fixed-limit' });
    expect(other.table.settings).toMatchObject({ bigBlind: 100, limit: 'fixed-limit' });
  });

  test('are any where the server says nothing, and usual ones are offered', async () => {
    const scene = await startFloor();
    expect(await offered(scene, 'stakes', '1')).toEqual([
      '0.05/0.10',
      '0.50/1.00',
      '1.00/2.00',
      '5.00/10.00',
      '10.00/20.00',
    ]);
    expect(await opened(scene, { stakes: '3/7' })).toMatch(/is open/);
  });
});

describe('age-restricted channels only', () => {
  test('is where tables may be opened then, threads by their channel', async () => {
    const scene = await startFloor();
    const { world } = scene.app.playground;
    const late = world.channel('late-night');
    await scene.floor('settings tables', { 'age-restricted': 'on' });
    expect(await opened(scene)).toMatch(/^In this server tables stand in age-restricted channels only/);
    expect(await opened(scene, { where: 'thread' })).toMatch(/age-restricted channels only/);
    const there = new AtTable(scene.app, 'late-night');
    expect(textOf((await there.open('Ada')).message)).toMatch(/is open/);
    expect(textOf((await there.open('Elio', { where: 'thread' })).message)).toMatch(/is open/);
    const [thread] = world.threads(late.id);
    await scene.floor('settings tables', { 'age-restricted': 'off' });
    expect(await opened(scene)).toMatch(/is open/);
    expect(thread).toBeDefined();
  });

  test('is where a paused table may move to', async () => {
    const scene = await startFloor();
    const { world } = scene.app.playground;
    const late = world.channel('late-night');
    await scene.floor('settings tables', { 'age-restricted': 'on' });
    await new AtTable(scene.app, 'late-night').open('Ada');
    world.deleteChannel(late.id);
    await scene.app.settle();
    for (const command of ['table resume', 'floor resume']) {
      expect(textOf((await scene.at.slash('Fiona', command)).message)).toMatch(
        /age-restricted channels only/,
      );
    }
  });
});

describe('the least age of accounts', () => {
  test('keeps newer ones from getting a wallet, and says from when they may play', async () => {
    const scene = await startFloor();
    const made = scene.app.clock.now();
    await scene.floor('settings members', { 'account-age': 30 });
    const from = Math.floor((made + 30 * DAY) / 1000);
    const refused = await scene.at.slash('Elio', 'wallet');
    expect(refused.message?.ephemeral).toBe(true);
    expect(textOf(refused.message)).toBe(
      `In this server an account on Discord has to be 30 days old to play. Yours is from <t:${from}:f> on, <t:${from}:R>.`,
    );
    expect(textOf((await scene.at.slash('Bruno', 'daily')).message)).toMatch(/^In questo server gioca chi/);
    expect(scene.app.room.findMember(scene.guild, scene.user('Elio'))).toBeNull();
    expect(textOf((await scene.at.slash('Elio', 'help')).message)).not.toMatch(/days old/);
    await scene.app.advance(30 * DAY);
    expect(textOf((await scene.at.slash('Elio', 'wallet')).message)).toContain('Balance 1,000.00');
  });

  test('leaves who plays already their hand, and nothing new', async () => {
    const scene = await startFloor();
    const { at } = scene;
    await at.deal({ Ada: '100', Elio: '100' });
    await scene.floor('settings members', { 'account-age': 1 });
    await at.press(at.toAct ?? '', 'call');
    expect(at.table.hand?.actionNumber).toBe(1);
    await at.slash('Elio', 'leave');
    for (const command of ['daily', 'waitlist']) {
      expect(textOf((await at.slash('Ada', command)).message)).not.toBe('');
    }
    expect(textOf((await at.slash('Ada', 'daily')).message)).toMatch(/has to be 1 day old/);
    const other = new AtTable(scene.app, 'poker-2');
    expect(textOf((await other.open('Ada')).message)).toMatch(/has to be 1 day old/);
    await other.open('Fiona');
    expect(textOf((await other.sit('Ada', '100')).message)).toMatch(/has to be 1 day old/);
  });

  test('leaves the floor at work', async () => {
    const scene = await startFloor();
    await scene.floor('settings members', { 'account-age': 1 });
    expect(await scene.says('settings reset', { setting: 'accountAge' })).toMatch(/^Saved/);
    expect(textOf((await scene.at.slash('Elio', 'wallet')).message)).toContain('Balance');
  });
});

describe('what a server calls its chips', () => {
  test('stands beside pots, wins, wallets and receipts, and not on buttons', async () => {
    const scene = await startFloor();
    await scene.floor('settings room', { 'chip-name': '<:pearl:1234567890123456789>' });
    const pearls = (amount: string) => `${amount} <:pearl:1234567890123456789>`;
    const { at } = scene;
    await at.deal({ Ada: '100', Elio: '100' });
    expect(textOf(at.message())).toContain(`Pot ${pearls('3.00')}`);
    expect(JSON.stringify(at.message().components)).not.toContain('pearl');
    await at.press(at.toAct ?? '', 'fold');
    expect(textOf(at.message())).toContain(`wins ${pearls('2.00')}`);
    expect(textOf((await at.slash('Ada', 'wallet')).message)).toContain(`Balance ${pearls('900.00')}`);
    expect(textOf((await at.slash('Ada', 'table info')).message)).toContain(`to ${pearls('200.00')}`);
    const receipt = textOf((await at.slash('Elio', 'leave')).message);
    expect(receipt).toContain(`Buy-in\n${pearls('100.00')}`);
    await scene.floor('grant', { member: 'Elio', amount: '5', reason: 'prize' });
    await scene.app.settle();
    expect(scene.dms('Elio').at(-1)).toContain(`gave you ${pearls('5.00')}`);
  });

  test('gives way to big blinds, and is shown on the table at once', async () => {
    const scene = await startFloor();
    const { at } = scene;
    await at.deal({ Ada: '100', Elio: '100' });
    await scene.floor('settings room', { 'chip-name': 'pearls' });
    await scene.app.advance(1000);
    expect(textOf(at.message())).toContain('Pot 3.00 pearls');
    await at.slash('Ada', 'settings', { 'big-blinds': 'on' });
    const own = textOf((await at.press('Ada', 'myCards')).message);
    expect(own).not.toContain('pearls');
    await scene.floor('settings reset', { setting: 'chipName' });
    await scene.app.advance(1000);
    expect(textOf(at.message())).not.toContain('pearls');
  });
});

test('the refill comes as often, and to whom, as the server says', async () => {
  const scene = await startFloor({ startingBalance: 10_000 });
  await scene.floor('settings members', { refill: '30', 'refill-hours': 2, 'refill-below': '150' });
  const daily = async () => textOf((await scene.at.slash('Elio', 'daily')).message);
  const next = Math.floor((scene.app.clock.now() + 2 * 3_600_000) / 1000);
  expect(await daily()).toContain(`your wallet holds 130.00. You can ask for the next refill <t:${next}:R>`);
  expect(await daily()).toContain(`<t:${next}:R>`);
  await scene.app.advance(2 * 3_600_000);
  expect(await daily()).toContain('your wallet holds 160.00');
  await scene.app.advance(2 * 3_600_000);
  expect(await daily()).toContain('less than 150.00');
});
