import { describe, expect, test } from 'vitest';
import { settingsFor, type TableRequest } from '../../src/table/open.ts';
import { blindsOf } from '../../src/table/stakes.ts';

const REQUEST: TableRequest = {
  name: 'Aurora',
  gameId: 'texas-holdem',
  limit: null,
  smallBlind: null,
  bigBlind: 200,
  ante: null,
  bringIn: null,
  seats: null,
  minBuyIn: null,
  maxBuyIn: null,
  turnMs: null,
  bankMs: null,
  awayMs: null,
  strictClock: false,
  shortBuyIn: false,
};
const LIMITS = { sessionCeiling: 100_000, rake: { type: 'room' } } as const;

function settings(request: Partial<TableRequest>) {
  const made = settingsFor({ ...REQUEST, ...request }, LIMITS);
  if (!made.ok) throw new Error(`refused: ${made.error.code}`);
  return made.value;
}

function refusal(request: Partial<TableRequest>) {
  const made = settingsFor({ ...REQUEST, ...request }, LIMITS);
  if (made.ok) throw new Error('not refused');
  return made.error;
}

// docs/rules.md §1, §2, §5
describe('the settings of a table', () => {
  test('come with the room’s defaults', () => {
    expect(settings({})).toEqual({
      name: 'Aurora',
      gameId: 'texas-holdem',
      limit: 'no-limit',
      smallBlind: 100,
      bigBlind: 200,
      ante: 0,
      bringIn: 0,
      chipUnit: 5,
      seats: 9,
      minBuyIn: 6000,
      maxBuyIn: 20_000,
      sessionCeiling: 100_000,
      clock: {
        turnMs: 30_000,
        bankMs: 60_000,
        bankPerHandMs: 5000,
        pauseMs: 5000,
        awayMs: 1_800_000,
        strict: false,
      },
      rake: { type: 'room' },
      shortBuyIn: false,
    });
  });

  test.each([
    // big blind, small blind, smallest chip
    [1, 1, 1],
    [2, 1, 1],
    [5, 2, 1],
    [8, 4, 1],
    [10, 5, 5],
    [12, 6, 1],
    [15, 5, 5],
    [25, 10, 5],
    [50, 25, 5],
    [200, 100, 5],
    [1000, 500, 5],
    [2000, 1000, 25],
    [2010, 1005, 5],
  ])('a big blind of %d cents has a small blind of %d and chips of %d', (bigBlind, smallBlind, chipUnit) => {
    expect(settings({ bigBlind })).toMatchObject({ bigBlind, smallBlind, chipUnit });
  });

  test('all stakes are multiples of the smallest chip', () => {
    expect(settings({ bigBlind: 200, smallBlind: 99 }).chipUnit).toBe(1);
    expect(settings({ bigBlind: 200, ante: 25 }).chipUnit).toBe(5);
    expect(settings({ bigBlind: 200, ante: 12 }).chipUnit).toBe(1);
  });

  test('stud has an ante of a fifth of the small bet and a bring-in of half', () => {
    expect(settings({ gameId: 'seven-card-stud', bigBlind: 400 })).toMatchObject({
      limit: 'fixed-limit',
      smallBlind: 0,
      bigBlind: 400,
      ante: 80,
      bringIn: 200,
      seats: 8,
    });
    expect(settings({ gameId: 'razz', bigBlind: 2 })).toMatchObject({ ante: 1, bringIn: 1, chipUnit: 1 });
    expect(settings({ gameId: 'razz', bigBlind: 400, ante: 50, bringIn: 100 })).toMatchObject({
      ante: 50,
      bringIn: 100,
    });
  });

  test('short deck has an ante as large as the one blind', () => {
    expect(settings({ gameId: 'short-deck-holdem' })).toMatchObject({
      smallBlind: 0,
      bigBlind: 200,
      ante: 200,
    });
    expect(refusal({ gameId: 'short-deck-holdem', ante: 0 })).toEqual({
      code: 'anteOutOfRange',
      minimum: 1,
      maximum: 200,
      offered: 0,
    });
  });

  test('the limit is one the game is dealt with', () => {
    expect(refusal({ gameId: 'razz', limit: 'no-limit' })).toEqual({
      code: 'limitNotDealt',
      gameId: 'razz',
      limits: ['fixed-limit'],
    });
  });

  test.each([
    ['texas-holdem', 10],
    ['omaha-5', 8],
    ['omaha-6', 7],
    ['seven-card-stud', 8],
    ['five-card-draw', 6],
    ['italian-draw', 5],
  ] as const)('%s has 2 to %d seats', (gameId, maximum) => {
    expect(settings({ gameId, seats: maximum }).seats).toBe(maximum);
    expect(refusal({ gameId, seats: maximum + 1 })).toEqual({
      code: 'seatsOutOfRange',
      minimum: 2,
      maximum,
      offered: maximum + 1,
    });
    expect(refusal({ gameId, seats: 1 }).code).toBe('seatsOutOfRange');
  });

  test.each([0, -200, 1.5, Number.NaN, 2 ** 53])('a big blind of %d is refused', (bigBlind) => {
    expect(refusal({ bigBlind }).code).toBe('stakesOutOfRange');
  });

  test('the small blind is not above the big one', () => {
    expect(settings({ smallBlind: 200 }).smallBlind).toBe(200);
    expect(refusal({ smallBlind: 205 })).toEqual({ code: 'smallBlindAboveBig', bigBlind: 200, offered: 205 });
  });

  test('the buy-in range is one that can be bought', () => {
    expect(settings({ minBuyIn: 8000, maxBuyIn: 40_000 })).toMatchObject({
      minBuyIn: 8000,
      maxBuyIn: 40_000,
    });
    expect(settings({ minBuyIn: 30_000 })).toMatchObject({ minBuyIn: 30_000, maxBuyIn: 30_000 });
    expect(settings({ maxBuyIn: 4000 })).toMatchObject({ minBuyIn: 4000, maxBuyIn: 4000 });
    expect(refusal({ minBuyIn: 10_000, maxBuyIn: 8000 })).toEqual({
      code: 'buyInRange',
      minimum: 10_000,
      maximum: 8000,
      bigBlind: 200,
    });
    expect(refusal({ minBuyIn: 6001 })).toEqual({ code: 'buyInNotInChipUnits', chipUnit: 5, offered: 6001 });
  });

  test('a session’s ceiling bounds the buy-ins', () => {
    // 100 big blinds of 20.00 would be 2,000.00.
    expect(settings({ bigBlind: 2000 })).toMatchObject({ minBuyIn: 60_000, maxBuyIn: 100_000 });
    expect(refusal({ bigBlind: 4000 })).toEqual({
      code: 'buyInAboveCeiling',
      buyIn: 120_000,
      ceiling: 100_000,
    });
    expect(refusal({ maxBuyIn: 100_005 })).toEqual({
      code: 'buyInAboveCeiling',
      buyIn: 100_005,
      ceiling: 100_000,
    });
  });

  test('the clock runs from 5 seconds to days', () => {
    expect(settings({ turnMs: 5000 }).clock.turnMs).toBe(5000);
    expect(settings({ turnMs: 86_400_000 }).clock).toMatchObject({
      turnMs: 86_400_000,
      awayMs: 172_800_000,
    });
    expect(refusal({ turnMs: 4999 })).toEqual({
      code: 'clockOutOfRange',
      minimumMs: 5000,
      maximumMs: 2_592_000_000,
      offeredMs: 4999,
    });
  });
});

describe('stakes as they are written', () => {
  test('are both blinds in no-limit and pot-limit', () => {
    for (const limit of ['no-limit', 'pot-limit'] as const) {
      expect(blindsOf({ first: 100, second: 200 }, limit)).toEqual({
        ok: true,
        value: { smallBlind: 100, bigBlind: 200 },
      });
    }
  });

  test('are both bets in fixed limit: a 10/20 game has blinds of 5 and 10', () => {
    const blinds = blindsOf({ first: 1000, second: 2000 }, 'fixed-limit');
    expect(blinds).toEqual({ ok: true, value: { smallBlind: null, bigBlind: 1000 } });
    expect(settings({ limit: 'fixed-limit', bigBlind: 1000 })).toMatchObject({
      smallBlind: 500,
      bigBlind: 1000,
    });
  });

  test('are refused in fixed limit where the big bet is not twice the small one', () => {
    expect(blindsOf({ first: 1000, second: 1500 }, 'fixed-limit')).toEqual({
      ok: false,
      error: { code: 'bigBetNotDouble', smallBet: 1000, bigBet: 2000, offered: 1500 },
    });
  });

  test('are the big blind where one number stands alone', () => {
    expect(blindsOf({ first: 200, second: null }, 'no-limit')).toEqual({
      ok: true,
      value: { smallBlind: null, bigBlind: 200 },
    });
  });
});
