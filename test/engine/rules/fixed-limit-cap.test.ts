import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «fixed limit»: one bet and three raises per street

test('the big blind counts as the bet: three raises, then the street is capped', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 500
    A raise 20 | B raise 30 | C raise 40
    legal  A fold call 40
    A raise 50   refused: raisesCapped toCall 20
    A call
    legal  B fold call 40
  `);
});

test('after the flop one bet and three raises', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 500
    A call | B call | C check
    B bet 10 | C raise 20 | A raise 30 | B raise 40
    legal  C fold call 40
  `);
});

test('the completion of a bring-in counts as the bet', () => {
  playHand(`
    game   razz fixed-limit 10/20   ante 2 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 2c3c9d   B 2d3dTd   C 4c5cKd
    C bring-in | A raise 10 | B raise 20 | C raise 30 | A raise 40
    legal  B fold call 40
  `);
});

test('no cap while only two live hands remain', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500
    A raise 20 | B raise 30 | A raise 40 | B raise 50
    legal  A fold call 50 raise 60
  `);
});

test('all-in hands count as live hands', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 10
    A raise 20 | B raise 30 | A raise 40
    legal  B fold call 40
    B raise 50   refused: raisesCapped toCall 10
  `);
});

test('a street that was capped with more than two stays capped when the others fold', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 500
    A raise 20 | B raise 30 | C raise 40 | A fold
    legal  B fold call 40
    B call
    legal  B fold check bet 10
  `);
});

test('a street that was not yet capped goes on without a cap when two are left', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 500
    A raise 20 | B raise 30 | C fold | A raise 40
    legal  B fold call 40 raise 50
  `);
});
