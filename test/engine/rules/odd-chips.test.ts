import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §3 «odd chips»

test('the odd chip goes to the first winner clockwise from the button', () => {
  // bb-10
  playHand(`
    game   texas-holdem no-limit 1/2   button A   rake room
    seats  A 200   B 200   C 200
    cards  A Ah7c   B 2c2h   C As7d   board KcQd8h 5s 3d
    A call | B fold | C check
    C check | A check | C check | A check | C check | A check
    pots   5 A C
    rake   0
    won    C 3 A 2
    stacks A 200 B 199 C 201
  `);
});

test('two odd chips go one each, nobody gets two', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button D
    seats  A 200   B 200   C 200   D 201
    cards  A AhKc   B AsKd   C AdKh   D 2c3d   board QcJd8h 5s 4d
    C raise 50 | D call | A call | B call
    A check | B check | C check | D fold
    A check | B check | C check
    A check | B check | C check
    won    A 67 B 67 C 66
  `);
});

test('the odd unit is the chip unit, not a cent', () => {
  playHand(`
    game   texas-holdem no-limit 25/50   button A   unit 25
    seats  A 5000   B 5000   C 5000
    cards  A Ah7c   B 2c2h   C As7d   board KcQd8h 5s 3d
    A call | B fold | C check
    C check | A check | C check | A check | C check | A check
    won    C 75 A 50
  `);
});

test('each pot is split by itself', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button D
    seats  A 5   B 500   C 500   D 500
    cards  A AhKc   B AsKd   C AdKh   D 2c3d   board QcJd8h 5s 4d
    C raise 10 | D call | A call 5 | B call
    B check | C check | D fold
    B check | C check | B check | C check
    pots   20 A B C | 15 B C
    won    A 7 B 7 C 6 | B 8 C 7
  `);
});

test('in stud the odd chip goes by the highest single card with its suit', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   button C   ante 1 bring-in 2
    seats  A 500   B 500   C 500
    cards  A AdKc8c 9d 3h 2d 4s   B AsKd8h 9h 3d 2h 4c   C 7s5dJs 8d
    A bring-in | B call | C call
    C fold | A check | B check
    A check | B check | A check | B check | A check | B check
    pots   9 A B
    won    B 5 A 4
  `);
});

test('in razz it goes by the lowest single card with its suit, the ace low', () => {
  playHand(`
    game   razz fixed-limit 10/20   button C   ante 1 bring-in 2
    seats  A 500   B 500   C 500
    cards  A Ad2c3c 4d 7h Kd Ks   B Ac2d3h 4h 7d Qd Qs   C JsTdKc Jd 8d 5h 6h
    C bring-in | A call | B raise 10 | C fold | A call
    A check | B check | A check | B check | B check | A check | B check | A check
    pots   25 A B
    won    B 13 A 12
  `);
});
