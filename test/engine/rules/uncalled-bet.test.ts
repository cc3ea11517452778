import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «uncalled bet»

test('a bet nobody called is returned first and is in no pot', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A   rake room
    seats  A 20000   B 20000   C 20000
    A raise 600 | B fold | C fold
    returned A 400
    pots   500 A
    rake   0
    stacks A 20300 B 19900 C 19800
  `);
});

test('the part of an all-in that was not called is returned and pays no rake', () => {
  // bb-12: 180 are raked, not 680
  playHand(`
    game   texas-holdem no-limit 1/2   button A   rake room
    seats  A 590   B 90
    cards  A AdKd   B 8c8s   board 8d5h2c Jd 3s
    A raise 10 | B call | B check | A bet 580 | B call 80
    returned A 500
    pots   180 A B
    rake   10
    won    B 170
    stacks A 500 B 170
  `);
});

test('a bet of the turn that makes the last opponent fold is returned, and the hand is over', () => {
  // bb-02: the strongest cards do not matter once they are folded
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 10000   B 10000   C 10000
    cards  A AsAh   B 7c2d   C KdQd   board AcAd9c 4h
    A raise 600 | B fold | C call
    C check | A bet 800 | C call
    C bet 2000 | A fold
    over
    returned C 2000
    pots   2900 C
    board  Ac Ad 9c 4h
    shown  nobody
    stacks A 8600 B 9900 C 11500
  `);
});

test('a big blind everybody folds to gets back what the small blind did not match', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button A
    seats  A 500   B 500   C 500
    A fold | B fold
    returned C 5
    pots   10 C
    stacks A 500 B 495 C 505
  `);
});
