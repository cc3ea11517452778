import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «fixed limit»: all-in for half a bet

test('an all-in of at least half the step counts as a raise, reopens, and the next adds a full bet to it', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 15
    A call | B call | C all-in 15
    legal  A fold call 15 raise 25
    A call
    legal  B fold call 15 raise 25
  `);
});

test('it counts towards the cap', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 25   C 500
    A raise 20 | B all-in 25 | C raise 35
    legal  A fold call 35
  `);
});

test('with less than half one may call, or complete to the full bet', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button C
    seats  A 14   B 500   C 500
    C call | A all-in 14
    legal  B fold call 14 raise 20
    B raise 20
    legal  C fold call 20 raise 30
  `);
});

test('less than half does not reopen the betting to a player who has acted', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button C
    seats  A 14   B 500   C 500
    C call | A all-in 14 | B call
    legal  C fold call 14
    C raise 20   refused: raiseClosed toCall 4
  `);
});

test('on the flop a short all-in bet of less than half is completed, not raised', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button C
    seats  A 14   B 500   C 500
    C call | A call | B check
    A all-in 4
    legal  B fold call 4 raise 10
    B call
    legal  C fold call 4 raise 10
  `);
});

test('on the flop a short all-in bet of half or more is raised by a full bet', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button C
    seats  A 15   B 500   C 500
    C call | A call | B check
    A all-in 5
    legal  B fold call 5 raise 15
  `);
});
