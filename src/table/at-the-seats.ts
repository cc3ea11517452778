import type { TableEvent } from './protocol.ts';
import { awayUntil } from './queries.ts';
import { seatLeft } from './seating.ts';
import type { Table } from './table.ts';
import { nextCall } from './waiting-list.ts';

/** What happens at the seats whether a hand is running or not: time away is over, a free seat is called out. */
export function atTheSeats(table: Table, now: number): TableEvent | null {
  for (const [index, seat] of table.seats.entries()) {
    const until = seat === null ? null : awayUntil(table, seat);
    if (until !== null && until <= now) return seatLeft(table, index, { why: 'away', now });
  }
  return table.status === 'open' ? nextCall(table, now) : null;
}
