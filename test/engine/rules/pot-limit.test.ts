import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «pot limit»

test('with 10 in the pot and a bet of 5 one may raise to 25', () => {
  playHand(`
    game   omaha pot-limit 1/2   button A
    seats  A 1000   B 1000
    legal  A fold call 2 raise 4..6
    A raise 5 | B call
    legal  B fold check bet 2..10
    B bet 5
    legal  A fold call 5 raise 10..25
    A raise 26   refused: raiseAboveMaximum maximumTo 25 offeredTo 26
    A all-in     refused: allInAboveLimit maximumTo 25
    A raise 25
    legal  B fold call 25 raise 45..85
  `);
});

test('the first player in may raise to three and a half big blinds', () => {
  playHand(`
    game   texas-holdem pot-limit 5/10   button A
    seats  A 5000   B 5000   C 5000
    legal  A fold call 10 raise 20..35
    A raise 35
    legal  B fold call 35 raise 60..115
    B fold
    legal  C fold call 35 raise 60..110
  `);
});

test('raises of the pot grow as the bets of the street do', () => {
  playHand(`
    game   omaha pot-limit 5/10   button D
    seats  A 50000   B 50000   C 50000   D 50000
    C raise 35 | D raise 120 | A raise 405
    legal  B fold call 405 raise 690..1370
    B fold
    legal  C fold call 405 raise 690..1345
    C fold | D call
    A bet 855
    legal  D fold call 855 raise 1710..3420
    D raise 3420
    legal  A fold call 3420 raise 5985..11115
    A fold
    stacks A 48740 B 49990 C 49965 D 51305
  `);
});

test('rake does not make the pot smaller, dead chips make it larger', () => {
  playHand(`
    game   omaha pot-limit 100/200   button A   rake room
    seats  A 90000   B 90000   C 90000
    posts  B small-blind 100 | C big-blind 200 | A dead 100
    legal  A fold call 200 raise 400..800
    A call | B call | C check
    pots   700 A B C
    rake   38
    legal  B fold check bet 200..700
  `);
});

test('the smallest bet is legal even where the pot is smaller', () => {
  playHand(`
    game   omaha pot-limit 50/100   button B
    seats  A 1000   B 1000
    posts  A straddle 10
    B call
    A check
    legal  A fold check bet 100
  `);
});
