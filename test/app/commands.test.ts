import { describe, expect, test } from 'vitest';
import { guildId } from '../../src/shared/ids.ts';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const GLOBAL = '/applications/:application/commands';
const IN_GUILD = '/applications/:application/guilds/:guild/commands';

describe('the list of commands', () => {
  test('is written once, and not again when nothing has changed', async () => {
    const app = await startApp();
    const { requests } = app.playground;
    expect(requests.matching('PUT', GLOBAL)).toHaveLength(1);
    await app.stop();
    await app.start();
    expect(requests.matching('PUT', GLOBAL)).toHaveLength(1);
    expect(requests.matching('PUT', IN_GUILD)).toHaveLength(0);
  });

  test('is in one server only while developing, and nowhere twice', async () => {
    const app = await startApp();
    const { playground } = app;
    await app.stop();
    await app.start({ devGuild: guildId(playground.guildId) });
    const names = playground
      .actor('Ada')
      .commands('poker-1')
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('table');
    expect(playground.requests.matching('PUT', IN_GUILD)).toHaveLength(1);
    await app.stop();
    await app.start();
    expect(playground.actor('Ada').commands('poker-1')).toHaveLength(names.length);
  });

  test('that are for a server the bot is not in are registered nowhere, and the log says so', async () => {
    const app = await startApp();
    await app.stop();
    await app.start({ devGuild: guildId('123456789012345678') });
    expect(app.playground.actor('Ada').commands('poker-1')).toEqual([]);
    expect(app.logged.filter(({ level }) => level === 'warn').map(({ msg }) => msg)).toEqual([
      'Felt is not in the server of DISCORD_GUILD: its commands are registered nowhere',
    ]);
  });

  test('asks for no privileged intent and no member permission', async () => {
    const app = await startApp();
    expect(app.bot.client.options.intents.toArray()).toEqual(['Guilds']);
    const commands = app.playground.actor('Ada').commands('poker-1');
    expect(commands.map(({ name }) => name).sort()).toEqual(
      [
        'settings',
        ...[
          'allin',
          'back',
          'bet',
          'call',
          'callfloor',
          'cards',
          'check',
          'daily',
          'draw',
          'fold',
          'help',
          'leave',
          'muck',
        ],
        ...['privacy', 'raise', 'rules', 'show', 'sit', 'sitout', 'table', 'topup', 'waitlist', 'wallet'],
      ].sort(),
    );
  });
});

describe('a table', () => {
  test('is opened in a new thread', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'lobby');
    const opened = await at.open('Ada', { where: 'thread' });
    expect(opened.answer).toBe('deferredReply');
    await app.settle();
    const [thread] = app.playground.world.threads(app.playground.world.channel('lobby').id);
    expect(thread?.name).toBe('Aurora');
    const there = new AtTable(app, thread?.id ?? '');
    await there.sit('Elio', '100');
    await app.advance(1000);
    expect(textOf(there.message())).toContain('Elio');
  });

  test('cannot be opened twice in one channel, nor with stakes that are none', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    expect(textOf((await at.open('Elio')).message)).toMatch(/^There is a table in this channel already/);
    const other = new AtTable(app, 'poker-2');
    expect(textOf((await other.open('Elio', { stakes: 'high' })).message)).toMatch(/^I cannot read «high»/);
    expect(textOf((await other.open('Elio', { stakes: '2/1' })).message)).not.toMatch(/is open/);
    expect(app.room.tablesOf(guildId(app.playground.guildId))).toHaveLength(1);
  });

  test('is not opened where the bot may not write, and the permissions are named', async () => {
    const app = await startApp();
    const { world, guildId: guild, applicationId } = app.playground;
    const channel = world.addChannel(guild, 'closed', {});
    world.deny(channel.id, applicationId, 'SEND_MESSAGES');
    const at = new AtTable(app, 'closed');
    const refused = await at.open('Ada');
    expect(textOf(refused.message)).toContain('permissions there: Send Messages.');
    expect(textOf((await at.open('Bruno')).message)).toContain('questi permessi: Invia messaggi.');
    expect(app.room.tablesOf(guildId(guild))).toEqual([]);
  });

  test('is closed by its opener and by the floor, and by nobody else, each time anew', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    const { id } = at.table;
    const refused = await at.slash('Elio', 'table close');
    expect(textOf(refused.message)).toContain('Only the one who opened this table');
    app.playground.world.revoke(app.playground.guildId, app.playground.actor('Fiona').userId, 'MANAGE_GUILD');
    await at.slash('Fiona', 'table close');
    expect(app.room.table(id)?.status).toBe('open');
    app.playground.world.grant(app.playground.guildId, app.playground.actor('Fiona').userId, 'MANAGE_GUILD');
    await at.slash('Fiona', 'table close');
    expect(app.room.table(id)?.status).toBe('closed');
  });

  test('is listed and described before one sits down', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    expect(textOf((await at.slash('Elio', 'table list')).message)).not.toContain('Aurora');
    await at.open('Ada');
    const list = textOf((await at.slash('Elio', 'table list')).message);
    expect(list).toContain(`/${at.message().id})`);
    const info = textOf((await at.slash('Elio', 'table info')).message);
    expect(info).toContain('60.00');
    expect(info).toContain('200.00');
    expect(textOf((await at.press('Elio', 'tableInfo')).message)).toBe(info);
  });

  test('allows one short buy-in of each session where it says so, and shows it', async () => {
    const app = await startApp();
    const [usual, short] = [new AtTable(app, 'poker-1'), new AtTable(app, 'poker-2')];
    await usual.open('Ada');
    expect(textOf((await usual.sit('Elio', '20')).message)).toContain('60.00');
    expect(usual.stacks).toEqual({});
    await short.open('Ada', { 'short-buy-in': 'on' });
    expect(textOf((await short.slash('Elio', 'table info')).message)).toContain(
      'One buy-in of each session may be below the minimum.',
    );
    await short.sit('Elio', '20');
    expect(short.stacks).toEqual({ Elio: 2000 });
  });

  test('calls the first of the waiting list when a seat is free, and nobody else', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada', { seats: 2 });
    await at.sit('Ada', '100');
    await at.sit('Elio', '100');
    await at.press('Fiona', 'waitingList');
    expect(at.table.waitingList).toHaveLength(1);
    await at.slash('Elio', 'leave');
    await app.advance(0);
    const { mention, userId } = app.playground.actor('Fiona');
    const call = at.publicMessages().find(({ content }) => content.includes(mention));
    expect(call?.mentions.map(({ id }) => id)).toEqual([userId]);
    await at.sit('Fiona', '100');
    expect(at.publicMessages().some(({ content }) => content.includes(mention))).toBe(false);
  });
});

describe('an answer is there', () => {
  test.each([
    ['cards', /^There is no table in this channel/],
    ['fold', /^There is no table in this channel/],
    ['leave', /^There is no table in this channel/],
    ['wallet', /Balance 1,000\.00/],
    ['help', /./],
    ['rules', /./],
  ])('for /%s where there is no table', async (command, answer) => {
    const app = await startApp();
    const outcome = await new AtTable(app, 'lobby').slash('Ada', command);
    expect(outcome.message?.ephemeral).toBe(true);
    expect(textOf(outcome.message)).toMatch(answer);
  });

  test('when something is broken, with a reference that is in the log too', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'lobby');
    await at.slash('Ada', 'wallet');
    app.errorsExpected = 1;
    app.room.wallet = () => {
      throw new Error('a fault of the software');
    };
    const outcome = await at.slash('Ada', 'wallet');
    const reference = /reference: `([^`]+)`/.exec(textOf(outcome.message))?.[1];
    expect(textOf(outcome.message)).toMatch(/^Something went wrong/);
    expect(app.logged.filter((line) => line['reference'] === reference)).toHaveLength(1);
  });

  test('for every topic of /help and every game of /rules', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'lobby');
    for (const topic of ['start', 'firstHand', 'acts', 'seats', 'cards', 'chips']) {
      for (const name of ['Ada', 'Bruno']) {
        expect((await at.slash(name, 'help', { topic })).message?.ephemeral).toBe(true);
      }
    }
    for (const game of ['omaha-hi-lo', 'razz', 'italian-draw', 'short-deck-holdem']) {
      expect((await at.slash('Bruno', 'rules', { game })).message?.ephemeral).toBe(true);
    }
  });
});
