import type { Table } from './table.ts';

/**
 * A stretch of time in which nobody could do anything (a pause, the process was down) is charged to
 * nobody: times away, held seats and the idle time of the table all end so much later.
 */
export function extendWaits(
  table: Table,
  { from, to }: { readonly from: number; readonly to: number },
): Table {
  /** Who began to wait during the stretch has waited from its end. */
  const later = (since: number | null) =>
    since === null ? null : since + Math.max(0, to - Math.max(since, from));
  return {
    ...table,
    seats: table.seats.map((seat) => (seat === null ? null : { ...seat, awaySince: later(seat.awaySince) })),
    heldSeats: table.heldSeats.map((held) => ({ ...held, until: held.until + to - from })),
    idleSince: later(table.idleSince),
  };
}
