import { describe, expect, test } from 'vitest';
import type { Game, Street } from '../../../src/engine/games/game.ts';
import { GAMES, gameOf } from '../../../src/engine/games/index.ts';

const games = Object.values(GAMES);

/** Cards a full table needs when nobody folds, burn cards included. */
function cardsNeeded(game: Game, streets: readonly Street[] = game.streets): number {
  const dealt = streets.reduce(
    (total, street) => total + street.hole.length * game.maxSeats + street.board,
    0,
  );
  return dealt + streets.filter((street) => street.burn).length;
}

describe.each(games)('$id', (game) => {
  const names = game.streets.map((street) => street.name);

  test('is found under its own name', () => {
    expect(gameOf(game.id)).toBe(game);
  });

  test('the deck is large enough for a full table', () => {
    // Stud runs out on seventh street only: then one card is dealt to all (docs/rules.md §2).
    const last = game.streets.at(-1);
    const bringIn = game.forcedBets === 'bring-in';
    const own = bringIn ? cardsNeeded(game, game.streets.slice(0, -1)) + 1 : cardsNeeded(game);
    expect(own).toBeLessThanOrEqual(game.deck);
    if (bringIn) expect(last?.hole).toEqual(['down']);
  });

  test('every hand has five cards or more at the showdown', () => {
    const hole = game.streets.reduce((total, street) => total + street.hole.length, 0);
    const board = game.streets.reduce((total, street) => total + street.board, 0);
    const played = game.holeCardsPlayed === 'any' ? hole + board : game.holeCardsPlayed + board;
    expect(played).toBeGreaterThanOrEqual(5);
    expect([0, 5]).toContain(board);
  });

  test('streets have different names, and rake begins on one after the first', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.indexOf(game.rakedFrom)).toBe(1);
  });

  test('a burn card goes before each street with board cards and before no other', () => {
    expect(game.streets.filter((street) => street.burn)).toEqual(
      game.streets.filter((street) => street.board > 0),
    );
  });

  test('bets start small and never become smaller', () => {
    const sizes = game.streets.map((street) => street.betSize).join(' ');
    expect(sizes).toMatch(/^small( small)*( big)+$/);
  });

  test('the first street is opened by the forced bets, later ones by the button or by what shows', () => {
    const [first, ...later] = game.streets.map((street) => street.opener);
    expect(first).toBe(game.forcedBets === 'bring-in' ? 'bring-in' : 'after-posts');
    expect(new Set(later)).toEqual(
      new Set([game.forcedBets === 'bring-in' ? 'best-showing' : 'left-of-button']),
    );
  });

  test('a split pot has a high and a low, in this order', () => {
    const halves = game.rankings.map((ranking) => ranking.half);
    expect(halves.length === 1 || halves.join(' ') === 'high low').toBe(true);
  });
});

describe('the games of the room', () => {
  const of = (pick: (game: Game) => unknown) =>
    Object.fromEntries(games.map((game) => [game.id, pick(game)]));

  test('seats', () => {
    expect(of((game) => game.maxSeats)).toEqual({
      'texas-holdem': 10,
      'short-deck-holdem': 10,
      omaha: 10,
      'omaha-5': 8,
      'omaha-6': 7,
      'omaha-hi-lo': 10,
      'seven-card-stud': 8,
      'seven-card-stud-hi-lo': 8,
      razz: 8,
      'five-card-draw': 6,
      'italian-draw': 5,
      'deuce-to-seven-single-draw': 6,
      'deuce-to-seven-triple-draw': 6,
    });
  });

  test('rankings', () => {
    expect(of((game) => game.rankings.map((ranking) => ranking.id).join(' / '))).toEqual({
      'texas-holdem': 'high',
      'short-deck-holdem': 'short-deck-high',
      omaha: 'high',
      'omaha-5': 'high',
      'omaha-6': 'high',
      'omaha-hi-lo': 'high / eight-or-better',
      'seven-card-stud': 'high',
      'seven-card-stud-hi-lo': 'high / eight-or-better',
      razz: 'ace-to-five',
      'five-card-draw': 'high',
      'italian-draw': 'italian-high',
      'deuce-to-seven-single-draw': 'deuce-to-seven',
      'deuce-to-seven-triple-draw': 'deuce-to-seven',
    });
  });

  test('limits, the usual one first', () => {
    expect(of((game) => game.limits.join(' '))).toEqual({
      'texas-holdem': 'no-limit pot-limit fixed-limit',
      'short-deck-holdem': 'no-limit',
      omaha: 'pot-limit no-limit fixed-limit',
      'omaha-5': 'pot-limit no-limit fixed-limit',
      'omaha-6': 'pot-limit no-limit fixed-limit',
      'omaha-hi-lo': 'pot-limit no-limit fixed-limit',
      'seven-card-stud': 'fixed-limit',
      'seven-card-stud-hi-lo': 'fixed-limit',
      razz: 'fixed-limit',
      'five-card-draw': 'no-limit pot-limit fixed-limit',
      'italian-draw': 'no-limit pot-limit fixed-limit',
      'deuce-to-seven-single-draw': 'no-limit',
      'deuce-to-seven-triple-draw': 'fixed-limit',
    });
  });

  test('triple draw bets small, small, big, big', () => {
    expect(gameOf('deuce-to-seven-triple-draw').streets.map((street) => street.betSize)).toEqual([
      'small',
      'small',
      'big',
      'big',
    ]);
  });

  test('an open pair on fourth street raises the bet in stud high only', () => {
    const allowed = games.filter((game) => game.streets.some((street) => street.openPairBet));
    expect(allowed.map((game) => game.id)).toEqual(['seven-card-stud']);
  });
});
