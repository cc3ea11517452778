import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §3 «side pots»

test('one pot for each level at which a player is all-in', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button D
    seats  A 1000   B 35   C 60   D 1000
    cards  A AsAd   B KsKd   C QsQd   D JsJd   board 2c7d9h 3s 4h
    C raise 60 | D call | A raise 200 | B call 35 | D call
    A bet 800 | D call
    pots   140 A B C D | 75 A C D | 1880 A D
    stacks A 2095 B 0 C 0 D 0
  `);
});

test('the all-in player wins the main pot only, the side pot goes to the best of the others', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 50   B 500   C 500
    cards  A AsAd   B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call | A raise 50 | B call | C call
    B bet 100 | C call
    B bet 350 | C call
    pots   150 A B C | 900 B C
    won    A 150 | B 900
    stacks A 150 B 900 C 0
  `);
});

test('a street on which nobody bets does not drop the all-in player from the pot', () => {
  // bb-08
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 3000   B 10000   C 10000
    cards  A QhQd   B KcJc   C 9h9c   board Qs9d5c 3h 2d
    A raise 3000 | B call | C call
    B check | C check
    pots   9000 A B C
    B bet 2000 | C call
    B check | C check
    pots   9000 A B C | 4000 B C
    won    A 9000 | C 4000
    stacks A 9000 B 5000 C 9000
  `);
});

test('the chips of a player who folded stay in the pots they were put in for', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button D
    seats  A 30   B 400   C 400   D 400
    cards  A AsAd   B KsKd   C QsQd   D 7h2h   board 2c7d9h 3s 4h
    C raise 60 | D call | A call 30 | B call
    B bet 100 | C call | D fold
    B bet 240 | C fold
    returned B 240
    pots   120 A B | 290 B
    stacks A 120 B 530 C 240 D 340
  `);
});

test('what the same live players contest is one pot: a folded bet makes no level of its own', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button D
    seats  A 30   B 100   C 100   D 400
    C raise 60 | D call | A call 30 | B raise 100 | C call | D fold
    pots   120 A B C | 170 B C
  `);
});

test('chips above every live player stay in the last pot', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 4   B 500   C 6
    cards  A AsAd   B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call 6
    over
    returned B 4
    stacks A 12 B 498 C 0
  `);
});
