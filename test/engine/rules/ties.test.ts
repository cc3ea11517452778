import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §3 «ties»; §1: the best five cards, suits never decide

test('equal hands split the pot equally', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button B
    seats  A 500   B 500
    cards  A AsKd   B AhKc   board 2c7d9h 3s 4h
    B raise 30 | A call | A check | B check | A check | B check | A check | B check
    won    A 30 B 30
    stacks A 500 B 500
  `);
});

test("a higher flush of one's own does not matter when five on the board are better", () => {
  // bb-07: both play the board
  playHand(`
    game   texas-holdem no-limit 5/10   button B
    seats  A 500   B 500
    cards  A 2hAs   B AcQd   board KhJh9h 7h 3h
    B raise 30 | A call | A check | B check | A check | B check | A check | B check
    won    A 30 B 30
  `);
});

test('flushes are compared down to the fifth card', () => {
  // bb-07
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A 6hAs   B 5hAd   C AcKs   board KhJh9h 7h 2c
    C call | A call | B check
    A check | B check | C check | A check | B check | C check | A check | B check | C check
    won    A 30
  `);
});

test('the ace plays low in a straight, and nothing runs round the corner', () => {
  // bb-05
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A Ac5s   B KsKh   C 5h6h   board 2c3d4h 9s Kd
    C raise 500 | A call | B call
    won    C 1500
  `);
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A Ad9h   B 6c7c   C KdKh   board 2d3d4d 5d Kc
    C raise 500 | A call | B call
    won    A 1500
  `);
  playHand(`
    game   texas-holdem no-limit 5/10   button B
    seats  A 500   B 500
    cards  A Ac4d   B 8c7d   board QsKh2d 3c 8h
    B raise 500 | A call
    won    B 1000
  `);
});
