import type { Opener, Street, StreetName } from './game.ts';

/** A street with nothing special: games write down only what differs. */
function street(name: StreetName, own: Partial<Street>): Street {
  return {
    name,
    burn: false,
    hole: [],
    board: 0,
    draw: false,
    opener: 'left-of-button',
    betSize: 'small',
    openPairBet: false,
    ...own,
  };
}

/** Hold'em and Omaha: hole cards, then a board of three, one and one, each after a burn card. */
export function boardStreets(holeCards: number): readonly Street[] {
  return [
    street('pre-flop', { hole: down(holeCards), opener: 'after-posts' }),
    street('flop', { burn: true, board: 3 }),
    street('turn', { burn: true, board: 1, betSize: 'big' }),
    street('river', { burn: true, board: 1, betSize: 'big' }),
  ];
}

/**
 * Seven-card stud: two down and one up, three more up, the last down; the big bet from fifth street.
 * `openPairBet`: an open pair on fourth street lets a player bet the big size (docs/rules.md §2).
 */
export function studStreets({ openPairBet }: { readonly openPairBet: boolean }): readonly Street[] {
  const opener: Opener = 'best-showing';
  return [
    street('third-street', { hole: ['down', 'down', 'up'], opener: 'bring-in' }),
    street('fourth-street', { hole: ['up'], opener, openPairBet }),
    street('fifth-street', { hole: ['up'], opener, betSize: 'big' }),
    street('sixth-street', { hole: ['up'], opener, betSize: 'big' }),
    street('seventh-street', { hole: ['down'], opener, betSize: 'big' }),
  ];
}

/** Five cards down, a round, one draw, a round of big bets. */
export function singleDrawStreets(): readonly Street[] {
  return [beforeDraw(), street('first-draw', { draw: true, betSize: 'big' })];
}

/** Five cards down and three draws; the big bet from the second draw (docs/rules.md §2). */
export function tripleDrawStreets(): readonly Street[] {
  return [
    beforeDraw(),
    street('first-draw', { draw: true }),
    street('second-draw', { draw: true, betSize: 'big' }),
    street('third-draw', { draw: true, betSize: 'big' }),
  ];
}

function beforeDraw(): Street {
  return street('before-draw', { hole: down(5), opener: 'after-posts' });
}

function down(cards: number): readonly 'down'[] {
  return Array.from({ length: cards }, () => 'down');
}
