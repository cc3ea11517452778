import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «all-in for less»

test('a short all-in does not reopen the betting to players who have acted', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200   C 15
    cards  A AhKh   B QsQd   C 7c7d   board 2h5h9s Jc 3h
    A raise 10 | B call | C all-in 15
    A raise 40   refused: raiseClosed toCall 5
    A call 15
    B raise 40   refused: raiseClosed toCall 5
    B call 15
    B check | A check | B check | A check | B check | A check
    stacks A 230 B 185 C 0
  `);
});

test('a short all-in leaves the raise open to a player who has not acted', () => {
  // bb-13, the first branch
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 1900   C 20000   D 20000
    D raise 1600 | A call 1600 | B all-in 1900
    legal  C fold call 1900 raise 3300..20000
    C call
    legal  D fold call 1900
    D raise 3300   refused: raiseClosed toCall 300
    D call
    legal  A fold call 1900
    A call
    pots   7600 A B C D
  `);
});

test('a full raise after it opens the betting again', () => {
  // bb-13, the second branch
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 1900   C 20000   D 20000
    D raise 1600 | A call 1600 | B all-in 1900 | C raise 3300
    legal  D fold call 3300 raise 4700..20000
  `);
});

test('several short all-ins add up to a full raise', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 5000   B 250   C 300   D 5000
    D raise 200 | A call 200 | B all-in 250 | C all-in 300
    legal  D fold call 300 raise 400..5000
  `);
});

test('they do not reopen it where together they are less than a full raise', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 5000   B 250   C 299   D 5000
    D raise 200 | A call 200 | B all-in 250 | C all-in 299
    legal  D fold call 299
    D call
    legal  A fold call 299
  `);
});

test('a check is an act: a short all-in bet does not let the one who checked raise', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button C
    seats  A 5000   B 5000   C 160
    C call | A call | B check
    A check | B check | C all-in 60
    legal  A fold call 60
    A raise 160   refused: raiseClosed toCall 60
    A call
    legal  B fold call 60
  `);
});

test('who has not acted may raise over a short all-in bet by a full bet', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button C
    seats  A 160   B 5000   C 5000
    C call | A call | B check
    A all-in 60
    legal  B fold call 60 raise 160..4900
    B raise 160
    legal  C fold call 160 raise 260..4900
  `);
});

test('an all-in below the smallest raise is accepted', () => {
  // bb-14
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 12000   B 5100
    cards  A AcQs   B ThTc   board Ts8d4c 3h 2d
    A raise 600 | B call
    B check | A check
    B check | A bet 900 | B call
    B bet 1500 | A raise 3300
    legal  B fold call 3300 raise 3600
    B raise 3600
    legal  A fold call 3600
    A call
    pots   10200 A B
    stacks A 6900 B 10200
  `);
});

test('it does not change the size of the last full raise', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button D
    seats  A 5000   B 5000   C 5000   D 130
    C raise 100 | D all-in 130
    legal  A fold call 130 raise 220..5000
    A raise 300 | B fold
    legal  C fold call 300 raise 470..5000
  `);
});
