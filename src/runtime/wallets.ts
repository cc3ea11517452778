import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { seatOf, stackNow } from '../table/queries.ts';
import type { Table } from '../table/table.ts';

/** A member's chips at a table, in cents: the stack and what joins it next hand, but not what is in the pot. */
export function chipsOf(table: Table, member: MemberId): Chips {
  const seat = seatOf(table, member);
  return seat === null ? 0 : stackNow(table, seat) + (table.seats[seat]?.pendingTopUp ?? 0);
}
