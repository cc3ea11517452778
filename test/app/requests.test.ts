import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

test('a hand costs one request for each player dealt in and one for its message, when all click in time', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  for (const name of ['Ada', 'Elio']) await at.press(name, 'fold');
  const counted = () => app.playground.requests.all().filter((request) => request.counted);
  const before = counted().length;

  await at.nextHand();
  await at.press('Elio', 'Raise to 4.00');
  await at.press('Fiona', 'call');
  await at.press('Ada', 'call');
  for (let street = 1; street <= 3; street += 1) {
    for (const name of ['Fiona', 'Ada', 'Elio']) await at.press(name, 'check');
  }
  expect(at.table.handRunning).toBe(false);
  await app.advance(2000);
  const ofTheHand = counted()
    .slice(before)
    .map(({ method, route }) => `${method} ${route ?? ''}`);
  expect(ofTheHand).toEqual(Array.from({ length: 4 }, () => 'POST /channels/:channel/messages'));
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
