import { describe, expect, test } from 'vitest';
import { startApp, type App } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const SECOND = 1000;
const MESSAGES = '/channels/:channel/messages';
const MESSAGE = '/channels/:channel/messages/:message';
const ANSWER = '/interactions/:interaction/:token/callback';
const OPEN_DM = '/users/@me/channels';
const DEAL = { Ada: '100', Elio: '100', Fiona: '100' };

async function dealt() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal(DEAL);
  return { app, at };
}

async function inThread() {
  const app = await startApp();
  const { world } = app.playground;
  await new AtTable(app, 'lobby').open('Ada', { where: 'thread', clock: 7200 });
  const [thread] = world.threads(world.channel('lobby').id);
  const at = new AtTable(app, thread?.id ?? '');
  for (const [name, buyIn] of Object.entries(DEAL)) await at.sit(name, buyIn);
  await at.nextHand();
  const dm = app.playground
    .actor(at.toAct ?? '')
    .dms()
    .at(-1);
  if (dm === undefined) throw new Error('no direct message');
  return { app, at, thread: thread?.id ?? '', dm };
}

function leftToAct(app: App, at: AtTable): number {
  return (at.table.turn?.deadline ?? 0) - app.clock.now();
}

describe('the answer to a click is refused', () => {
  test.each([
    [404, 10_062],
    [400, 40_060],
  ])(
    'with %i %i: it is not tried again, the act counts once, and the message is refreshed',
    async (status, code) => {
      const { app, at } = await dealt();
      await app.advance(SECOND);
      const fault = app.playground.faults.next({ method: 'POST', route: ANSWER, count: 5 }, { status, code });
      const lost = app.playground.actor('Ada').click(at.message(), ({ label }) => label === 'Call 2.00');
      await app.playground.until(() => at.toAct === 'Elio');
      await app.settle();
      await app.advance(SECOND);
      expect(fault.met).toBe(1);
      expect(textOf(at.message())).toContain('Elio to act');
      expect(at.stacks).toEqual({ Ada: 9800, Elio: 9900, Fiona: 9800 });
      app.playground.faults.clear();
      await app.advance(3 * SECOND);
      expect((await lost).failed).toBe(true);
    },
  );
});

test('an answer that was promised arrives although the connection breaks under it', async () => {
  const { app, at } = await dealt();
  const fault = app.playground.faults.next({ method: 'PATCH', route: /webhooks/ }, 'resetBefore');
  const called = await at.slash('Ada', 'callfloor');
  expect(fault.met).toBe(1);
  const told = app.playground.actor('Ada').now(called.message?.id ?? '');
  expect(textOf(told)).toMatch(/^The floor has been called\./);
});

describe('a direct message is refused', () => {
  test.each([
    ['50007, messages closed', MESSAGES, 403, 50_007],
    ['50278, no server in common', MESSAGES, 403, 50_278],
    ['40003, opened too fast', OPEN_DM, 403, 40_003],
  ])(
    'with %s: the cards are behind the button, and the player is told at their next click',
    async (_why, route, status, code) => {
      const app = await startApp();
      const at = new AtTable(app, 'poker-1');
      await at.open('Ada');
      await at.sit('Ada', '100');
      await at.sit('Elio', '100');
      await app.advance(SECOND);
      const { faults } = app.playground;
      const channels = new Set(
        ['poker-1', 'poker-2', 'lobby'].map((name) => app.playground.world.channel(name).id),
      );
      const toPeople = new RegExp(`^/channels/(?!${[...channels].join('|')})\\d+/messages$`);
      const fault = faults.next(
        { method: 'POST', route: route === MESSAGES ? toPeople : route, count: 2 },
        { status, code },
      );
      await at.nextHand();
      expect(fault.met).toBe(2);
      expect(at.table.seats.filter((seat) => seat?.state === 'playing')).toHaveLength(2);
      const cards = await at.press('Ada', 'myCards');
      expect(textOf(cards.message)).toContain('Your cards: ');
      const told = app.playground
        .actor('Ada')
        .sees('poker-1')
        .filter(({ ephemeral }) => ephemeral)
        .map(textOf);
      expect(told.filter((text) => text.startsWith('Your direct messages are closed to me'))).toHaveLength(1);
      await at.press('Ada', 'call');
      expect(at.toAct).toBe('Elio');
    },
  );
});

describe('the table’s message is refused', () => {
  test('with 10008: one new message stands, and the buttons of the old one are dead', async () => {
    const { app, at } = await dealt();
    await app.advance(SECOND);
    const old = at.message();
    const { requests, faults } = app.playground;
    faults.next({ method: 'PATCH', route: MESSAGE }, { status: 404, code: 10_008 });
    const posted = requests.matching('POST', MESSAGES).length;
    await at.slash('Ada', 'call');
    await app.advance(SECOND);
    expect(requests.matching('POST', MESSAGES)).toHaveLength(posted + 1);
    const { version } = at.table;
    const fold = /"custom_id":"(fold:[^"]+)"/.exec(JSON.stringify(at.message().components))?.[1] ?? '';
    const dead = await app.playground.actor('Elio').clickRaw(old, fold);
    expect(textOf(dead.message)).toMatch(/^This button is no longer valid/);
    expect(at.table.version).toBe(version);
  });

  test('with 30046, which is a limit of requests too: it shows the newest state once it is taken', async () => {
    const { app, at } = await dealt();
    await app.advance(SECOND);
    app.playground.faults.next(
      { method: 'PATCH', route: MESSAGE },
      { status: 429, code: 30_046, retryAfter: 0.01 },
    );
    await at.slash('Ada', 'call');
    await app.advance(2 * SECOND);
    expect(textOf(at.message())).toContain('Elio to act');
  });

  test.each([
    ['10003', 404, 10_003, 'channelGone', 'its channel is gone'],
    ['50001', 403, 50_001, 'cannotPost', 'I may no longer write in'],
    ['50013', 403, 50_013, 'cannotPost', 'I may no longer write in'],
  ])(
    'with %s: the table is paused, its clock stands and the opener is told',
    async (_name, status, code, reason, told) => {
      const { app, at } = await dealt();
      await app.advance(SECOND);
      app.playground.faults.next({ method: 'PATCH', route: MESSAGE }, { status, code });
      await at.slash('Ada', 'call');
      await app.advance(SECOND);
      expect(at.table.pause?.reason).toBe(reason);
      expect(textOf(app.playground.actor('Ada').dms().at(-1) ?? null)).toContain(told);
      await app.advance(900 * SECOND);
      expect(at.toAct).toBe('Elio');
    },
  );

  test('for want of a permission: the opener is told which, and where', async () => {
    const { app, at } = await dealt();
    const { world, applicationId } = app.playground;
    const channel = world.channel('poker-1');
    world.deny(channel.id, applicationId, 'SEND_MESSAGES');
    world.deleteMessage(at.message().id);
    await at.slash('Ada', 'call');
    await app.advance(SECOND);
    expect(textOf(app.playground.actor('Ada').dms().at(-1) ?? null)).toContain(
      `I may no longer write in <#${channel.id}>. All chips are safe and no clock runs. Give me there: Send Messages,`,
    );
  });

  test.each([
    ['503', { status: 503 }],
    ['429', { status: 429, retryAfter: 2 }],
  ])(
    'with %s for a while: nobody is timed out meanwhile, and what comes then is the newest state',
    async (_name, effect) => {
      const { app, at } = await dealt();
      await app.advance(SECOND);
      const { faults, requests } = app.playground;
      faults.next({ method: 'PATCH', route: MESSAGE, count: 999 }, effect);
      await at.slash('Ada', 'call');
      const left = leftToAct(app, at);
      for (let minute = 0; minute < 10; minute += 1) await app.advance(60 * SECOND);
      expect(at.toAct).toBe('Elio');
      await at.slash('Elio', 'call');
      await app.advance(120 * SECOND);
      expect(at.toAct).toBe('Fiona');
      const tried = requests.matching('PATCH', MESSAGE).length;
      expect(tried).toBeLessThan(80);
      faults.clear();
      await app.advance(31 * SECOND);
      expect(textOf(at.message())).toContain('Fiona to act');
      expect(labelsOf(at.message())).toContain('Check');
      // Fiona has all her time, less what passed since the message is right again.
      expect(leftToAct(app, at)).toBeGreaterThan(left - 32 * SECOND);
      await app.advance(leftToAct(app, at));
      expect(at.toAct).not.toBe('Fiona');
    },
  );
});

describe('a thread', () => {
  test('that was archived is woken, and the table goes on in it', async () => {
    const { app, at, thread, dm } = await inThread();
    await app.advance(SECOND);
    app.playground.world.changeThread(thread, { archived: true });
    const who = at.toAct ?? '';
    const turn = await at.pressOn(who, dm, 'act');
    await at.pressOn(who, turn.message ?? dm, 'call');
    await app.advance(SECOND);
    expect(app.playground.world.channel(thread).thread?.archived).toBe(false);
    expect(at.table.pause).toBeNull();
    expect(textOf(at.message())).toContain(`${at.toAct ?? ''} to act`);
  });

  test('that is locked pauses the table, and the opener is told so', async () => {
    const { app, at, thread, dm } = await inThread();
    await app.advance(SECOND);
    app.playground.world.changeThread(thread, { archived: true, locked: true });
    const who = at.toAct ?? '';
    const turn = await at.pressOn(who, dm, 'act');
    await at.pressOn(who, turn.message ?? dm, 'call');
    await app.advance(SECOND);
    expect(at.table.pause?.reason).toBe('cannotPost');
    expect(textOf(app.playground.actor('Ada').dms().at(-1) ?? null)).toContain(
      `its thread <#${thread}> is locked. All chips are safe and no clock runs. A moderator can unlock it, or give me Manage Threads`,
    );
  });
});

describe('a server', () => {
  test('with an outage keeps its hand, and its time is charged to nobody', async () => {
    const { app, at } = await dealt();
    const { faults, guildId } = app.playground;
    const left = leftToAct(app, at);
    const events = app.logged.length;
    faults.guildOutage(guildId);
    await app.playground.until(() => app.bot.client.guilds.cache.get(guildId)?.available === false);
    await app.advance(600 * SECOND);
    expect(at.toAct).toBe('Ada');
    faults.guildBack(guildId);
    await app.playground.until(() => leftToAct(app, at) > 0);
    await app.settle();
    expect(leftToAct(app, at)).toBe(left);
    expect(at.table.pause).toBeNull();
    await at.press('Ada', 'call');
    expect(at.toAct).toBe('Elio');
    expect(app.logged.length).toBeGreaterThanOrEqual(events);
  });

  test('that removes the bot keeps its tables, paused, until somebody goes on with them', async () => {
    const { app, at } = await dealt();
    const { faults, guildId } = app.playground;
    const chips = JSON.stringify(at.stacks);
    faults.removeBot(guildId);
    await app.playground.until(() => at.table.pause !== null);
    expect(at.table.pause?.reason).toBe('cannotPost');
    await app.advance(3600 * SECOND);
    faults.addBot(guildId);
    await app.playground.until(() => app.bot.client.guilds.cache.has(guildId));
    await app.settle();
    await at.slash('Ada', 'table resume');
    await app.advance(SECOND);
    expect(JSON.stringify(at.stacks)).toBe(chips);
    await at.press('Ada', 'call');
    expect(at.toAct).toBe('Elio');
  });
});
