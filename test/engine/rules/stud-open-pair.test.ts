import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «stud»: an open pair on fourth street

test('with an open pair showing, anybody may bet the small or the big size on fourth street', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 4s5d2c 2d   B KsJdQh Ad   C QsTdAh 3d
    A bring-in | B call | C call
    legal  A fold check bet 10,20
    A bet 15   refused: notALegalSize
    A bet 10
    legal  B fold call 10 raise 20,30
    B raise 30
    legal  C fold call 30 raise 50
  `);
});

test('without one there is only the small bet', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500
    cards  A 4s5d2c 3d   B KsJdQh Ad
    A bring-in | B call
    legal  B fold check bet 10
  `);
});

test('not in stud hi-lo, and not for the pair of a player who folded', () => {
  playHand(`
    game   seven-card-stud-hi-lo fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500
    cards  A 4s5d2c 2d   B KsJdQh Ad
    A bring-in | B call
    legal  A fold check bet 10
  `);
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 4s5d2c 2d   B KsJdQh Ad   C QsTdAh 3d
    A bring-in | B call | C call
    A fold
    legal  B fold check bet 10
  `);
});
