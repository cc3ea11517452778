import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «straddles and other posts»: the engine takes any list of them

test('the seat left of the straddle acts first and the smallest raise is to twice the straddle', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 20000   C 20000   D 20000   E 20000
    posts  B small-blind 100 | C big-blind 200 | D straddle 400
    legal  E fold call 400 raise 800..20000
    E call | A fold | B fold | C call
    legal  D fold check raise 800..20000
    D check
    pots   1300 C D E
  `);
});

test('a newcomer posts a live big blind and may check if nobody raised', () => {
  // bb-18 «post now»
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 20000   C 20000   D 20000   E 20000
    posts  B small-blind 100 | C big-blind 200 | E post 200
    pots   500 A B C D E
    turn   D
    D fold
    legal  E fold check raise 400..20000
    E check | A fold | B fold | C check
    street flop
    stacks E 19800
  `);
});

test('a dead small blind is in the pot and counts towards nothing', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 20000   C 20000   D 20000
    posts  B small-blind 100 | C big-blind 200 | D dead 100 | D post 200
    pots   600 A B C D
    legal  D fold check raise 400..19900
    D raise 600 | A fold | B fold | C fold
    returned D 400
    stacks A 20000 B 19900 C 19800 D 20300
  `);
});

test('a missed big blind is live and a missed small one dead', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 20000   C 20000   D 250
    posts  B small-blind 100 | C big-blind 200 | D post 200+100
    stacks D 0
    pots   550 A B C D
  `);
});

test('a dead ante of one player is money for the main pot, even for one who can win no more', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button C
    seats  A 1000   B 100   C 1000
    posts  B dead 100 | A small-blind 50 | B big-blind 100
    cards  A QsQd   B AsAd   C KsKd   board 2c7d9h 3s 4h
    pots   100 A B C | 50 A C
    C call 100 | A call 100
    pots   100 A B C | 200 A C
    A check | C check | A check | C check | A check | C check
    won    B 100 | C 200
    stacks A 900 B 100 C 1100
  `);
});
