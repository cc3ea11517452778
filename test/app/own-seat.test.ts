import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const DEAL = { Ada: '100', Elio: '100', Fiona: '100' };

async function dealt() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal(DEAL);
  return { app, at };
}

async function cardsOf(at: AtTable, name: string) {
  const { message } = await at.press(name, 'myCards');
  if (message === null) throw new Error('no answer');
  return message;
}

describe('acting before one’s turn', () => {
  test('is offered with one’s cards, made when the turn comes, and told to nobody', async () => {
    const { app, at } = await dealt();
    const cards = await cardsOf(at, 'Elio');
    expect(labelsOf(cards)).toEqual(['Act', 'My seat', 'Check or fold', 'Call 1.00']);
    const before = textOf(at.message());
    const chosen = await at.pressOn('Elio', cards, 'preCall');
    expect(chosen.answer).toBe('update');
    expect(textOf(chosen.message)).toMatch(
      /^When it is your turn you call 1\.00; if it costs more, you are asked\./,
    );
    expect(labelsOf(chosen.message ?? cards)).toEqual([
      'Act',
      'Check or fold',
      '✓ Call 1.00',
      'Decide later',
    ]);
    expect(textOf(at.message())).toBe(before);
    await app.advance(1000);
    await at.press('Ada', 'call');
    expect(at.toAct).toBe('Fiona');
    expect(at.stacks).toEqual({ Ada: 9800, Elio: 9800, Fiona: 9800 });
  });

  test('ends with the price it was chosen at, and the player is asked', async () => {
    const { at } = await dealt();
    await at.pressOn('Elio', await cardsOf(at, 'Elio'), 'preCall');
    await at.press('Ada', 'Raise to 4.00');
    expect(at.toAct).toBe('Elio');
    expect(at.stacks['Elio']).toBe(9900);
  });

  test('can be taken back', async () => {
    const { at } = await dealt();
    const chosen = await at.pressOn('Elio', await cardsOf(at, 'Elio'), 'preCheckFold');
    if (chosen.message === null) throw new Error('no message');
    const back = await at.pressOn('Elio', chosen.message, 'preNone');
    expect(labelsOf(back.message ?? chosen.message)).toEqual(['Act', 'Check or fold', 'Call 1.00']);
    await at.press('Ada', 'call');
    expect(at.toAct).toBe('Elio');
  });

  test('pressed once the turn has come, or in the next hand, chooses nothing', async () => {
    const { at } = await dealt();
    const cards = await cardsOf(at, 'Elio');
    const old = await cardsOf(at, 'Fiona');
    await at.press('Ada', 'call');
    const now = await at.pressOn('Elio', cards, 'preCheckFold');
    expect(textOf(now.message)).toMatch(/^It is your turn\./);
    expect(labelsOf(now.message ?? cards)).toContain('Call 1.00');
    expect(at.toAct).toBe('Elio');
    await at.press('Elio', 'fold');
    for (const street of ['pre-flop', 'flop', 'turn', 'river']) {
      expect(textOf(at.message())).toContain(street);
      for (const name of street === 'pre-flop' ? ['Fiona'] : ['Fiona', 'Ada']) await at.press(name, 'check');
    }
    await at.nextHand();
    const late = await at.pressOn('Fiona', old, 'preCheckFold');
    expect(textOf(late.message)).toMatch(/^That decision has passed/);
  });

  test('stays good while others act at the same price, and not for the next decision at that price', async () => {
    const { at } = await dealt();
    const [slow, slower] = [await cardsOf(at, 'Fiona'), await cardsOf(at, 'Fiona')];
    await at.press('Ada', 'call');
    const chosen = await at.pressOn('Fiona', slow, 'preCheckFold');
    expect(textOf(chosen.message)).toMatch(
      /^When it is your turn you check; if that is not free, you fold\./,
    );
    await at.press('Elio', 'call');
    expect(textOf(at.message())).toContain('flop');
    const late = await at.pressOn('Fiona', slower, 'preCheck');
    expect(textOf(late.message)).toMatch(/^That decision has passed, and nothing was changed\./);
    expect(labelsOf(late.message ?? slower)).toEqual(['Act', 'Check or fold', 'Check']);
    await at.press('Elio', 'check');
    expect(at.toAct).toBe('Fiona');
  });
});

describe('one’s own seat', () => {
  test('is behind My cards and behind Sit, and tops up, sits out, comes back and leaves', async () => {
    const { app, at } = await dealt();
    const seat = await at.pressOn('Ada', await cardsOf(at, 'Ada'), 'mySeat');
    if (seat.message === null) throw new Error('no message');
    expect(textOf(seat.message)).toContain('Your stack: **100.00**');
    expect(labelsOf(seat.message)).toEqual(['Top up to 200.00', 'Sit out', 'Top up automatically', 'Leave']);
    const filled = await at.pressOn('Ada', seat.message, 'fillUp');
    expect(textOf(filled.message)).toMatch(/^Added 100\.00\. It counts from the next hand\./);
    expect(app.walletOf('Ada')).toBe(80_000);
    const out = await at.pressOn('Ada', filled.message ?? seat.message, 'sitOut');
    expect(labelsOf(out.message ?? seat.message)).toEqual(['I am back', 'Top up automatically', 'Leave']);
    const back = await at.pressOn('Ada', out.message ?? seat.message, 'comeBack');
    expect(textOf(back.message)).toMatch(/^Welcome back: you are dealt in from the next hand\./);

    await at.press('Ada', 'fold');
    await at.press('Elio', 'fold');
    const between = await at.press('Ada', 'sit');
    expect(between.modal).toBeNull();
    if (between.message === null) throw new Error('no message');
    const left = await at.pressOn('Ada', between.message, 'leave');
    expect(textOf(left.message)).toContain('You left the table.');
    expect(at.stacks).toEqual({ Elio: 9900, Fiona: 10_100 });
    expect(app.walletOf('Ada')).toBe(100_000);
  });

  test('turns the automatic top-up of this session on and off', async () => {
    const { at } = await dealt();
    const seat = await at.pressOn('Ada', await cardsOf(at, 'Ada'), 'mySeat');
    if (seat.message === null) throw new Error('no message');
    const on = await at.pressOn('Ada', seat.message, 'autoTopUpOn');
    expect(textOf(on.message)).toMatch(/^Your stack is filled up to the maximum before each hand\.\n/);
    expect(textOf(on.message)).toContain('Automatic top-up is on.');
    for (const name of ['Ada', 'Elio']) await at.press(name, 'fold');
    await at.nextHand();
    expect(at.stacks['Ada']).toBe(20_000 - 200);
    const off = await at.pressOn('Ada', on.message ?? seat.message, 'No automatic top-up');
    expect(textOf(off.message)).toMatch(/^Your stack is no longer filled up by itself\./);
    expect(at.table.seats[0]?.autoTopUp).toBe(false);
  });

  test('and what is chosen before one’s turn are in big blinds for who counts in them', async () => {
    const { at } = await dealt();
    await at.slash('Elio', 'settings', { 'big-blinds': 'on' });
    const cards = await cardsOf(at, 'Elio');
    const chosen = await at.pressOn('Elio', cards, 'Call 0.5 BB');
    expect(textOf(chosen.message)).toMatch(/^When it is your turn you call 0\.5 BB; if it costs more/);
    const seat = await at.pressOn('Elio', await cardsOf(at, 'Elio'), 'mySeat');
    expect(textOf(seat.message)).toContain(
      'Your stack: **49.5 BB**\nBrought to the table: 50 BB · 0 hands played',
    );
    expect(labelsOf(seat.message ?? cards)[0]).toBe('Top up to 100 BB');
    const filled = await at.pressOn('Elio', seat.message ?? cards, 'fillUp');
    expect(textOf(filled.message)).toMatch(/^Added 50 BB\. It counts from the next hand\./);
  });

  test('lets a newcomer to a running game post and play at once', async () => {
    const { app, at } = await dealt();
    await at.sit('Dario', '100');
    const own = await at.press('Dario', 'myCards');
    if (own.message === null) throw new Error('no message');
    expect(labelsOf(own.message)).toEqual([
      'Metto il buio e gioco',
      'Ricarico fino a 200,00',
      'Pausa',
      'Ricarica automatica',
      'Lascio il tavolo',
    ]);
    await at.pressOn('Dario', own.message, 'postBlind');
    await at.press('Ada', 'fold');
    await at.press('Elio', 'fold');
    await at.nextHand();
    expect(at.table.dealtTo.map(({ member }) => app.room.nameOf(member))).toContain('Dario');
  });
});

test('Sit at a full table says where the list is instead of asking for a buy-in', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Ada: '100', Elio: '100' }, { seats: 2 });
  await at.press('Ada', 'fold');
  const asked = await at.press('Fiona', 'sit');
  expect(asked.modal).toBeNull();
  expect(textOf(asked.message)).toBe('All 2 seats are taken. Use `/waitlist` to be called when one is free.');
});

test('after the hand one card alone can be shown, from where one’s cards are', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  // Elio's two, then Fiona's, then Ada's.
  app.shuffle.stack('As Ah Kd Kc Qs Js');
  await at.deal(DEAL);
  await at.press('Ada', 'Raise to 4.00');
  await at.press('Elio', 'fold');
  await at.press('Fiona', 'fold');
  const cards = await cardsOf(at, 'Ada');
  expect(labelsOf(cards)).toEqual(['Show', 'Muck', 'Show Q♠', 'Show J♠', 'My seat']);
  await at.pressOn('Ada', cards, 'Show Q♠');
  await app.advance(1000);
  expect(textOf(at.message())).toContain('Ada shows Q♠ ▮');
  expect(textOf(at.message())).not.toContain('J♠');
});

test('an act made in private is told there, and who is all-in is not asked to wait', async () => {
  const { at } = await dealt();
  const asked = await at.press('Ada', 'allIn');
  if (asked.message === null) throw new Error('no question');
  const done = await at.pressOn('Ada', asked.message, 'allInSure');
  expect(textOf(done.message)).toMatch(/^You are all-in for 100\.00\.\n/);
  expect(textOf(done.message)).not.toContain('It is not your turn');
  expect(labelsOf(done.message ?? asked.message)).toEqual([]);
  expect(labelsOf(await cardsOf(at, 'Ada'))).toEqual(['My seat']);
});
