import { expect, test } from 'vitest';
import { evolve } from '../../../src/engine/hand/evolve.ts';
import { advance } from '../../../src/engine/hand/advance.ts';
import { legalActions } from '../../../src/engine/betting/legal-actions.ts';
import { canShow, potsInPlay, stacksAfter } from '../../../src/engine/hand/queries.ts';
import { voidHand } from '../../../src/engine/hand/void.ts';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §6 «misdeal»

test('a voided hand gives every player the stack they began with, and is over', () => {
  const running = playHand(`
    game   texas-holdem no-limit 100/200   button A   ante 25   rake room
    seats  A 20000   B 4000   C 20000
    A raise 600 | B all-in | C call | A fold
  `);
  const paused = playHand(`
    game   texas-holdem no-limit 100/200   button A   ante 25   rake room
    seats  A 20000   B 4000   C 20000
    A raise 600 | B call | C call
    B bet 300 | C raise 900
  `);
  expect(running.phase).toBe('complete');
  const voided = evolve(paused, voidHand(paused));
  expect(voided.voided).toBe(true);
  expect(voided.phase).toBe('complete');
  expect(stacksAfter(voided)).toEqual([
    { seat: 1, stack: 4000 },
    { seat: 2, stack: 20000 },
    { seat: 0, stack: 20000 },
  ]);
  expect(potsInPlay(voided)).toEqual([]);
  expect(advance(voided)).toBeNull();
  expect(legalActions(voided)).toBeNull();
  expect([0, 1, 2].some((seat) => canShow(voided, seat))).toBe(false);
});

test('a hand that is over stands', () => {
  const over = playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 4000
    A fold
  `);
  expect(() => voidHand(over)).toThrow('a hand that is over stands');
});
