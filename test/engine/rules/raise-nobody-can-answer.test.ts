import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «a raise nobody can answer»

test('a raise is refused when no other live player has chips beyond the current bet', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 5000
    cards  A KsKd   B AsAd   board 2c7d9h 3s 4h
    A raise 600 | B all-in 5000
    legal  A fold call 5000
    A raise 9400   refused: nobodyCanAnswer toCall 4400
    A all-in       refused: nobodyCanAnswer toCall 4400
    A call
    stacks A 15000
  `);
});

test('it is legal again as soon as one other player could call more', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 5000   C 5100
    A raise 600 | B all-in 5000
    legal  C fold call 5000 raise 5100
    C call
    legal  A fold call 5000 raise 9400..20000
  `);
});

test('a bet into opponents who are all all-in is not asked for', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 5000
    A raise 5000 | B call
    over
  `);
});
