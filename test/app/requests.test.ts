import { afterEach, describe, expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const SIX = { Ada: '100', Bruno: '100', Carla: '100', Dario: '100', Elio: '100', Fiona: '100' };
const NEW_MESSAGE = 'POST /channels/:channel/messages';
const EDIT = 'PATCH /channels/:channel/messages/:message';

/** Everybody in the order in which they act: one raise, one fold, then four streets to the showdown. */
const HAND = [
  ...['raise', 'call', 'fold', 'call', 'call', 'call'],
  ...['check', 'check', 'bet', 'call', 'fold', 'call', 'call'],
  ...['check', 'check', 'check', 'check'],
  ...['check', 'check', 'check', 'check'],
];

type Press = (at: AtTable, name: string, act: string) => Promise<unknown>;

const onTheTable: Press = (at, name, act) => at.press(name, act);

const whereCardsCame: Press = async (at, name, act) => {
  const message = at.app.playground.actor(name).dms().at(-1);
  if (message === undefined) throw new Error('no direct message');
  const turned = await at.pressOn(name, message, 'act');
  return at.pressOn(name, turned.message ?? message, act);
};

const behindMyCards: Press = async (at, name, act) => {
  const { message } = await at.press(name, 'myCards');
  if (message === null) throw new Error('no answer');
  const turned = await at.pressOn(name, message, 'act');
  return at.pressOn(name, turned.message ?? message, act);
};

/**
 * What one hand of six costs of the requests that Discord limits to fifty a second, when everybody clicks
 * in time: a second hand, so that the channels of direct messages are open.
 */
async function costOfHand(press: Press, settings: Readonly<Record<string, string>> = {}) {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  for (const name of Object.keys(SIX)) {
    if (Object.keys(settings).length > 0) await at.slash(name, 'settings', settings);
  }
  await at.deal(SIX);
  while (at.table.handRunning) await at.press(at.toAct ?? '', 'fold');
  const before = app.playground.requests.all().length;
  await at.nextHand();
  expect(at.table.dealtTo).toHaveLength(6);
  for (const act of HAND) {
    // Slower than the pace of the edits, so that none of them is saved by another.
    await app.advance(1500);
    await press(at, at.toAct ?? '', act);
  }
  expect(at.table.handRunning).toBe(false);
  await app.advance(1500);
  return app.playground.requests
    .all()
    .slice(before)
    .filter(({ counted }) => counted)
    .map(({ method, route }) => `${method} ${route ?? ''}`);
}

const times = (number: number, request: string) => Array.from({ length: number }, () => request);

describe('of the requests that are limited, a hand of six in which everybody clicks in time costs', () => {
  test('one for each player dealt in and one for its message, when they click on the table', async () => {
    expect(await costOfHand(onTheTable)).toEqual(times(7, NEW_MESSAGE));
  });

  test.each([
    ['where their cards came by direct message', whereCardsCame],
    ['behind My cards', behindMyCards],
  ])('one more for each act when they act %s', async (_where, press) => {
    const requests = await costOfHand(press);
    expect(requests.toSorted()).toEqual([...times(HAND.length, EDIT), ...times(7, NEW_MESSAGE)]);
  });

  test('one in all, when nobody wants their cards by direct message', async () => {
    expect(await costOfHand(onTheTable, { cards: 'button' })).toEqual([NEW_MESSAGE]);
  });
});

describe('many tables that are opened at once', () => {
  afterEach(() => void vi.useRealTimers());

  test('all have their messages as soon as the limit lets through, one request for each', async () => {
    const app = await startApp({ requestsPerSecond: 10 });
    const { world, guildId } = app.playground;
    const channels = Array.from(
      { length: 35 },
      (_, number) => world.addChannel(guildId, `hall-${number}`).id,
    );
    const ada = app.playground.actor('Ada');
    await ada.slash('poker-1', 'wallet');
    await app.settle();
    // The client counts in the time of the computer, the bot waits in that of its clock: here both are one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    const second = async (): Promise<void> => {
      vi.setSystemTime(Date.now() + 1050);
      await app.advance(1050);
    };
    const before = app.playground.requests.all().length;
    const made = () =>
      app.playground.requests
        .all()
        .slice(before)
        .filter(({ counted }) => counted)
        .map(({ method, route }) => `${method} ${route ?? ''}`);
    await Promise.all(channels.map((channel) => ada.slash(channel, 'table open', { stakes: '1/2' })));
    await app.settle();
    const perSecond = [made().length];
    for (let seconds = 0; seconds < 4; seconds += 1) {
      await second();
      perSecond.push(made().length);
    }
    expect(perSecond).toEqual([10, 20, 30, 35, 35]);
    expect(made()).toEqual(times(35, NEW_MESSAGE));
    for (const channel of channels)
      expect(textOf(new AtTable(app, channel).message())).toContain('1.00/2.00');
    expect(app.logged.filter(({ level }) => level === 'warn')).toEqual([]);
  });
});

test('many clicks at once on one message leave one message that shows the last state', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  const message = at.message();
  const people = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elio', 'Fiona'];
  const outcomes = await Promise.all(
    people.flatMap((name) =>
      ['Call 2.00', 'Fold', 'My cards'].map((label) =>
        app.playground.actor(name).click(message, (button) => button.label === label),
      ),
    ),
  );
  await app.settle();
  await app.advance(1000);
  expect(outcomes.filter(({ failed }) => failed)).toEqual([]);
  expect(outcomes.filter(({ answer }) => answer === 'update')).toHaveLength(1);
  expect(at.stacks).toEqual({ Ada: 9800, Elio: 9900, Fiona: 9800 });
  expect(textOf(at.message())).toContain('Elio to act');
});

test('an old state never stands on the message, whatever order the answers arrive in', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  const { faults } = app.playground;
  await at.press('Ada', 'call');
  // An edit of ours hangs while a click is answered; then the old edit arrives.
  const hung = faults.next({ method: 'PATCH', route: '/channels/:channel/messages/:message' }, 'holdBefore');
  await app.playground.actor('Fiona').slash('poker-1', 'sitout');
  await app.playground.until(() => hung.met === 1);
  const click = await app.playground.actor('Elio').click(at.message(), ({ label }) => label === 'Call 1.00');
  expect(click.answer).toBe('update');
  hung.release();
  await app.settle();
  await app.advance(1000);
  expect(at.toAct).toBe('Fiona');
  expect(textOf(at.message())).toContain('Fiona to act');
});
