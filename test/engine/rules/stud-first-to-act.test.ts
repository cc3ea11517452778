import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «stud»: who acts first from fourth street on

test('the highest hand showing acts first, a pair before high cards', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 4s5d2c 2d 7h 8h   B KsKdQh Ad Jh 9h   C QsQdAh 3d Ac 6h
    A bring-in | B call | C call
    turn   A
    A check | B check | C check
    turn   C
  `);
});

test('in razz the lowest hand showing acts first', () => {
  playHand(`
    game   razz fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 4s5d2c 2d 7h 8h   B KsKdQh Ad Jh 9h   C QsQdAh 3d Kc 6h
    B bring-in | C call | A call
    turn   C
  `);
});

test('equal hands act by seat from the left of the button', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   button A   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 4s5dKc 9d   B KsQdKh 9h   C 7s8d2h 3d
    C bring-in | A call | B call
    turn   B
  `);
});

test('where the best hand showing is all-in the next player acts', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   button A   ante 1 bring-in 3
    seats  A 500   B 4   C 500
    cards  A 4s5dKc 9d   B KsQdAh Ad   C 7s8d2h 3d
    C bring-in | A call | B call
    turn   C
  `);
});
