import type { SeatIndex } from '../shared/chips.ts';
import { at } from '../shared/invariant.ts';

// Seats go round clockwise in the order of their numbers. Lists of seats are in any order.

/** The first of `seats` clockwise after `from`; `from` itself comes last. Throws for an empty list. */
export function nextClockwise(from: SeatIndex, seats: readonly SeatIndex[]): SeatIndex {
  const inOrder = ordered(seats);
  return inOrder.find((seat) => seat > from) ?? at(inOrder, 0);
}

/** The first of `seats` counter-clockwise before `from`; `from` itself comes last. */
export function previousClockwise(from: SeatIndex, seats: readonly SeatIndex[]): SeatIndex {
  const inOrder = ordered(seats);
  return inOrder.findLast((seat) => seat < from) ?? at(inOrder, inOrder.length - 1);
}

/** All of `seats`, clockwise from the left of `from`. */
export function clockwiseFrom(from: SeatIndex, seats: readonly SeatIndex[]): readonly SeatIndex[] {
  const inOrder = ordered(seats);
  return [...inOrder.filter((seat) => seat > from), ...inOrder.filter((seat) => seat <= from)];
}

/** Whether a seat lies strictly between two others, going clockwise at a table of `seats` seats. */
export function betweenClockwise(
  seat: SeatIndex,
  { after, before, seats }: { readonly after: SeatIndex; readonly before: SeatIndex; readonly seats: number },
): boolean {
  const steps = (seat - after + seats) % seats;
  // All the way round where both ends are the same seat.
  const span = (before - after + seats) % seats || seats;
  return steps > 0 && steps < span;
}

function ordered(seats: readonly SeatIndex[]): readonly SeatIndex[] {
  return seats.toSorted((a, b) => a - b);
}
