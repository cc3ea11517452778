import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../src/engine/card.ts';
import { memberId } from '../../src/shared/ids.ts';
import { invariant } from '../../src/shared/invariant.ts';
import type { Table } from '../../src/table/table.ts';
import { auditedHandView, type EndedHand } from '../../src/views/audited-hand-view.ts';
import { openToAll } from './support/hidden-cards.ts';
import { walks } from './support/table-walk.ts';

const PATIENCE_MS = 60_000;
const RUNS = { numRuns: 25 };

const FLOOR = memberId('floor');

function dealt({ hand, handNumber, dealtTo }: Table): EndedHand | null {
  return hand === null ? null : { number: handNumber, hand, dealtTo };
}

const sorted = (cards: Iterable<Card>) => [...cards].sort((one, other) => one - other);

test(
  'nobody sees anything of a hand that is played, and nobody who was dealt in ever does',
  () => {
    fc.assert(
      fc.property(walks(), ({ states }) => {
        for (const table of states) {
          const hand = dealt(table);
          if (hand === null) continue;
          for (const { member } of hand.dealtTo) expect(auditedHandView(hand, member)).toBeNull();
          const seen = auditedHandView(hand, FLOOR);
          expect(seen === null).toBe(hand.hand.phase !== 'complete');
        }
      }),
      RUNS,
    );
  },
  PATIENCE_MS,
);

test(
  'afterwards every hole card is there, the shown ones told apart, and no discard or card of the deck',
  () => {
    fc.assert(
      fc.property(walks(), ({ states }) => {
        for (const table of states) {
          const hand = dealt(table);
          if (hand?.hand.phase !== 'complete') continue;
          const view = auditedHandView(hand, FLOOR);
          invariant(view !== null, 'the hand is over');
          const held = hand.hand.players.flatMap(({ hole }) => hole.map(({ card }) => card));
          const cards = view.players.flatMap(({ open, closed }) => [...open, ...closed]);
          expect(sorted(cards)).toEqual(sorted(held));
          const open = openToAll(hand.hand);
          const closed = view.players.flatMap((player) => player.closed);
          expect(closed.filter((card) => open.has(card))).toEqual([]);
          expect(view.players.reduce((sum, { net }) => sum + net, hand.hand.rake)).toBe(0);
        }
      }),
      RUNS,
    );
  },
  PATIENCE_MS,
);
