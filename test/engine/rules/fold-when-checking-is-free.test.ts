import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «folding when checking is free»

test('folding is legal although checking is free', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call | A call | B check
    legal  A fold check bet 10..490
    A fold | B check | C check
    B check | C check | B check | C check
    stacks A 490 B 520 C 490
  `);
});
