import { describe, expect, test } from 'vitest';
import { channelId } from '../../../src/shared/ids.ts';
import { AtTable, textOf, type OptionValues } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

function channelOf(scene: FloorScene, name: string): string {
  return scene.app.playground.world.channel(name).id;
}

describe('/floor settings', () => {
  test('shows what holds, also where nothing was laid down', async () => {
    const scene = await startFloor();
    const shown = await scene.says('settings show');
    for (const part of [
      'the language of the server',
      '1,000.00',
      '200.00',
      '30 seconds',
      'everybody',
      'everywhere',
    ]) {
      expect(shown).toContain(part);
    }
    expect(scene.log()).toEqual([]);
  });

  test('holds after a restart, and says what it is now', async () => {
    const scene = await startFloor();
    expect(await scene.says('settings members', { 'starting-balance': '250', refill: '0' })).toMatch(
      /^Saved\./,
    );
    const tables = { 'session-ceiling': '2000', clock: 45, stakes: '2/5, 1/2', 'allow-game': 'omaha' };
    expect(await scene.says('settings tables', tables)).toMatch(/^Saved\./);
    const hours = { 'refill-hours': 12, 'refill-below': '100', 'account-age': 30 };
    expect(await scene.says('settings members', hours)).toMatch(/^Saved\./);
    expect(await scene.says('settings room', { 'chip-name': '🪙' })).toMatch(/^Saved\./);
    await scene.app.stop();
    await scene.app.start();
    const shown = await scene.says('settings show');
    for (const part of [
      'Starting balance\n250.00 🪙',
      'Daily refill\n0.00 🪙',
      'From one refill to the next\n12 hours',
      'Refill for whoever has less than\n100.00 🪙',
      'Most per session\n2,000.00 🪙',
      'Time for each act\n45 seconds',
      'Stakes\n1.00/2.00 · 2.00/5.00',
      'Games\nOmaha',
      'Least age of accounts\n30 days',
    ]) {
      expect(shown).toContain(part);
    }
    expect(scene.log()).toEqual(Array.from({ length: 4 }, () => 'Fiona settings'));
  });

  test('gives who is new the starting balance of this server, and the refill by it', async () => {
    const scene = await startFloor();
    await scene.floor('settings members', { 'starting-balance': '250', refill: '30' });
    await scene.at.slash('Elio', 'wallet');
    expect(scene.app.walletOf('Elio')).toBe(25_000);
    await scene.confirmed('take', { member: 'Elio', amount: '1', reason: 'x' });
    await scene.at.slash('Elio', 'daily');
    expect(scene.app.walletOf('Elio')).toBe(27_900);
  });

  test('changes the language of what everybody reads, at once', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    expect(textOf(scene.at.message())).toContain('Waiting for players');
    await scene.floor('settings room', { language: 'it' });
    await scene.app.advance(1000);
    expect(textOf(scene.at.message())).not.toContain('Waiting for players');
    await scene.floor('settings room', { language: 'auto' });
    await scene.app.advance(1000);
    expect(textOf(scene.at.message())).toContain('Waiting for players');
  });

  test('gives new tables its clock, its ceiling and its rake; open ones stay as they are', async () => {
    const scene = await startFloor();
    const other = new AtTable(scene.app, 'poker-2');
    await scene.at.open('Ada');
    await scene.floor('settings tables', { clock: 45, 'session-ceiling': '150' });
    await scene.floor('rake', { schedule: 'percentage', percent: '2,5', cap: 3 });
    expect(textOf((await other.open('Ada', { 'max-buy-in': '200' })).message)).toMatch(/more than 150\.00/);
    await other.open('Ada', { name: 'Borea' });
    expect(other.table.settings).toMatchObject({
      sessionCeiling: 15_000,
      maxBuyIn: 15_000,
      clock: { turnMs: 45_000 },
      rake: { type: 'percentage', basisPoints: 250, capBigBlinds: 3 },
    });
    expect(scene.at.table.settings).toMatchObject({ sessionCeiling: 100_000, rake: { type: 'room' } });
    const info = textOf((await other.slash('Elio', 'table info')).message);
    expect(info).toContain('2.5% of the pot, at most 6.00');
  });

  test('lets only a role open tables; the floor always', async () => {
    const scene = await startFloor();
    const { world } = scene.app.playground;
    const role = world.addRole(scene.guild, 'Dealers');
    await scene.floor('settings tables', { 'open-role': role });
    const refused = textOf((await scene.at.open('Ada')).message);
    expect(refused).toBe(`Only members with the role <@&${role}> may open tables in this server.`);
    world.giveRole(scene.app.playground.actor('Ada').userId, role);
    expect(textOf((await scene.at.open('Ada')).message)).toMatch(/is open/);
    await scene.at.slash('Ada', 'table close');
    expect(textOf((await scene.at.open('Fiona')).message)).toMatch(/is open/);
    await scene.floor('settings tables', { 'open-role': scene.guild });
    expect(scene.app.room.floor.settingsOf(scene.guild).openRole).toBeNull();
  });

  test('lets tables be opened in some channels only, and in threads of theirs', async () => {
    const scene = await startFloor();
    const other = new AtTable(scene.app, 'poker-2');
    await scene.floor('settings tables', { 'allow-channel': 'poker-2' });
    const refused = textOf((await scene.at.open('Fiona')).message);
    expect(refused).toBe(`Tables may not be opened here. They may in <#${channelOf(scene, 'poker-2')}>.`);
    expect(textOf((await scene.at.open('Ada', { where: 'thread' })).message)).toMatch(/^Tables may not/);
    await other.open('Ada', { where: 'thread' });
    await scene.app.settle();
    const [thread] = scene.app.playground.world.threads(channelOf(scene, 'poker-2'));
    expect(scene.app.room.tableIn(channelId(thread?.id ?? ''))).not.toBeNull();
    await scene.floor('settings tables', { 'disallow-channel': 'poker-2' });
    expect(textOf((await scene.at.open('Ada')).message)).toMatch(/is open/);
  });

  test('writes down what each setting was and is', async () => {
    const scene = await startFloor();
    await scene.floor('settings members', { refill: '50', 'refill-hours': 24 });
    await scene.floor('settings members', { refill: '80' });
    await scene.floor('settings reset', { setting: 'refill' });
    const lines = (await scene.says('audit')).split('\n').filter((line) => line.includes('refill'));
    expect(lines.map((line) => line.slice(line.indexOf(' · ') + 3))).toEqual([
      'Daily refill: 80.00 → 200.00',
      'Daily refill: 50.00 → 80.00',
      'Daily refill: 200.00 → 50.00 · From one refill to the next: 1 day → 1 day',
    ]);
  });

  test('takes only an audit channel where it may write', async () => {
    const scene = await startFloor();
    const { world, applicationId } = scene.app.playground;
    const closed = world.addChannel(scene.guild, 'closed', {});
    world.deny(closed.id, applicationId, 'SEND_MESSAGES');
    expect(await scene.says('settings room', { 'audit-channel': 'closed' })).toMatch(
      /Give me .*Send Messages/,
    );
    await scene.floor('settings room', { 'audit-channel': 'lobby' });
    await scene.floor('report');
    await scene.app.settle();
    const posted = scene.app.playground.actor('Elio').sees('lobby').map(textOf);
    expect(posted.map((text) => text.replace(/^<t:\d+:f> /, ''))).toEqual([
      `**Fiona** changed the settings · Audit channel: none → <#${channelOf(scene, 'lobby')}>`,
      '**Fiona** read the report',
    ]);
  });

  test.each([
    ['members', { 'starting-balance': '-5', refill: '50' }],
    ['members', { refill: 'pot', 'starting-balance': '50' }],
    ['members', { 'starting-balance': '1.000', refill: '50' }],
    ['members', { 'refill-below': '0', refill: '50' }],
    ['tables', { 'session-ceiling': '0', clock: 60 }],
    ['tables', { stakes: '1', clock: 60 }],
    ['tables', { stakes: '2/1', clock: 60 }],
    ['tables', { stakes: '1/2 x/y', clock: 60 }],
    ['room', { 'chip-name': '100', language: 'it' }],
    ['room', { 'chip-name': '@everyone', language: 'it' }],
    ['room', { 'chip-name': '**bold**', language: 'it' }],
    ['room', { 'chip-name': 'twenty-one letters ab', language: 'it' }],
  ] satisfies [string, OptionValues][])('changes nothing for %s %j', async (part, options) => {
    const scene = await startFloor();
    const before = scene.app.room.floor.settingsOf(scene.guild);
    expect(await scene.says(`settings ${part}`, options)).not.toMatch(/^Saved/);
    expect(scene.app.room.floor.settingsOf(scene.guild)).toEqual(before);
    expect(scene.log()).toEqual([]);
  });
});

describe('/floor rake', () => {
  test.each([
    [{ schedule: 'none' }, { type: 'none' }, 'no rake'],
    [{ schedule: 'room' }, { type: 'room' }, 'the room’s own steps and caps'],
    [
      { schedule: 'percentage', percent: '5 %', cap: 2 },
      { type: 'percentage', basisPoints: 500, capBigBlinds: 2 },
      '5% of the pot, at most 2 BB',
    ],
    [
      { schedule: 'own', percent: '4.5', caps: '2:1 3:2 5:3' },
      {
        type: 'custom',
        basisPoints: 450,
        caps: [
          { fromPlayers: 2, cap: 100 },
          { fromPlayers: 3, cap: 200 },
          { fromPlayers: 5, cap: 300 },
        ],
      },
      '4.5% of the pot, at most 1.00 from 2 players, 2.00 from 3 players and 3.00 from 5 players',
    ],
  ])('%j', async (options, rake, words) => {
    const scene = await startFloor();
    expect(await scene.says('rake', options)).toContain(words);
    await scene.at.open('Ada');
    expect(scene.at.table.settings.rake).toEqual(rake);
    expect(scene.log()).toEqual(['Fiona rake']);
  });

  test.each([
    { schedule: 'percentage', cap: 2 },
    { schedule: 'percentage', percent: '5' },
    { schedule: 'percentage', percent: '0', cap: 2 },
    { schedule: 'percentage', percent: '101', cap: 2 },
    { schedule: 'percentage', percent: '-5', cap: 2 },
    { schedule: 'own', percent: '5' },
    { schedule: 'own', percent: '5', caps: '3:1' },
    { schedule: 'own', percent: '5', caps: '2:1 2:2' },
    { schedule: 'own', percent: '5', caps: '2:x' },
    { schedule: 'own', percent: '5', caps: '2:1 11:2' },
  ])('refuses %j', async (options) => {
    const scene = await startFloor();
    expect(await scene.says('rake', options)).toMatch(/^(Say|I cannot read)/);
    expect(scene.app.room.floor.settingsOf(scene.guild).rake).toEqual({ type: 'room' });
  });

  test('takes what was laid down from the pot', async () => {
    const scene = await startFloor();
    await scene.floor('rake', { schedule: 'own', percent: '10', caps: '2:0.50 3:2' });
    await scene.at.deal({ Ada: '100', Elio: '100' });
    const { at } = scene;
    await at.press(at.toAct ?? '', 'Raise to 4.00');
    await at.press(at.toAct ?? '', 'call');
    for (let acts = 0; at.table.handRunning && acts < 20; acts++) await at.press(at.toAct ?? '', 'check');
    expect(scene.app.store.hands.of(at.table.id)).toMatchObject([{ pot: 800, rake: 50 }]);
  });
});
