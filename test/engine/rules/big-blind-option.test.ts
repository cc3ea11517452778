import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «first to act»: when everybody just calls, the big blind may still raise

test('the big blind may raise after everybody just called', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200   C 200
    A call | B call
    legal  C fold check raise 4..200
    C raise 10
    turn   A
    A call 10 | B fold
    street flop
    pots   22 A C
  `);
});

test('a big blind whose opponents are all all-in for no more is not asked', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button A
    seats  A 500   B 10
    cards  A KsKd   B AsAd   board 2c7d9h 3s 4h
    A call 10
    over
    stacks A 490 B 20
  `);
});
