import type { Hand } from '../engine/hand/hand.ts';
import { stacksAfter } from '../engine/hand/queries.ts';
import type { TableEvent } from './protocol.ts';
import { rakeShares, wonBy } from './session.ts';
import type { Table } from './table.ts';

/** A hand is over: stacks go back to the seats, the rake to the house. */
export function settlementOf(table: Table, hand: Hand, now: number): TableEvent {
  const rakeOf = rakeShares(hand);
  return {
    type: 'handSettled',
    number: table.handNumber,
    stacks: stacksAfter(hand).map(({ seat, stack }) => ({
      seat,
      stack,
      won: wonBy(hand, seat),
      rake: rakeOf.get(seat) ?? 0,
    })),
    rake: hand.rake,
    voided: hand.voided,
    at: now,
  };
}
