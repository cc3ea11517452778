import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { playerAt } from '../engine/hand/queries.ts';
import { seatOf } from '../table/queries.ts';
import type { Table } from '../table/table.ts';

/** A member's chips at a table, in cents: the stack and what joins it next hand, but not what is in the pot. */
export function chipsOf(table: Table, member: MemberId): Chips {
  const index = seatOf(table, member);
  const seat = index === null ? null : (table.seats[index] ?? null);
  if (index === null || seat === null) return 0;
  const { hand } = table;
  const player = hand === null || hand.phase === 'complete' ? null : playerAt(hand, index);
  return (player ?? seat).stack + seat.pendingTopUp;
}
