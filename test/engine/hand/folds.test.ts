import { expect, test } from 'vitest';
import { foldsIn } from '../../../src/engine/hand/folds.ts';
import type { HandEvent } from '../../../src/engine/hand/protocol.ts';

const blind = (kind: 'small-blind' | 'big-blind', seat: number, live: number): HandEvent => {
  return { type: 'blindPosted', seat, kind, live, dead: 0 };
};
const bet = (type: 'betMade' | 'raised' | 'called', seat: number, amount: number, to = amount): HandEvent => {
  return { type, seat, amount, to, allIn: false };
};
const street = (name: 'flop' | 'turn'): HandEvent => ({
  type: 'streetOpened',
  street: name,
  burned: 1,
  board: [],
});

test('a fold names whose bet it did not meet, and what was put in by choice before', () => {
  const events: HandEvent[] = [
    blind('small-blind', 0, 1),
    blind('big-blind', 1, 2),
    bet('raised', 2, 6),
    { type: 'folded', seat: 0 },
    bet('called', 1, 4, 6),
    street('flop'),
    bet('betMade', 1, 10),
    bet('raised', 2, 40),
    { type: 'folded', seat: 1 },
  ];
  expect(foldsIn(events)).toEqual([
    { seat: 0, to: 2, putIn: 0 },
    { seat: 1, to: 2, putIn: 14 },
  ]);
});

test('the blinds are nobody’s bet, and a new street forgets the bets of the last one', () => {
  const events: HandEvent[] = [
    blind('small-blind', 0, 1),
    blind('big-blind', 1, 2),
    { type: 'folded', seat: 3 },
    bet('raised', 2, 6),
    bet('called', 1, 4, 6),
    street('flop'),
    { type: 'checked', seat: 1 },
    { type: 'folded', seat: 2 },
  ];
  expect(foldsIn(events)).toEqual([]);
});
