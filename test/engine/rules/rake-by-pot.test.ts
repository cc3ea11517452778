import { expect, test } from 'vitest';
import { shareRake } from '../../../src/engine/rake.ts';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §4 «several pots», «display»

test('the rake is shared by pot size, each share down to the chip unit, the rest from the main pot', () => {
  const pots = [
    { amount: 602_500, eligible: [1, 4, 5] },
    { amount: 75_000, eligible: [4, 5] },
  ];
  expect(shareRake(250, pots, 1)).toEqual([223, 27]);
  expect(shareRake(250, pots, 10)).toEqual([230, 20]);
  expect(shareRake(250, [{ amount: 9000, eligible: [1, 2] }], 10)).toEqual([250]);
});

test('each pot is awarded net of its share', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button C   rake room
    seats  A 50   B 500   C 500
    cards  A AsAd   B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call | A raise 50 | B call | C call
    rake   8
    B bet 100 | C call
    B check | C check | B check | C check
    pots   150 A B C | 200 B C
    rake   19 = 9 + 10
    won    A 141 | B 190
    stacks A 141 B 540 C 350
  `);
});

test('the pot on the table is net of the rake that would be taken now, not of what nobody has called', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button B   rake room
    seats  A 1000   B 1000
    B raise 90 | A call
    pots   180 A B
    rake   10
    A bet 180
    pots   360 A B
    rake   10
    B call
    rake   30
  `);
});

test('a main pot too small for the rest gives all it has, the next pot what is missing', () => {
  const pots = [
    { amount: 1, eligible: [1, 2, 3, 4] },
    { amount: 20, eligible: [2, 3, 4] },
    { amount: 20, eligible: [3, 4] },
  ];
  expect(shareRake(3, pots, 1)).toEqual([1, 1, 1]);
  expect(shareRake(4, [...pots, { amount: 20, eligible: [4] }], 1)).toEqual([1, 1, 1, 1]);
  expect(shareRake(5, pots.slice(0, 2), 2)).toEqual([1, 4]);
});
