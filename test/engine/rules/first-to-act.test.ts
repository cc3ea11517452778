import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «first to act»

test('before the flop the seat left of the big blind, afterwards the first live seat left of the button', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200   C 200   D 200
    turn   D
    D call | A call | B fold | C check
    turn   C
    C check | D check | A bet 4 | C fold | D call
    street turn
    turn   D
  `);
});

test('in short deck the seat left of the button speaks first on every street', () => {
  playHand(`
    game   short-deck-holdem no-limit 10/10   button C   ante 10
    seats  A 500   B 500   C 500
    pots   40 A B C
    turn   A
    A call 10 | B call 10
    legal  C fold check raise 20..490
    C check
    turn   A
  `);
});

test('in a draw game the same seats speak first before and after the draw', () => {
  playHand(`
    game   five-card-draw no-limit 1/2   button A
    seats  A 200   B 200   C 200
    turn   A
    A call | B call | C check
    turn   B
    B pat | C pat | A pat
    turn   B
  `);
});
