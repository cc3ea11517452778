import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../src/engine/card.ts';
import { sum } from '../../src/shared/chips.ts';
import { handResultView } from '../../src/views/hand-result-view.ts';
import { holeCardsView } from '../../src/views/hole-cards-view.ts';
import { lobbyView } from '../../src/views/lobby-view.ts';
import { receiptView } from '../../src/views/receipt-view.ts';
import { tableInfoView } from '../../src/views/table-info-view.ts';
import { tableView } from '../../src/views/table-view.ts';
import { TableScript, member } from '../support/table-script.ts';
import { walks } from './support/table-walk.ts';

const RAKED = { settings: { rake: { type: 'room' } } } as const;

describe('the table everybody sees', () => {
  test('a new table waits for players', () => {
    expect(tableView(new TableScript().table)).toMatchObject({
      phase: 'lobby',
      hand: 0,
      board: [],
      pot: null,
      seats: [],
      freeSeats: 6,
      decision: null,
      result: null,
    });
  });

  test('positions, stacks, bets and the acts so far', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.act('A', { type: 'raise', to: 600 });
    const view = tableView(script.table);
    expect(
      view.seats.map(({ member: who, positions, stack, inHand }) => [who, positions, stack, inHand?.bet]),
    ).toEqual([
      ['A', ['button'], 19_400, 600],
      ['B', ['smallBlind'], 19_900, 100],
      ['C', ['bigBlind'], 19_800, 200],
    ]);
    expect(view.acts.map(({ type, member: who }) => `${who} ${type}`)).toEqual([
      'B blind',
      'C blind',
      'A raise',
    ]);
    expect(view.decision?.member).toBe('B');
    expect(view.seats.flatMap(({ inHand }) => inHand?.cards ?? [])).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('the pot is net of the rake that would be taken now, which stands beside it', () => {
    // bb-12 in small: an uncalled bet is in the pot that is shown but is not raked.
    const script = new TableScript(RAKED).seat('ABC');
    script.deal();
    for (const name of ['A', 'B']) script.act(name, 'call');
    script.act('C', { type: 'raise', to: 2000 });
    script.act('A', 'call');
    script.act('B', 'fold');
    // 42.00 on the flop: 42 × 0.055 = 2.31, down to 0.05, above the cap of 2.00.
    expect(tableView(script.table).pot).toEqual({
      total: 4000,
      pots: [{ amount: 4000, eligible: [2, 0] }],
      rake: 200,
      rakeCap: 200,
    });
    script.act('C', { type: 'bet', to: 10_000 });
    expect(tableView(script.table).pot).toMatchObject({ total: 14_000, rake: 200 });
  });

  test('a side pot is told from the main pot', () => {
    const script = new TableScript({ minBuyIn: 200 });
    script.sit('A', 0, 20_000);
    script.sit('B', 1, 1000);
    script.sit('C', 2, 20_000);
    script.deal();
    script.act('A', { type: 'raise', to: 3000 });
    script.act('B', 'allIn');
    script.act('C', 'call');
    expect(tableView(script.table).pot?.pots).toEqual([
      { amount: 3000, eligible: [1, 2, 0] },
      { amount: 4000, eligible: [2, 0] },
    ]);
    expect(tableView(script.table).seats[1]?.inHand?.allIn).toBe(true);
  });

  test('a side pot and its rake add up with the main pot in every state', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(walks(), ({ states }) => {
        for (const table of states) {
          const { pot, result } = tableView(table);
          if (pot !== null) expect(sum(pot.pots.map(({ amount }) => amount))).toBe(pot.total);
          if (result === null || result.voided) continue;
          const won = result.pots.flatMap(({ parts }) => parts.flatMap(({ winners }) => winners));
          expect(sum(won.map(({ amount }) => amount))).toBe(sum(result.pots.map(({ amount }) => amount)));
          expect(sum(result.pots.map(({ rake }) => rake))).toBe(result.rake);
          expect(sum(result.stacks.map(({ net }) => net)) + result.rake).toBe(0);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('up cards of stud lie open until their owner folds', () => {
    const script = new TableScript({ gameId: 'seven-card-stud' }).seat('AB');
    script.deal();
    const cards = () =>
      tableView(script.table).seats.map(({ inHand }) => inHand?.cards.map((card) => card !== null));
    expect(cards()).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
    script.act(script.toAct(), 'bringIn');
    const folds = script.toAct();
    script.act(folds, 'fold');
    expect(tableView(script.table).seats.find(({ member: who }) => who === folds)?.inHand?.cards).toEqual([]);
  });
});

describe('the result of a hand', () => {
  test('says who won with which five cards, what losers showed, and the new stacks', () => {
    const script = new TableScript(RAKED).seat('AB').stackDeck('KcKd AhAs 2s 2c7d9h 3s Jd 4s 5h');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'check');
    for (const name of ['B', 'A', 'B', 'A', 'B', 'A']) script.act(name, 'check');
    expect(handResultView(script.table)).toEqual({
      hand: 1,
      voided: false,
      board: parseCards('2c7d9hJd5h'),
      pots: [
        {
          pot: 0,
          amount: 380,
          rake: 20,
          parts: [
            {
              half: 'whole',
              won: { name: { category: 'one-pair', ranks: [14, 11, 9, 7] }, ranking: 'high' },
              winners: [{ seat: 0, member: 'A', amount: 380, cards: parseCards('AsAhJd9h7d') }],
            },
          ],
        },
      ],
      returned: [],
      rake: 20,
      stacks: [
        { seat: 1, member: 'B', stack: 19_800, net: -200 },
        { seat: 0, member: 'A', stack: 20_180, net: 180 },
      ],
      shown: [
        {
          seat: 1,
          member: 'B',
          cards: parseCards('KcKd'),
          made: [
            {
              half: 'high',
              ranking: 'high',
              name: { category: 'one-pair', ranks: [13, 11, 9, 7] },
              cards: parseCards('KdKcJd9h7d'),
            },
          ],
        },
        {
          seat: 0,
          member: 'A',
          cards: parseCards('AhAs'),
          made: [
            {
              half: 'high',
              ranking: 'high',
              name: { category: 'one-pair', ranks: [14, 11, 9, 7] },
              cards: parseCards('AsAhJd9h7d'),
            },
          ],
        },
      ],
      mayShow: [],
    });
  });

  test('after a fold both the winner and the last to fold may show, and nothing is open', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.act('A', 'fold');
    script.act('B', 'fold');
    const view = handResultView(script.table);
    expect(view?.mayShow).toEqual(['B', 'C']);
    expect(view?.shown).toEqual([]);
    expect(view?.pots[0]?.parts[0]?.won).toBeNull();
    expect(view?.returned).toEqual([{ seat: 2, member: 'C', amount: 100 }]);
  });

  test('a voided hand has no winner', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.do({ type: 'voidHand', afterAction: false });
    expect(handResultView(script.table)).toMatchObject({ voided: true, pots: [], shown: [], rake: 0 });
  });
});

describe("one's own cards", () => {
  test('are there for their owner alone', () => {
    const script = new TableScript().seat('ABC').stackDeck('KcKd 7s2h AhKh');
    script.deal();
    expect(holeCardsView(script.table, member('A'))).toMatchObject({
      cards: parseCards('AhKh').map((card) => ({ card, open: false })),
      twoCards: { ranks: [14, 13], suited: true },
      made: [],
    });
    expect(holeCardsView(script.table, member('O'))).toBeNull();
  });

  test('are named as far as they go before there are five', () => {
    const script = new TableScript({ gameId: 'seven-card-stud' }).seat('AB').stackDeck('KcKd 7s2h 5h9c');
    script.deal();
    expect(holeCardsView(script.table, member('B'))?.made).toMatchObject([
      { name: { category: 'one-pair', ranks: [13, 7] } },
    ]);
  });
});

test('the receipt adds up a session', () => {
  const script = new TableScript().seat('AB');
  script.deal();
  script.act('A', { type: 'raise', to: 600 });
  script.act('B', 'fold');
  script.do({ type: 'topUp', member: member('B'), amount: 200 });
  const left = script.leave('B').find((event) => event.type === 'seatLeft');
  expect(left?.type === 'seatLeft' ? receiptView('Aurora', left) : null).toEqual({
    tableName: 'Aurora',
    why: 'asked',
    buyIn: 20_000,
    topUps: 200,
    out: 20_000,
    net: -200,
    hands: 1,
    biggestPot: 0,
    rake: 0,
    durationMs: 5000,
    comeBackUntil: script.now + 1_800_000,
  });
});

test('the table info says buy-in, rake and cap before one sits down', () => {
  expect(tableInfoView(new TableScript(RAKED).table)).toMatchObject({
    stakes: { small: 100, big: 200 },
    buyIn: { min: 6000, max: 20_000, short: false },
    rake: { type: 'steps', tenthsOfCents: 55, per: 100 },
    rakeCaps: [
      { fromPlayers: 2, amount: 100 },
      { fromPlayers: 3, amount: 200 },
      { fromPlayers: 5, amount: 300 },
    ],
    rakedFrom: 'flop',
    turnMs: 30_000,
    bankMs: 60_000,
    taken: 0,
    seats: 6,
  });
  expect(tableInfoView(new TableScript().table)).toMatchObject({ rake: { type: 'none' }, rakeCaps: [] });
});

test('fixed limit is called by its two bets', () => {
  const { table } = new TableScript({ limit: 'fixed-limit' });
  expect(tableView(table).stakes).toEqual({ small: 200, big: 400 });
});

test('the list of tables puts free seats first, then the busiest, and leaves out what is closed', () => {
  const full = new TableScript({ name: 'full', seats: 2 }).seat('AB');
  const busy = new TableScript({ name: 'busy' }).seat('AB');
  const empty = new TableScript({ name: 'empty' });
  const closed = new TableScript({ name: 'closed' });
  closed.do({ type: 'close', member: member('O'), floor: false });
  const tables = [full, closed, empty, busy].map(({ table }) => table);
  expect(lobbyView(tables).map(({ name, taken }) => `${name} ${taken}`)).toEqual([
    'busy 2',
    'empty 0',
    'full 2',
  ]);
});
