import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «heads-up»

test('the button posts the small blind, acts first before the flop and last afterwards', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200
    stacks A 199 B 198
    turn   A
    A call 2 | B check
    turn   B
    B check
    turn   A
    A check
    street turn
    turn   B
  `);
});

test('an all-in button whose only opponent folds wins the blinds and gets the rest back', () => {
  // bb-01: no flop means no rake; no card is shown; the winner may show, and so may the one who folded.
  playHand(`
    game   texas-holdem no-limit 100/200   button A   rake room
    seats  A 20000   B 20000
    A raise 20000 | B fold
    over
    returned A 19800
    pots   400 A
    rake   0
    shown  nobody
    may show A B
    stacks A 20200 B 19800
  `);
});
