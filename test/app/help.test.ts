import { expect, test } from 'vitest';
import { HELP_TOPICS } from '../../src/i18n/help-messages.ts';
import type { Outcome } from '../../src/playground/playground.ts';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

async function inChannel() {
  const app = await startApp();
  return { app, at: new AtTable(app, 'poker-1') };
}

function messageOf({ message }: Outcome) {
  if (message === null) throw new Error('no answer');
  return message;
}

test('a topic chosen in the menu takes the place of the page, for its reader alone', async () => {
  const { app, at } = await inChannel();
  const asked = await at.slash('Ada', 'help', { topic: 'chips' });
  const page = messageOf(asked);
  expect(textOf(page)).toMatch(/^Chips and wallet/);
  const ada = app.playground.actor('Ada');
  for (const topic of HELP_TOPICS) {
    const turned = await ada.select(page, 'help', [topic]);
    expect([turned.answer, turned.message?.id, turned.message?.ephemeral]).toEqual(['update', page.id, true]);
    expect(textOf(turned.message)).toContain('Play money: chips have no value.');
  }
  expect(ada.sees('poker-1').filter(({ ephemeral }) => ephemeral)).toHaveLength(1);
  expect(at.publicMessages()).toEqual([]);
});

test('the first hand is walked through with the buttons one presses at a table, and back', async () => {
  const { at } = await inChannel();
  let page = messageOf(await at.slash('Bruno', 'help', { topic: 'firstHand' }));
  const read: string[] = [];
  for (const label of ['Avanti, si punta', 'Rilancio a 6,00', 'Punto 8,00', 'Check']) {
    read.push(textOf(page).split('\n')[0] ?? '');
    page = messageOf(await at.pressOn('Bruno', page, label));
  }
  expect(read).toEqual(['I bui e le carte', 'Prima del flop', 'Il flop', 'Il turn e il river']);
  expect(textOf(page)).toContain('**Carte comuni** A♦ 9♣ 4♥ 9♠ 2♦\nLe tue carte: A♠ K♠\nL’avversario: A♥ Q♥');
  page = messageOf(await at.pressOn('Bruno', page, 'Indietro'));
  expect(textOf(page)).toMatch(/^Il turn e il river\n\*Passo 4 di 5\*/);
  page = messageOf(await at.pressOn('Bruno', page, 'Check'));
  expect(textOf(await at.pressOn('Bruno', page, 'Siediti a un tavolo').then(messageOf))).toMatch(
    /^Primi passi/,
  );
});

test('the first hand opens from the first steps, the lobby and a wallet that never bought in', async () => {
  const { app, at } = await inChannel();
  await at.open('Ada');
  const steps = app.playground
    .actor('Ada')
    .sees('poker-1')
    .find((message) => textOf(message).startsWith('**New here?'));
  if (steps === undefined) throw new Error('no first steps');
  const wallet = messageOf(await at.slash('Ada', 'wallet'));
  for (const message of [steps, at.message(), wallet]) {
    const opened = await at.pressOn('Ada', message, 'A first hand');
    expect([opened.answer, opened.message?.ephemeral]).toEqual(['reply', true]);
    expect(textOf(opened.message)).toMatch(/^The blinds and the deal\n\*Step 1 of 5\*/);
  }
  await at.sit('Ada', '100');
  expect(labelsOf(messageOf(await at.slash('Ada', 'wallet')))).toEqual([]);
  await at.sit('Elio', '100');
  await at.nextHand();
  expect(labelsOf(at.message())).not.toContain('A first hand');
});

test.each(['help:firstHand:5', 'help:chips:1', 'help:nothing:0', 'help:constructor:0', 'help:firstHand:-1'])(
  'a page that does not exist (%s) is refused',
  async (customId) => {
    const { app, at } = await inChannel();
    await at.open('Ada');
    const outcome = await app.playground.actor('Ada').clickRaw(at.message(), customId);
    expect(textOf(outcome.message)).toMatch(/^This button is no longer valid/);
  },
);

test('a page asked for below a public message never takes its place', async () => {
  const { app, at } = await inChannel();
  await at.open('Ada');
  const outcome = await app.playground.actor('Elio').clickRaw(at.message(), 'help:chips:0');
  expect([outcome.answer, outcome.message?.ephemeral]).toEqual(['reply', true]);
});
