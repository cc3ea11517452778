import { describe, expect, test } from 'vitest';
import { componentsOf } from '../../src/playground/playground.ts';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

describe('a draw game', () => {
  test('is drawn in private, from a menu of one’s own cards; how many is public, which is not', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack('As Ah Kd Kc 2c 7d 8h 3s 4d 9c Qh Jd Tc');
    await at.deal({ Ada: '100', Elio: '100' }, { game: 'five-card-draw' });
    await at.press(at.toAct ?? '', 'call');
    await at.press(at.toAct ?? '', 'check');
    const who = at.toAct ?? '';
    expect(textOf(at.message())).toContain(`${who} to draw`);
    expect(labelsOf(at.message())).toEqual(['Stand pat', 'My cards and draw']);
    const [message] = app.playground.actor(who).dms();
    if (message === undefined) throw new Error('no direct message');
    const state = (await at.pressOn(who, message, 'act')).message ?? message;
    const menu = componentsOf(state).find(({ options }) => options !== undefined);
    expect(menu?.options).toHaveLength(5);
    const drawn = await app.playground.actor(who).select(state, menu?.custom_id ?? '', ['0', '4']);
    await app.settle();
    expect(drawn.answer).toBe('update');
    expect(at.toAct).not.toBe(who);
    const typed = await at.slash(at.toAct ?? '', 'draw', { cards: '1 3' });
    expect(textOf(typed.message)).toBe('You drew 2 cards.');
    await app.advance(1000);
    expect(textOf(at.message())).toMatch(/drew 2\n.*drew 2/);
  });

  test('lets a player stand pat on the table’s message', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.deal({ Ada: '100', Elio: '100' }, { game: 'italian-draw', seats: 5 });
    await at.press(at.toAct ?? '', 'call');
    await at.press(at.toAct ?? '', 'check');
    const [first, second] = [at.toAct ?? '', at.toAct === 'Ada' ? 'Elio' : 'Ada'];
    expect((await at.press(first, 'standPat')).answer).toBe('update');
    expect((await at.press(second, 'standPat')).answer).toBe('update');
    expect(textOf(at.message())).toMatch(/stood pat\n.*stood pat/);
    expect(at.table.hand?.phase).toBe('betting');
  });
});

describe('stud', () => {
  test('shows everybody’s up cards and keeps the down cards', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.deal({ Ada: '100', Elio: '100', Fiona: '100' }, { game: 'seven-card-stud', stakes: '2' });
    const low = at.toAct ?? '';
    expect(labelsOf(at.message())).toContain('Bring in 1.00');
    await at.press(low, 'bringIn');
    for (let acts = 0; acts < 30 && at.table.handRunning; acts += 1) {
      const legal = labelsOf(at.message()).some((label) => label === 'Check') ? 'check' : 'call';
      await at.press(at.toAct ?? '', legal);
    }
    expect(at.table.handRunning).toBe(false);
    expect(textOf(at.message())).toContain('wins');
  });
});

test('Omaha hi-lo is played to the end with every game’s own words', async () => {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  app.shuffle.stack('As 2s 3d 4c Kd Kc Qh Jh Ah 2h 3h 5h 6c 7d 8h Ts 2d 4d 2c 5d');
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' }, { game: 'omaha-hi-lo' });
  await at.press('Ada', 'call');
  await at.press('Elio', 'call');
  await at.press('Fiona', 'check');
  for (let acts = 0; acts < 12 && at.table.handRunning; acts += 1) await at.press(at.toAct ?? '', 'check');
  expect(at.table.handRunning).toBe(false);
  const shown = await at.slash('Ada', 'cards');
  expect(shown.message?.ephemeral).toBe(true);
});

describe('after the hand', () => {
  test('the winner may show or muck on the hand’s message, and nobody else', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack('As Ah Kd Kc Qs Js');
    await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
    await at.press('Ada', 'fold');
    await at.press('Elio', 'fold');
    const stranger = await at.press('Ada', 'show');
    expect(stranger.answer).toBe('reply');
    const shown = await at.press('Fiona', 'show');
    expect(shown.answer).toBe('update');
    expect(textOf(at.message())).toContain('K♦ K♣');
    expect(textOf(at.message())).not.toContain('A♠');
  });
});
