import { expect, test } from 'vitest';
import { playScript } from '../../support/hand-script.ts';

// docs/rules.md §3 «burn cards»

test('one card is burned before each street of the board, none before the hole cards', () => {
  const { events, hand } = playScript(`
    game   texas-holdem no-limit 5/10   button B
    seats  A 500   B 500
    B call | A check | A check | B check | A check | B check | A check | B check
  `);
  const burned = events.filter((event) => event.type === 'streetOpened').map((event) => event.burned);
  expect(burned).toEqual([0, 1, 1, 1]);
  const { deck } = hand.setup;
  expect(hand.board).toEqual([deck[5], deck[6], deck[7], deck[9], deck[11]]);
});
