import { describe, expect, test } from 'vitest';
import { OPTION } from '../../../src/playground/wire.ts';
import type { Outcome } from '../../../src/playground/playground.ts';
import { textOf, type OptionValues } from '../support/at-table.ts';
import { hasButton, startFloor, type FloorScene } from './support.ts';

const NOT_FLOOR = /^Only the floor can do that/;

/** Every subcommand, with options that it takes. */
const USES: readonly (readonly [subcommand: string, options: OptionValues])[] = [
  ['pause', {}],
  ['resume', {}],
  ['close', { reason: 'late' }],
  ['void', { reason: 'fault' }],
  ['kick', { member: 'Elio', reason: 'rude' }],
  ['ban', { member: 'Elio', reason: 'rude' }],
  ['unban', { member: 'Elio', reason: 'sorry' }],
  ['grant', { member: 'Elio', amount: '500', reason: 'prize' }],
  ['take', { member: 'Elio', amount: '5', reason: 'mistake' }],
  ['settings show', {}],
  ['settings room', { language: 'it' }],
  ['settings tables', { clock: 60 }],
  ['settings members', { refill: '5' }],
  ['settings reset', { setting: 'clock' }],
  ['rake', { schedule: 'none' }],
  ['report', {}],
  ['audit', {}],
  ['suspects', {}],
  ['hand', { number: 1, reason: 'a complaint' }],
  ['doctor', {}],
  ['export', { member: 'Elio', reason: 'asked' }],
  ['erase', { member: 'Elio', reason: 'asked' }],
];

/** The custom id of the button that says yes. */
function idIn({ message }: Outcome): string {
  return /confirm:[a-z0-9]+/.exec(JSON.stringify(message))?.[0] ?? '';
}

/** Somebody to whom Discord shows the command although they are not the floor. */
function shownTo(scene: FloorScene, name: string): void {
  const { world, actor } = { world: scene.app.playground.world, actor: scene.app.playground.actor(name) };
  world.setCommandPermission(scene.guild, 'floor', actor.userId, true);
}

test('every subcommand is in the list of uses', async () => {
  const { app } = await startFloor();
  const floor = app.playground
    .actor('Fiona')
    .commands('poker-1')
    .find(({ name }) => name === 'floor');
  const paths = floor?.options.flatMap(({ type, name, options }) =>
    type === OPTION.subcommandGroup ? (options ?? []).map((part) => `${name} ${part.name}`) : [name],
  );
  expect(paths).toEqual(USES.map(([name]) => name));
});

describe('a member without the right', () => {
  test('is not shown the command', async () => {
    const { app } = await startFloor();
    const shown = (name: string) =>
      app.playground
        .actor(name)
        .commands('poker-1')
        .some((command) => command.name === 'floor');
    expect([shown('Ada'), shown('Fiona')]).toEqual([false, true]);
  });

  test.each(USES)('is refused /floor %s, and nothing changes', async (subcommand, options) => {
    const scene = await startFloor();
    const { at } = scene;
    await at.deal({ Ada: '100', Elio: '100' });
    const before = { table: at.table, settings: scene.app.room.floor.settingsOf(scene.guild) };
    shownTo(scene, 'Ada');
    expect(await scene.says(subcommand, options, 'Ada')).toMatch(NOT_FLOOR);
    expect({ table: at.table, settings: scene.app.room.floor.settingsOf(scene.guild) }).toEqual(before);
    expect(scene.log()).toEqual([]);
    expect(scene.app.walletOf('Elio')).toBe(90_000);
  });
});

describe('a member with the floor role', () => {
  async function withRole(): Promise<{ scene: FloorScene; role: string }> {
    const scene = await startFloor();
    const { world } = scene.app.playground;
    const role = world.addRole(scene.guild, 'Dealers');
    world.giveRole(scene.app.playground.actor('Ada').userId, role);
    world.setCommandPermission(scene.guild, 'floor', role, true);
    return { scene, role: role };
  }

  test('is the floor once the server says so, and no longer when it says otherwise', async () => {
    const { scene, role } = await withRole();
    await scene.at.open('Elio');
    expect(await scene.says('pause', {}, 'Ada')).toMatch(NOT_FLOOR);
    await scene.floor('settings room', { 'floor-role': role });
    expect(await scene.says('pause', {}, 'Ada')).toMatch(/^Aurora is paused/);
    await scene.floor('settings reset', { setting: 'floorRole' });
    expect(await scene.says('resume', {}, 'Ada')).toMatch(NOT_FLOOR);
  });

  test('is the floor after a restart too', async () => {
    const { scene, role } = await withRole();
    await scene.floor('settings room', { 'floor-role': role });
    await scene.at.open('Elio');
    await scene.app.stop();
    await scene.app.start();
    expect(await scene.says('pause', {}, 'Ada')).toMatch(/^Aurora is paused/);
  });

  test('is not the floor any more the moment the role is taken away', async () => {
    const { scene, role } = await withRole();
    await scene.floor('settings room', { 'floor-role': role });
    await scene.at.open('Elio');
    await scene.at.sit('Elio', '100');
    const asked = await scene.floor('kick', { member: 'Elio', reason: 'rude' }, 'Ada');
    scene.app.playground.world.takeRole(scene.app.playground.actor('Ada').userId, role);
    expect(await scene.yes(asked, 'Ada')).toMatch(NOT_FLOOR);
    expect(scene.at.stacks).toEqual({ Elio: 10_000 });
  });

  test('may not be everybody', async () => {
    const scene = await startFloor();
    expect(await scene.says('settings room', { 'floor-role': scene.guild })).toMatch(
      /everybody would be the floor/,
    );
    expect(scene.app.room.floor.settingsOf(scene.guild).floorRole).toBeNull();
  });
});

describe('a question', () => {
  async function asked() {
    const scene = await startFloor();
    await scene.at.open('Ada');
    await scene.at.sit('Elio', '100');
    return { scene, question: await scene.floor('kick', { member: 'Elio', reason: 'rude' }) };
  }

  test('changes nothing before the yes, and is for the floor alone', async () => {
    const { scene, question } = await asked();
    expect(question.message?.ephemeral).toBe(true);
    expect(hasButton(question)).toBe(true);
    expect(scene.at.stacks).toEqual({ Elio: 10_000 });
    expect(scene.log()).toEqual([]);
  });

  test('is too late after two minutes', async () => {
    const { scene, question } = await asked();
    await scene.app.advance(120_001);
    expect(await scene.yes(question)).toMatch(/^It is too late/);
    expect(scene.at.stacks).toEqual({ Elio: 10_000 });
  });

  test('is too late after a restart', async () => {
    const { scene, question } = await asked();
    await scene.app.stop();
    await scene.app.start();
    expect(await scene.yes(question)).toMatch(/^It is too late/);
    expect(scene.at.stacks).toEqual({ Elio: 10_000 });
  });

  test('is answered once', async () => {
    const { scene, question } = await asked();
    expect(await scene.yes(question)).toMatch(/^Elio was stood up/);
    const id = idIn(question);
    const again = await scene.app.playground.actor('Fiona').clickRaw(question.message ?? '', id);
    expect(textOf(again.message)).toMatch(/^It is too late/);
    expect(scene.log()).toEqual(['Fiona kick Elio']);
  });

  test('cannot be answered by the one it is about, nor made up', async () => {
    const { scene, question } = await asked();
    const id = idIn(question);
    const elio = scene.app.playground.actor('Elio');
    const message = scene.at.message('Elio');
    expect(textOf((await elio.clickRaw(message, id)).message)).toMatch(/no longer valid/);
    for (const made of [
      'confirm:',
      'confirm:bbbbbbbbbbbb',
      'admin:credit:Elio:99999',
      'confirm:BBBBBBBBBBBB',
    ]) {
      const outcome = await elio.clickRaw(message, made);
      expect(textOf(outcome.message)).toMatch(/no longer valid|too late/);
      expect(outcome.message?.ephemeral ?? true).toBe(true);
    }
    await scene.app.settle();
    expect(scene.at.stacks).toEqual({ Elio: 10_000 });
    expect(scene.log()).toEqual([]);
  });
});

describe('another server', () => {
  /** A second server of the same bot, where Elio is the floor and Fiona is not. */
  async function twoServers(): Promise<{ scene: FloorScene; there: string }> {
    const scene = await startFloor();
    const { app } = scene;
    const { world } = app.playground;
    const other = world.addGuild('The Other Room', {});
    const there = world.addChannel(other.id, 'elsewhere', {});
    for (const name of ['Elio', 'Fiona']) world.addMember(other.id, app.playground.actor(name).userId);
    world.grant(other.id, app.playground.actor('Elio').userId, 'MANAGE_GUILD');
    world.setCommandPermission(other.id, 'floor', app.playground.actor('Fiona').userId, true);
    await app.settle();
    await app.stop();
    await app.start();
    return { scene, there: there.id };
  }

  test.each(USES)('has its own floor for /floor %s', async (subcommand, options) => {
    const { scene, there } = await twoServers();
    const fiona = await scene.app.playground.actor('Fiona').slash(there, `floor ${subcommand}`, options);
    expect(textOf(fiona.message)).toMatch(NOT_FLOOR);
    const elio = await scene.app.playground.actor('Elio').slash(there, `floor ${subcommand}`, options);
    await scene.app.settle();
    expect(textOf(elio.message)).not.toMatch(NOT_FLOOR);
    expect(scene.log()).toEqual([]);
  });

  test('keeps its own bans and settings', async () => {
    const { scene, there } = await twoServers();
    await scene.confirmed('ban', { member: 'Elio', reason: 'rude' });
    await scene.floor('settings members', { 'starting-balance': '5' });
    const opened = await scene.app.playground
      .actor('Elio')
      .slash(there, 'table open', { game: 'texas-holdem', stakes: '1/2' });
    expect(textOf(opened.message)).toMatch(/is open/);
    const wallet = await scene.app.playground.actor('Elio').slash(there, 'wallet', {});
    expect(textOf(wallet.message)).toContain('Balance 1,000.00');
  });
});
