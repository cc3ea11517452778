import { expect, test } from 'vitest';
import { decide } from '../../../src/engine/hand/decide.ts';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «acts bind»

test('acting out of turn is refused and changes nothing', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200   C 200
    B fold     refused: notYourTurn actionOn 0
    A call
    A raise 8  refused: notYourTurn actionOn 1
    C check    refused: notYourTurn actionOn 1
    turn   B
    stacks A 198 B 199 C 198
  `);
});

test('a player who is not in the hand, and anybody after its end, is refused', () => {
  const hand = playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200
    A fold
    over
    A call   refused: handOver
    B check  refused: handOver
  `);
  expect(decide(hand, { type: 'act', seat: 7, act: { type: 'fold' } })).toEqual({
    ok: false,
    error: { code: 'notInHand' },
  });
});

test('the number of acts grows by one with each act', () => {
  const hand = playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200
    A call | B check | B check | A check
  `);
  expect(hand.actionNumber).toBe(4);
});

test('acts of another kind of game are refused', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200
    A pat       refused: noDrawNow
    A bring-in  refused: noBringInDue
  `);
});
