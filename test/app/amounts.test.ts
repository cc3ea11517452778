import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf, type OptionValues } from './support/at-table.ts';

/** Fiona, the button, has called and Elio checks: it is Ada's bet or check on the flop. */
async function adaMayBet() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Fiona: '100', Ada: '102' });
  await at.press('Fiona', 'call');
  await at.press('Ada', 'check');
  expect([at.toAct, at.stacks['Ada']]).toEqual(['Ada', 10_000]);
  return { app, at };
}

describe('an amount that is typed', () => {
  test.each([
    '-5',
    '0',
    'NaN',
    'Infinity',
    '1e3',
    '5abc',
    '9007199254740993',
    '0x10',
    '٥',
    '5;DROP TABLE ledger',
    '1,000',
    '0,005',
    '2,505',
    '=5',
  ])('as %j is refused privately and changes nothing', async (text) => {
    const { app, at } = await adaMayBet();
    const { version } = at.table;
    const typed = await at.slash('Ada', 'bet', { amount: text });
    expect(typed.message?.ephemeral).toBe(true);
    expect(textOf(typed.message)).not.toBe('');
    const other = await at.press('Ada', 'other');
    if (other.modal === null) throw new Error('no modal');
    const submitted = await app.playground.actor('Ada').submit(other.modal, { amount: text });
    await app.settle();
    expect(submitted.message?.ephemeral).toBe(true);
    expect(at.table.version).toBe(version);
  });

  test('as 5 is a bet of 5.00, and its echo says so', async () => {
    const { at } = await adaMayBet();
    const typed = await at.slash('Ada', 'bet', { amount: '5' });
    expect(textOf(typed.message)).toBe('You bet 5.00.');
    expect(at.stacks['Ada']).toBe(9500);
  });

  test.each([
    ['2,50', 250, 'Hai puntato 2,50.'],
    ['2.50', 250, 'Hai puntato 2,50.'],
    ['½', 200, 'Hai puntato 2,00.'],
    ['pot', 400, 'Hai puntato 4,00.'],
    ['3bb', 600, 'Hai puntato 6,00.'],
    ['1,5 bb', 300, 'Hai puntato 3,00.'],
  ])('as %j is %i cents, told in the numbers of the reader', async (text, cents, echo) => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.deal({ Ada: '100', Bruno: '100' });
    await at.press('Ada', 'call');
    await at.press('Bruno', 'check');
    const typed = await at.slash('Bruno', 'bet', { amount: text });
    expect(textOf(typed.message)).toBe(echo);
    expect(at.stacks['Bruno']).toBe(9800 - cents);
  });

  test('outside the range is refused with the number that is needed', async () => {
    const { at } = await adaMayBet();
    const small = await at.slash('Ada', 'bet', { amount: '1' });
    expect(textOf(small.message)).toBe('Bet at least 2.00. You said 1.00.');
    const large = await at.slash('Ada', 'bet', { amount: '200' });
    expect(textOf(large.message)).toBe('Bet at most 100.00. You said 200.00.');
    const raise = await at.slash('Ada', 'raise', { to: '8' });
    expect(textOf(raise.message)).toContain('nothing to raise');
  });
});

describe('a buy-in', () => {
  test.each([
    ['29', /^Sit down with at least 60\.00/],
    ['500', /^Sit down with at most 200\.00/],
    ['100.01', /smallest chip/],
    ['pot', /means nothing here/],
    ['-100', /cannot read/],
  ])('of %j is refused with what to do', async (text, answer) => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    expect(textOf((await at.sit('Ada', text)).message)).toMatch(answer);
    expect(app.walletOf('Ada')).toBe(100_000);
  });

  test('is asked for by the Sit button, with the range in the placeholder', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    const asked = await at.press('Elio', 'sit');
    if (asked.modal === null) throw new Error('no modal');
    expect(JSON.stringify(asked.modal)).toContain('60.00 to 200.00; empty: 200.00');
    const sat = await app.playground.actor('Elio').submit(asked.modal, { buyIn: '80', seat: '4' });
    await app.advance(1000);
    expect(textOf(sat.message)).toContain('You sit in seat 4 at Aurora with 80.00.');
    expect(textOf(at.message())).toContain('Elio');
    const nowhere = await app.playground.actor('Fiona').submit(asked.modal, { buyIn: '', seat: 'best' });
    expect(textOf(nowhere.message)).toBe(
      'I cannot read «best» as a seat. Write a number from 1 to 6, or nothing for the first free one.',
    );
    const far = await app.playground.actor('Fiona').submit(asked.modal, { buyIn: '', seat: '200' });
    expect(textOf(far.message)).toBe('There is no seat 200. The seats here are 1 to 6.');
  });

  test('is asked for under the whole name of the table, however it is cut', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada', { name: '👨‍👩‍👧‍👦'.repeat(5) });
    const { modal } = await at.press('Elio', 'sit');
    expect(modal?.title).toBe(`${'👨‍👩‍👧‍👦'.repeat(4)}…`);
  });

  test('is refused where the wallet is too small', async () => {
    const app = await startApp({ startingBalance: 5000 });
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    expect(textOf((await at.sit('Ada', '60')).message)).toMatch(
      /^You need 60\.00, and your wallet holds 50\.00/,
    );
  });
});

describe('suggestions', () => {
  test('for /raise are legal totals, with their words', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.deal({ Ada: '100', Elio: '100' });
    const choices = await app.playground.actor('Ada').autocomplete('poker-1', 'raise', 'to', '');
    expect(choices).toEqual([
      { name: 'Raise to 4.00', value: '4.00' },
      { name: 'Raise to 5.00', value: '5.00' },
      { name: 'Raise to 6.00', value: '6.00' },
      { name: 'Raise to 100.00', value: '100.00' },
    ]);
    expect(await app.playground.actor('Elio').autocomplete('poker-1', 'raise', 'to', '8')).toEqual([]);
  });

  test('for the least buy-in of a table are the usual one and that of live rooms, which the limit decides', async () => {
    const app = await startApp();
    const ada = app.playground.actor('Ada');
    const offered = (options: OptionValues) =>
      ada.autocomplete('poker-1', 'table open', 'min-buy-in', '', { stakes: '1/2', ...options });
    expect(await offered({})).toEqual([
      { name: '30 big blinds', value: '30bb' },
      { name: '40 big blinds', value: '40bb' },
    ]);
    expect(await offered({ limit: 'fixed-limit' })).toEqual([
      { name: '30 big blinds', value: '30bb' },
      { name: '10 of the largest bets', value: '20bb' },
    ]);
    // Fixed limit is what stud is dealt with: small bets of 2.00, ten large ones of 4.00.
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada', { game: 'seven-card-stud', stakes: '2/4', 'min-buy-in': '20bb' });
    expect(at.table.settings.minBuyIn).toBe(4000);
  });

  test('for /sit are the free seats', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada', { seats: 3 });
    await at.sit('Ada', '100', 2);
    const choices = await app.playground.actor('Elio').autocomplete('poker-1', 'sit', 'seat', '');
    expect(choices.map(({ value }) => value)).toEqual([1, 3]);
  });
});
