import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «blinds»

test('the small blind sits left of the button, the big blind next, and both are live bets', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200   C 200
    pots   3 A B C
    A call 2 | B call 2
    legal  C fold check raise 4..200
    C check
    pots   6 A B C
    street flop
  `);
});

test('in fixed limit the big blind is the small bet, and the first raise goes to two small bets', () => {
  playHand(`
    game   texas-holdem fixed-limit 4/8   button A
    seats  A 200   B 200   C 200
    pots   6 A B C
    legal  A fold call 4 raise 8
    A raise 8
    legal  B fold call 8 raise 12
  `);
});
