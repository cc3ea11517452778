import { describe, expect, test } from 'vitest';
import { cardEmojiArt } from '../../src/discord/cards/card-art.ts';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, roleOf, textOf } from './support/at-table.ts';
import { componentsOf } from '../../src/playground/playground.ts';

const DEAL = { Ada: '100', Elio: '100', Fiona: '100' };
/** First Elio's two cards, then Fiona's, then Ada's. */
const CARDS = 'As Ah Kd Kc Qs Js 2c 7d 8h 3s 2d 4c 2h 5d';

async function atTable() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  app.shuffle.stack(CARDS);
  return { app, at };
}

describe('/settings', () => {
  test('shows privately what is set, and changes only what is given', async () => {
    const { at } = await atTable();
    const shown = await at.slash('Ada', 'settings');
    expect(shown.message?.ephemeral).toBe(true);
    expect(textOf(shown.message)).toMatch(/^Your settings/);
    expect(textOf(shown.message)).toContain('Language\nthe language of your Discord');
    expect(textOf(shown.message)).toContain('Amounts in big blinds\noff');
    const changed = textOf((await at.slash('Ada', 'settings', { 'big-blinds': 'on' })).message);
    expect(changed).toMatch(/^Saved\.\nYour settings/);
    expect(changed).toContain('Amounts in big blinds\non');
    expect(changed).toContain('Four colours\non');
    expect(textOf((await at.slash('Elio', 'settings')).message)).toContain('Amounts in big blinds\noff');
  });

  test('outlives the process', async () => {
    const { app, at } = await atTable();
    await at.slash('Ada', 'settings', { language: 'it', 'text-only': 'on' });
    await app.stop();
    await app.start();
    const shown = textOf((await at.slash('Ada', 'settings')).message);
    expect(shown).toMatch(/^Le tue impostazioni/);
    expect(shown).toContain('Solo testo\nsì');
  });
});

describe('the language', () => {
  test('chosen is that of every private answer, refusals and direct messages, at once', async () => {
    const { app, at } = await atTable();
    const saved = await at.slash('Ada', 'settings', { language: 'it' });
    expect(textOf(saved.message)).toMatch(/^Salvato\.\nLe tue impostazioni/);
    expect(textOf((await at.slash('Ada', 'fold')).message)).toMatch(/^In questo canale non c’è/);
    expect(textOf((await at.slash('Ada', 'wallet')).message)).toMatch(/Saldo 1\.000,00/);
    await at.deal(DEAL);
    const [message] = app.playground.actor('Ada').dms();
    if (message === undefined) throw new Error('no direct message');
    expect(textOf(message)).toContain('mano n. 1');
    const turn = await at.pressOn('Ada', message, 'act');
    expect(textOf(turn.message)).toContain('Tocca a te.');
    expect(textOf(at.message())).toContain('Ada to act');
    const refused = await at.slash('Ada', 'raise', { to: '3' });
    expect(textOf(refused.message)).toBe('Rilancia almeno a 4,00. Hai detto 3,00.');
  });

  test('of the server is read by who prefers it to the language of their Discord', async () => {
    const { at } = await atTable();
    expect(textOf((await at.slash('Bruno', 'wallet')).message)).toContain('Il tuo portafoglio');
    await at.slash('Bruno', 'settings', { language: 'server' });
    expect(textOf((await at.slash('Bruno', 'wallet')).message)).toContain('Your wallet');
  });
});

describe('the cards', () => {
  test('come by no message to who wants the button only, and cost one request a hand in all', async () => {
    const { app, at } = await atTable();
    for (const name of Object.keys(DEAL)) await at.slash(name, 'settings', { cards: 'button' });
    await at.deal(DEAL);
    for (const name of ['Ada', 'Elio']) await at.press(name, 'fold');
    const counted = () => app.playground.requests.all().filter((request) => request.counted).length;
    const before = counted();
    await at.nextHand();
    expect(textOf((await at.press('Elio', 'myCards')).message)).toMatch(/Your cards: \S+ \S+/);
    for (const name of ['Elio', 'Fiona']) await at.press(name, 'fold');
    expect(counted()).toBe(before + 1);
    expect(app.playground.actor('Elio').dms()).toEqual([]);

    await at.slash('Elio', 'settings', { cards: 'both' });
    await at.nextHand();
    expect(app.playground.actor('Elio').dms()).toHaveLength(1);
    expect(app.playground.actor('Fiona').dms()).toEqual([]);
  });

  test('are in four colours, in two, or text, as each member likes it', async () => {
    const app = await startApp({ emojiArt: cardEmojiArt() });
    await app.playground.until(() => app.logged.some(({ msg }) => msg === 'the card emojis were uploaded'));
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack(CARDS);
    await at.deal(DEAL);
    const cards = async () => textOf((await at.slash('Fiona', 'cards')).message);
    expect(await cards()).toMatch(/<:card_Kd_1:\d+> <:card_Kc_1:\d+>/);
    await at.slash('Fiona', 'settings', { 'four-colours': 'off' });
    expect(await cards()).toMatch(/<:card_Kd_two_1:\d+> <:card_Kc_two_1:\d+>/);
    await at.slash('Fiona', 'settings', { 'text-only': 'on' });
    expect(await cards()).toContain('K♦ K♣');
    expect(textOf((await at.slash('Elio', 'cards')).message)).toMatch(/<:card_As_1:\d+>/);
  });
});

test('amounts of play are in big blinds for who counts in them, and in chips for everybody else', async () => {
  const { at, app } = await atTable();
  await at.slash('Ada', 'settings', { 'big-blinds': 'on' });
  await at.deal(DEAL);
  const [message] = app.playground.actor('Ada').dms();
  if (message === undefined) throw new Error('no direct message');
  const turn = await at.pressOn('Ada', message, 'act');
  expect(labelsOf(turn.message ?? message)).toEqual([
    'Fold',
    'Call 1 BB',
    'Raise to 2 BB',
    ...['Raise to 2.5 BB', 'Raise to 3 BB', 'Raise to 4 BB', 'Other…', 'All-in 50 BB'],
  ]);
  expect(textOf(turn.message)).toContain('Elio · SB · 49.5 BB');
  expect(textOf(turn.message)).toContain("No-Limit Hold'em 1.00/2.00");
  expect(labelsOf(at.message())).toContain('Call 2.00');
  expect(textOf((await at.slash('Ada', 'raise', { to: '3' })).message)).toBe(
    'Raise to at least 2 BB. You said 1.5 BB.',
  );
  expect(textOf((await at.slash('Ada', 'raise', { to: '3bb' })).message)).toBe('You raised to 3 BB.');
  expect(at.stacks['Ada']).toBe(9400);
  expect(textOf((await at.slash('Ada', 'wallet')).message)).toContain('Aurora: 94.00');
});

test('a new session begins with the automatic top-up where its player wants that', async () => {
  const { at } = await atTable();
  await at.slash('Ada', 'settings', { 'auto-top-up': 'on' });
  await at.open('Ada');
  const seated = textOf((await at.sit('Ada', '100')).message);
  expect(seated).toContain('Your stack is filled up to the maximum before each hand.');
  expect(textOf((await at.sit('Elio', '100')).message)).not.toContain('filled up');
  expect(at.table.seats.map((seat) => seat?.autoTopUp ?? null).slice(0, 2)).toEqual([true, false]);
  await at.nextHand();
  expect(at.stacks).toEqual({ Ada: 19_900, Elio: 9800 });
});

test('Show and Muck are offered after a hand, but not for who always mucks; /show works for all', async () => {
  const { at } = await atTable();
  const offered = () => componentsOf(at.message()).some(({ custom_id: id }) => roleOf(id) === 'show');
  for (const name of ['Ada', 'Elio', 'Fiona']) await at.slash(name, 'settings', { muck: 'auto' });
  await at.deal(DEAL);
  for (const name of ['Ada', 'Elio']) await at.press(name, 'fold');
  expect(offered()).toBe(false);
  await at.slash('Fiona', 'show');
  await at.app.advance(1000);
  expect(textOf(at.message())).toContain('K♦ K♣');
  await at.slash('Ada', 'settings', { muck: 'ask' });
  await at.nextHand();
  for (const name of ['Elio', 'Fiona']) await at.press(name, 'fold');
  expect(offered()).toBe(true);
});
