import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §4 «base» and «no flop, no drop»

test('three players, everybody folds before the flop: no rake', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A   rake room
    seats  A 20000   B 20000   C 20000
    A raise 600 | B fold | C fold
    pots   500 A
    rake   0
    stacks A 20300
  `);
});

test('two players all-in for 200.00 before the flop: a flop is dealt, the cap of 1.00 is taken', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button B   rake room
    seats  A 20000   B 20000
    cards  A AsAd   B KsKd   board 2c7d9h 4s Jc
    B raise 600 | A raise 20000
    rake   0
    B call
    pots   40000 A B
    rake   100
    won    A 39900
    stacks A 39900 B 0
  `);
});

test('a pot won by a bet on the flop is raked without that bet', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button B   rake room
    seats  A 1000   B 1000
    B raise 18 | A call
    rake   2
    A bet 500
    rake   2
    B fold
    returned A 500
    pots   36 A
    rake   2
    stacks A 1016 B 982
  `);
});

test('in stud nothing is taken before fourth street', () => {
  playHand(`
    game   seven-card-stud fixed-limit 100/200   ante 20 bring-in 30   rake room
    seats  A 5000   B 5000
    cards  A KsKd2c 3c   B AsAd9h Th
    A bring-in | B raise 100 | A fold
    rake   0
    stacks B 5050
  `);
  playHand(`
    game   seven-card-stud fixed-limit 100/200   ante 20 bring-in 30   rake room
    seats  A 5000   B 5000
    cards  A KsKd2c 3c   B AsAd9h Th
    A bring-in | B raise 100 | A call
    rake   13
    B bet 100 | A fold
    rake   13
    stacks B 5107
  `);
});

test('in a draw game nothing is taken before the draw', () => {
  playHand(`
    game   five-card-draw no-limit 100/200   button A   rake room
    seats  A 5000   B 5000
    A raise 400 | B fold
    rake   0
  `);
  playHand(`
    game   five-card-draw no-limit 100/200   button A   rake room
    seats  A 5000   B 5000
    A raise 400
    rake   0
    B call | B pat | A pat
    rake   44
  `);
});

test('in fixed limit the big bet counts as the big blind', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button C   rake room
    seats  A 30000   B 30000   C 30000
    posts  A straddle 29900
    B call | C call | A check
    rake   200
  `);
});
