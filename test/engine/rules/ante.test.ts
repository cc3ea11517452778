import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «ante»

test('an ante is dead money for the pot, not a bet: the price stays the big blind', () => {
  playHand(`
    game   texas-holdem no-limit 10/20   button A   ante 5
    seats  A 1000   B 1000   C 1000
    pots   45 A B C
    legal  A fold call 20 raise 40..995
    A call 20 | B fold | C check
    pots   65 A C
    stacks A 975 B 985 C 975
  `);
});

test('antes are in the pot that pot limit counts', () => {
  playHand(`
    game   texas-holdem pot-limit 10/20   button A   ante 5
    seats  A 1000   B 1000   C 1000
    legal  A fold call 20 raise 40..85
  `);
});
