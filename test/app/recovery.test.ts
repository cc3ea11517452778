import { describe, expect, test } from 'vitest';
import { LoginError, startBot } from '../../src/discord/bot.ts';
import { startPlayground } from '../../src/playground/playground.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const SECOND = 1000;
const CARDS = 'As Ah Kd Kc Qs Js 2c 7d 8h 3s 2d 4c 2h 5d';

async function dealt() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  app.shuffle.stack(CARDS);
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  return { app, at };
}

describe('the process starts again in the middle of a hand', () => {
  test('with the same hand, the same cards, one message, and buttons that work', async () => {
    const { app, at } = await dealt();
    await at.press('Ada', 'Raise to 4.00');
    const before = { stacks: at.stacks, hand: at.table.handNumber, message: at.message() };
    await app.stop();
    app.shuffle.stack('');
    app.clock.advance(90 * SECOND);
    await app.start();

    expect(at.stacks).toEqual(before.stacks);
    expect([at.table.handNumber, at.toAct]).toEqual([before.hand, 'Elio']);
    expect(at.message().id).toBe(before.message.id);
    expect(at.publicMessages().filter(({ embeds }) => embeds.length > 0)).toHaveLength(2);
    expect(textOf((await at.press('Elio', 'myCards')).message)).toContain('A♠ A♥');
    // The old button, on the message as it was before the stop.
    const { turn } = at.table;
    expect((turn?.deadline ?? 0) - app.clock.now()).toBeGreaterThanOrEqual(10 * SECOND);
    await at.press('Elio', 'Call 3.00');
    await at.press('Fiona', 'fold');
    expect(textOf(at.message())).toContain('7♦ 8♥ 3♠');
    expect(at.stacks).toEqual({ Ada: 9600, Elio: 9600, Fiona: 9800 });
  });

  test('without telling anybody their cards a second time', async () => {
    const { app } = await dealt();
    await app.stop();
    await app.start();
    expect(app.playground.actor('Ada').dms()).toHaveLength(1);
  });

  test('and shows what was saved but not shown before it ended', async () => {
    const { app, at } = await dealt();
    const { faults } = app.playground;
    faults.next({ method: 'POST', route: /callback/ }, { status: 404, code: 10_062 });
    faults.next({ method: 'PATCH', count: 5 }, { status: 503 });
    const lost = app.playground.actor('Ada').click(at.message(), ({ label }) => label === 'Fold');
    await app.playground.until(() => at.toAct === 'Elio');
    await app.stop();
    faults.clear();
    await app.start();
    expect(textOf(at.message())).toContain('Elio to act');
    app.clock.advance(3 * SECOND);
    expect((await lost).failed).toBe(true);
  });

  test('and tells those their cards whom the first message had not reached, once', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack(CARDS);
    const { faults } = app.playground;
    for (const name of ['Ada', 'Elio', 'Fiona']) await at.slash(name, 'wallet');
    await at.open('Ada');
    for (const name of ['Ada', 'Elio']) await at.sit(name, '100');
    await at.nextHand();
    faults.next({ method: 'POST', route: '/users/@me/channels', count: 9 }, { status: 503 });
    await at.sit('Fiona', '100');
    await at.press('Ada', 'fold');
    app.clock.advance((at.table.nextHandAt ?? 0) - app.clock.now());
    await app.playground.until(() => at.table.handNumber === 2);
    const dealtTo = at.table.dealtTo.map(({ member }) => app.room.nameOf(member));
    await app.stop();
    faults.clear();
    await app.start();
    await app.stop();
    await app.start();
    const told = (name: string) =>
      app.playground
        .actor(name)
        .dms()
        .filter((message) => textOf(message).includes('hand #2')).length;
    expect(dealtTo.map((name) => [name, told(name)])).toEqual(dealtTo.map((name) => [name, 1]));
  });

  test('and takes away the call that it could not', async () => {
    const { app, at } = await dealt();
    const { turn } = at.table;
    await app.advance((turn?.startedAt ?? 0) + 10 * SECOND - app.clock.now());
    const { mention } = app.playground.actor('Ada');
    const calls = () => at.publicMessages().filter(({ content }) => content.includes(mention));
    expect(calls()).toHaveLength(1);
    app.playground.faults.next({ method: 'DELETE', count: 9 }, { status: 503 });
    await app.stop();
    expect(calls()).toHaveLength(1);
    app.playground.faults.clear();
    await app.start();
    expect(calls()).toEqual([]);
    expect(app.store.calls.of(at.table.id)).toEqual([]);
  });

  test('and still knows in which language everybody reads', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    for (const name of ['Ada', 'Bruno']) await at.sit(name, '100');
    await app.stop();
    await app.start();
    await at.nextHand();
    expect(textOf(app.playground.actor('Bruno').dms()[0] ?? null)).toContain('mano n. 1');
    expect(textOf(app.playground.actor('Ada').dms()[0] ?? null)).toContain('hand #1');
  });

  test('and nobody is folded for the time it was down', async () => {
    const { app, at } = await dealt();
    await app.advance(20 * SECOND);
    await app.stop();
    app.clock.advance(3600 * SECOND);
    await app.start();
    await app.advance(9 * SECOND);
    expect(at.toAct).toBe('Ada');
    expect(at.table.hand?.players.some(({ folded }) => folded)).toBe(false);
  });
});

test('stopping does not wait for the pauses of a Discord that is out of order', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.open('Ada');
  await at.sit('Ada', '100');
  await at.sit('Elio', '100');
  const outage = app.playground.faults.next(
    { method: 'POST', route: '/users/@me/channels', count: 9 },
    { status: 503 },
  );
  app.clock.advance((at.table.nextHandAt ?? 0) - app.clock.now());
  await app.playground.until(() => outage.met >= 2);
  await app.stop();
  app.playground.faults.clear();
  await app.start();
  expect(at.table.handRunning).toBe(true);
  // What could not be delivered is behind the button.
  expect((await at.press('Ada', 'myCards')).message?.ephemeral).toBe(true);
});

describe('the connection to the gateway', () => {
  test('drops and is resumed: the hand goes on, and what was pressed meanwhile counts once', async () => {
    const { app, at } = await dealt();
    app.playground.faults.dropGateway();
    const click = app.playground.actor('Ada').click(at.message(), ({ label }) => label === 'Call 2.00');
    await app.playground.until(() => at.toAct === 'Elio');
    expect((await click).answer).toBe('update');
    await app.playground.until(() => app.playground.isBotConnected);
    await app.settle();
    await at.press('Elio', 'call');
    expect(at.stacks).toEqual({ Ada: 9800, Elio: 9800, Fiona: 9800 });
  });

  test('is away for a while: nobody is charged for it', async () => {
    const { app, at } = await dealt();
    await app.advance(5 * SECOND);
    expect(app.bot.isConnected).toBe(true);
    app.playground.faults.refuseGateway();
    await app.playground.until(() => !app.playground.isBotConnected);
    await app.playground.until(() => app.logged.some(({ msg }) => String(msg).includes('is lost')));
    // What `/healthz` and the metrics say.
    expect(app.bot.isConnected).toBe(false);
    await app.advance(600 * SECOND);
    expect(at.toAct).toBe('Ada');
    app.playground.faults.acceptGateway();
    await app.playground.until(() => at.table.turn !== null && at.table.turn.deadline > app.clock.now());
    await app.playground.until(() => app.playground.isBotConnected);
    await app.settle();
    expect(app.bot.isConnected).toBe(true);
    await at.press('Ada', 'call');
    expect(at.toAct).toBe('Elio');
  });

  test('is asked for again by Discord: nothing is lost', async () => {
    const { app, at } = await dealt();
    app.playground.faults.requestReconnect();
    await app.playground.until(() => !app.playground.isBotConnected);
    await app.playground.until(() => app.playground.isBotConnected);
    await app.settle();
    await at.press('Ada', 'call');
    expect(labelsOf(at.message())).toContain('Call 1.00');
  });
});

test('a token that Discord takes back while the bot runs is told to whoever started it', async () => {
  const app = await startApp();
  app.playground.faults.closeGateway(4004);
  await app.playground.until(() => app.lost !== null);
  expect(app.lost?.fault).toBe('tokenRefused');
});

describe('the login', () => {
  async function loginTo({ token = null, api = null }: { token?: string | null; api?: string | null }) {
    const clock = new FakeClock();
    const playground = await startPlayground({ clock, port: 0, statePath: null, pageDirectory: null });
    return { clock, playground, token: token ?? playground.botToken, api: api ?? playground.apiUrl };
  }

  test('with a token that Discord refuses ends with a typed error', async () => {
    const app = await startApp();
    const { playground, api, clock } = await loginTo({});
    const started = startBot({
      room: app.room,
      token: 'not.a.token',
      api,
      devGuild: null,
      log: app.log,
      clock,
    });
    await expect(started).rejects.toThrow(LoginError);
    await expect(started).rejects.toMatchObject({ fault: 'tokenRefused' });
    await playground.close();
  });

  test('is tried again, ever more slowly, while Discord cannot be reached', async () => {
    const app = await startApp();
    const { playground, clock, token, api } = await loginTo({});
    await app.stop();
    playground.faults.next({ method: 'GET', route: '/gateway/bot', count: 2 }, { status: 503 });
    const starting = app.startOn({ clock, token, api });
    for (const pause of [1000, 2000]) {
      await playground.until(() => clock.nextAlarm() === clock.now() + pause);
      clock.advance(pause);
    }
    const bot = await starting;
    expect(bot.client.isReady()).toBe(true);
    await app.stop();
    await playground.close();
    await app.start();
  });
});
