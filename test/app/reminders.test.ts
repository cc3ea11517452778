import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const HOUR = 3_600_000;
const CLOCK = 6 * HOUR;
const DEAL = { Ada: '100', Bruno: '100', Elio: '100' };

/** A hand on a table with six hours for each act; Ada is to act, and a third of her time is over. */
async function reminded(
  before: (parts: { app: Awaited<ReturnType<typeof startApp>>; at: AtTable }) => unknown,
) {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.open('Ada', { clock: CLOCK / 1000 });
  for (const [name, buyIn] of Object.entries(DEAL)) await at.sit(name, buyIn);
  await before({ app, at });
  await at.nextHand();
  const { turn } = at.table;
  if (turn === null || at.toAct !== 'Ada') throw new Error('Ada is to act');
  const dms = (name: string) => app.playground.actor(name).dms();
  const known = dms('Ada').length;
  await app.advance(turn.startedAt + CLOCK / 3 - 1 - app.clock.now());
  expect(dms('Ada')).toHaveLength(known);
  await app.advance(1);
  const pings = () => at.publicMessages().filter(({ mentions }) => mentions.length > 0);
  return { app, at, pings, reminders: (name: string) => dms(name).slice(known) };
}

const nothing = () => undefined;

test('on a slow table the player to act is reminded privately after a third of their time, with Act', async () => {
  const { at, pings, reminders } = await reminded(nothing);
  expect(pings()).toEqual([]);
  const [reminder, another] = reminders('Ada');
  if (reminder === undefined) throw new Error('no reminder');
  expect(another).toBeUndefined();
  expect(reminder.content).toMatch(
    /^It is your turn at \[Aurora\]\(https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+\)\. Your time ends <t:\d+:R>\.$/,
  );
  expect(labelsOf(reminder)).toEqual(['Act']);
  expect(textOf(reminder)).toContain('Your cards: ');
  const turned = await at.pressOn('Ada', reminder, 'act');
  expect([turned.answer, turned.message?.id]).toEqual(['update', reminder.id]);
  const acted = await at.pressOn('Ada', turned.message ?? reminder, 'call');
  expect(textOf(acted.message)).toMatch(/^You called 2\.00\./);
  // It is the message they acted on, so it stays.
  expect(reminders('Ada')).toHaveLength(1);
});

test('the reminder is gone once its player has acted elsewhere, and the next one gets one in their language', async () => {
  const { app, at, pings, reminders } = await reminded(nothing);
  await at.press('Ada', 'call');
  expect(reminders('Ada')).toEqual([]);
  expect(at.toAct).toBe('Bruno');
  await app.advance(CLOCK / 3);
  expect(reminders('Bruno').map(({ content }) => content.split(' ').slice(0, 4).join(' '))).toEqual([
    'Tocca a te a',
  ]);
  expect(pings()).toEqual([]);
});

test('who wants no cards by direct message is reminded without them', async () => {
  const { reminders } = await reminded(({ at }) => at.slash('Ada', 'settings', { cards: 'button' }));
  expect(reminders('Ada').map((message) => [message.embeds.length, labelsOf(message)])).toEqual([
    [0, ['Act']],
  ]);
});

test('with closed direct messages the player is called in the channel, as on any other table', async () => {
  const { app, at, pings, reminders } = await reminded(({ app: { playground } }) =>
    playground.actor('Ada').closeDms(),
  );
  expect(reminders('Ada')).toEqual([]);
  expect(pings().map(({ mentions }) => mentions.map(({ id }) => id))).toEqual([
    [app.playground.actor('Ada').userId],
  ]);
  await at.press('Ada', 'call');
  expect(pings()).toEqual([]);
});

test('a reminder that a killed process left behind is taken away by the next one', async () => {
  const { app, at, reminders } = await reminded(nothing);
  app.playground.faults.next({ method: 'DELETE', count: 9 }, { status: 503 });
  await app.stop();
  expect(reminders('Ada')).toHaveLength(1);
  app.playground.faults.clear();
  await app.start();
  await at.press('Ada', 'call');
  expect(reminders('Ada')).toEqual([]);
});
