import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «fixed limit»: sizes

test('small bets before the flop and on it, big bets from the turn', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 500   C 500
    legal  A fold call 10 raise 20
    A raise 25   refused: notALegalSize sizes 20 offeredTo 25
    A raise 20 | B call | C call
    legal  B fold check bet 10
    B bet 10 | C raise 20 | A call | B call
    legal  B fold check bet 20
    B check | C bet 20
    legal  A fold call 20 raise 40
    A fold | B call
    legal  B fold check bet 20
  `);
});

test('big bets after the draw of a single draw', () => {
  playHand(`
    game   five-card-draw fixed-limit 10/20   button A
    seats  A 500   B 500
    legal  A fold call 10 raise 20
    A call | B check | B pat | A pat
    legal  B fold check bet 20
  `);
});

test('small, small, big, big in triple draw', () => {
  playHand(`
    game   deuce-to-seven-triple-draw fixed-limit 10/20   button A
    seats  A 500   B 500
    A call | B check | B pat | A pat
    legal  B fold check bet 10
    B check | A check | B pat | A pat
    legal  B fold check bet 20
    B check | A check | B pat | A pat
    legal  B fold check bet 20
  `);
});

test('big bets from fifth street in stud', () => {
  playHand(`
    game   razz fixed-limit 10/20   ante 2 bring-in 3
    seats  A 500   B 500
    cards  A 2c3c9d 4h 5h 6h   B 2d3dKd Th Jh Qh
    B bring-in | A call
    legal  A fold check bet 10
    A check | B check
    legal  A fold check bet 20
  `);
});

test('a player may be all-in only for lack of chips, never for more than the fixed bet', () => {
  playHand(`
    game   texas-holdem fixed-limit 10/20   button A
    seats  A 500   B 17   C 500
    A all-in   refused: allInAboveLimit maximumTo 20
    A call
    legal  B fold call 10 raise 17
    B all-in 17
  `);
});
