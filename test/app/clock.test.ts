import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf, type OptionValues } from './support/at-table.ts';

const SECOND = 1000;

async function dealt(
  buyIns: Readonly<Record<string, string>> = { Ada: '100', Elio: '100', Fiona: '100' },
  options: OptionValues = {},
) {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal(buyIns, options);
  return { app, at, turn: turnOf(at) };
}

function turnOf(at: AtTable) {
  const { turn } = at.table;
  if (turn === null) throw new Error('nobody is to act');
  return turn;
}

describe('a player who does not act', () => {
  test('is called after a third of the turn clock, alone, and the call is gone once they have acted', async () => {
    const { app, at, turn } = await dealt();
    const before = at.publicMessages().length;
    await app.advance(turn.startedAt + 10 * SECOND - 1 - app.clock.now());
    expect(at.publicMessages()).toHaveLength(before);
    await app.advance(1);
    const call = at.publicMessages().at(-1);
    const { userId, mention } = app.playground.actor('Ada');
    expect(call?.content).toContain(mention);
    expect(call?.mentions.map(({ id }) => id)).toEqual([userId]);
    await at.press('Ada', 'call');
    expect(at.publicMessages()).toHaveLength(before);
  });

  test('is not called when they act in time', async () => {
    const { app, at } = await dealt();
    await app.advance(5 * SECOND);
    await at.press('Ada', 'call');
    await app.advance(5 * SECOND);
    expect(at.publicMessages().some(({ mentions }) => mentions.length > 0)).toBe(false);
  });

  test('folds when out of time facing a bet; a late press is refused and the next one is prompted', async () => {
    const { app, at, turn } = await dealt();
    const old = at.message();
    await app.advance(turn.deadline - app.clock.now() - 1);
    expect(at.toAct).toBe('Ada');
    await app.advance(1);
    await app.advance(SECOND);
    expect(at.toAct).toBe('Elio');
    expect(at.table.hand?.players.find(({ seat }) => seat === 0)?.folded).toBe(true);
    expect(labelsOf(at.message())).toContain('Call 1.00');
    expect(textOf(at.message())).toContain('Elio to act');
    const { version } = at.table;
    const button = /"custom_id":"(call:[^"]+)"/.exec(JSON.stringify(old.components))?.[1] ?? '';
    const late = await app.playground.actor('Ada').clickRaw(old, button);
    expect(late.message?.ephemeral).toBe(true);
    expect(at.table.version).toBe(version);
  });

  test('checks when out of time and checking is free', async () => {
    const { app, at } = await dealt({ Ada: '100', Elio: '100' });
    await at.press('Ada', 'call');
    await app.advance(turnOf(at).deadline - app.clock.now());
    expect(at.table.hand?.street).toBe(1);
    expect(at.table.hand?.players.every(({ folded }) => !folded)).toBe(true);
  });

  test('folds when out of time though checking is free, where the table says so and shows it', async () => {
    const { app, at } = await dealt({ Ada: '100', Elio: '100' }, { 'strict-clock': 'on' });
    expect(textOf((await at.slash('Elio', 'table info')).message)).toContain(
      '; out of time folds, also where checking is free',
    );
    await at.press('Ada', 'call');
    await app.advance(turnOf(at).deadline - app.clock.now());
    expect(at.stacks).toMatchObject({ Ada: 10_200, Elio: 9800 });
  });

  test('is never on the clock once all-in', async () => {
    const { app, at } = await dealt({ Ada: '60', Elio: '100', Fiona: '100' });
    const asked = await at.press('Ada', 'allIn');
    if (asked.message === null) throw new Error('no question');
    await at.pressOn('Ada', asked.message, 'allInSure');
    for (const name of ['Elio', 'Fiona']) {
      await app.advance(SECOND);
      await at.press(name, 'call');
    }
    for (let turns = 0; turns < 6; turns += 1) {
      expect(at.toAct).not.toBe('Ada');
      const { turn } = at.table;
      if (turn === null) break;
      await app.advance(turn.deadline - app.clock.now());
    }
    expect(at.table.hand?.players.find(({ seat }) => seat === 0)?.folded).toBe(false);
  });
});

describe('edits that nobody clicked for', () => {
  test('come at most once a second and show the newest state', async () => {
    const { app, at } = await dealt();
    const edits = () =>
      app.playground.requests.matching('PATCH', '/channels/:channel/messages/:message').length;
    const before = edits();
    await at.slash('Ada', 'call');
    await at.slash('Elio', 'call');
    await at.slash('Fiona', 'check');
    expect(edits()).toBe(before + 1);
    await app.advance(SECOND);
    expect(edits()).toBe(before + 2);
    expect(textOf(at.message())).toContain('flop');
  });
});
