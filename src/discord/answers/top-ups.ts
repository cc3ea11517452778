import type { Chips } from '../../shared/chips.ts';
import type { MemberId } from '../../shared/ids.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import { seatOf } from '../../table/queries.ts';
import type { Seat, Table } from '../../table/table.ts';

function seatedAt(table: Table, member: MemberId): Seat | null {
  const seat = seatOf(table, member);
  return seat === null ? null : (table.seats[seat] ?? null);
}

/** What fills the stack up to the maximum; where it is full already, the table says so. */
export function fillsUp(table: Table, member: MemberId): Chips {
  const { maxBuyIn, chipUnit } = table.settings;
  const seat = seatedAt(table, member);
  return Math.max(chipUnit, maxBuyIn - (seat === null ? 0 : seat.stack + seat.pendingTopUp));
}

/** What somebody is told who has added chips. */
export function toppedUp(
  { done }: Messages,
  { after }: Commit,
  { member, amount: added }: { readonly member: MemberId; readonly amount: Chips },
): string {
  const seat = seatedAt(after, member);
  if (seat === null || seat.pendingTopUp > 0) return done.toppedUpNextHand(added);
  return done.toppedUp({ amount: added, stack: seat.stack });
}
