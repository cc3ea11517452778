import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { inRunningHand, seatOf, stackNow } from '../table/queries.ts';
import type { Table } from '../table/table.ts';

/** A member's chips at a table, in cents: the stack and what joins it next hand, but not what is in the pot. */
export function chipsOf(table: Table, member: MemberId): Chips {
  const seat = seatOf(table, member);
  return seat === null ? 0 : stackNow(table, seat) + (table.seats[seat]?.pendingTopUp ?? 0);
}

/** The same with what they have put into the running pot, as long as they may win it back. */
export function chipsInPlayOf(table: Table, member: MemberId): Chips {
  const seat = seatOf(table, member);
  const player = seat === null ? null : inRunningHand(table, seat);
  const inPot = player === null || player.folded ? 0 : player.bet + player.collected + player.dead;
  return chipsOf(table, member) + inPot;
}
