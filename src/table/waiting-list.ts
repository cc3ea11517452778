import { err, ok } from '../shared/result.ts';
import type { Decided, TableCommand, TableEvent } from './protocol.ts';
import { freeSeats, seatOf } from './queries.ts';
import type { Table } from './table.ts';

type Of<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** A free seat waits so long for the one who is called (docs/rules.md §5 «waiting list»). */
const HOLD_MS = 2 * 60_000;

export function decideJoinWaitingList(table: Table, { member }: Of<'joinWaitingList'>): Decided {
  if (table.status === 'closing') return err({ code: 'tableClosing' });
  const seat = seatOf(table, member);
  if (seat !== null) return err({ code: 'alreadySeated', seat });
  const index = table.waitingList.indexOf(member);
  if (index !== -1) return err({ code: 'alreadyWaiting', place: index + 1 });
  const free = freeSeats(table).length;
  if (free > 0) return err({ code: 'seatsAreFree', free });
  return ok([{ type: 'waitingListJoined', member }]);
}

export function decideLeaveWaitingList(table: Table, { member }: Of<'leaveWaitingList'>): Decided {
  if (!table.waitingList.includes(member)) return err({ code: 'notWaiting' });
  return ok([{ type: 'waitingListLeft', member }]);
}

/** A hold that is over, or the next one of the list called to a free seat; null: nothing to do. */
export function nextCall(table: Table, now: number): TableEvent | null {
  const lapsed = table.heldSeats.find((held) => held.until <= now);
  if (lapsed !== undefined) {
    return { type: 'seatHoldLapsed', seat: lapsed.seat, member: lapsed.member };
  }
  const [seat] = freeSeats(table);
  const member = table.waitingList.find(
    (waiting) => !table.heldSeats.some((held) => held.member === waiting),
  );
  if (seat === undefined || member === undefined) return null;
  return { type: 'seatHeld', seat, member, until: now + HOLD_MS, at: now };
}
