import { downToUnit, sum, type Chips, type SeatIndex } from '../shared/chips.ts';
import { at, invariant } from '../shared/invariant.ts';
import type { MemberId } from '../shared/ids.ts';
import { legalActions, type LegalActions } from '../engine/betting/legal-actions.ts';
import { chipsInHand, playerAt } from '../engine/hand/queries.ts';
import type { HandPlayer } from '../engine/hand/hand.ts';
import type { Decision, Departure, Seat, Table } from './table.ts';

// Questions about a table that other layers ask too. None of them changes anything.

/** A stack that left comes back as it was for so long (docs/rules.md §5 «coming back»). */
export const RETURN_MS = 30 * 60_000;
/** A table nobody plays at closes itself after so long, or after its away time where that is longer. */
const IDLE_MS = 30 * 60_000;

/** Where a member sits, or null. */
export function seatOf(table: Table, member: MemberId): SeatIndex | null {
  const index = table.seats.findIndex((seat) => seat?.member === member);
  return index === -1 ? null : index;
}

/** Who sits in a seat that must be taken; throws where it is not. */
export function playerIn(table: Table, index: SeatIndex): Seat {
  const seat = at(table.seats, index);
  invariant(seat !== null, `nobody sits in seat ${index}`);
  return seat;
}

/** The free seats that are not held for somebody from the waiting list, in order. */
export function freeSeats(table: Table): readonly SeatIndex[] {
  return [...table.seats.keys()].filter(
    (index) => table.seats[index] === null && !table.heldSeats.some((held) => held.seat === index),
  );
}

/** The player of the running hand in a seat; null where no hand is running or nobody there was dealt in. */
export function inRunningHand(table: Table, seat: SeatIndex): HandPlayer | null {
  return table.handRunning && table.hand !== null ? playerAt(table.hand, seat) : null;
}

/** The chips a seat has behind at this moment; those put into the pot and waiting top-ups are not in it. */
export function stackNow(table: Table, index: SeatIndex): Chips {
  return inRunningHand(table, index)?.stack ?? table.seats[index]?.stack ?? 0;
}

/** What this member may do now; null unless they are the one to act. */
export function legalFor(table: Table, member: MemberId): LegalActions | null {
  const seat = seatOf(table, member);
  const legal = openLegal(table);
  return legal !== null && legal.seat === seat ? legal : null;
}

/** The decision that is open now, or null while nobody is to act. */
export function decisionOf(table: Table): Decision | null {
  return openLegal(table) === null || table.hand === null
    ? null
    : { hand: table.handNumber, action: table.hand.actionNumber };
}

function openLegal(table: Table): LegalActions | null {
  if (!table.handRunning || table.hand === null || table.status === 'paused') return null;
  return legalActions(table.hand);
}

/** All chips on the table in cents: stacks, waiting top-ups and the running hand with its rake. */
export function chipsAt(table: Table): Chips {
  const atSeats = sum(
    table.seats.map((seat, index) => {
      if (seat === null) return 0;
      return seat.pendingTopUp + (inRunningHand(table, index) === null ? seat.stack : 0);
    }),
  );
  return atSeats + (table.handRunning && table.hand !== null ? chipsInHand(table.hand) + table.hand.rake : 0);
}

/** What a member may sit down with (cents). */
export interface SitTerms {
  readonly minimum: Chips;
  readonly maximum: Chips;
  /** The stack that has to be brought back, exactly; null where one may choose. */
  readonly exact: Chips | null;
  /** The session's ceiling, and what of it the session that goes on has used. */
  readonly ceiling: Chips;
  readonly already: Chips;
}

/**
 * The buy-in that applies to a member now (docs/rules.md §5 «buy-in», «ceiling», «coming back»).
 * Where the ceiling leaves less than the minimum, `maximum` is below `minimum`: no buy-in is possible.
 */
export function sitTerms(table: Table, member: MemberId, now: number): SitTerms {
  const { settings } = table;
  const departure = departureOf(table, member, now);
  const already = departure === null ? 0 : departure.session.buyIn + departure.session.topUps;
  const terms = { ceiling: settings.sessionCeiling, already };
  if (departure !== null && departure.stack > 0) {
    const { stack } = departure;
    return { minimum: stack, maximum: stack, exact: stack, ...terms };
  }
  const mayBuyShort = settings.shortBuyIn && departure?.session.boughtShort !== true;
  return {
    minimum: mayBuyShort ? settings.bigBlind : settings.minBuyIn,
    maximum: Math.min(
      settings.maxBuyIn,
      downToUnit(Math.max(0, settings.sessionCeiling - already), settings.chipUnit),
    ),
    exact: null,
    ...terms,
  };
}

/** The stack a member left here less than half an hour ago, or null. */
export function departureOf(table: Table, member: MemberId, now: number): Departure | null {
  return (
    table.departures.find((departure) => departure.member === member && now - departure.at <= RETURN_MS) ??
    null
  );
}

/**
 * When the table next does something by itself (epoch ms), or null: the turn clock, the next deal, an
 * away player's time, a held seat, the closing of an idle table. The runtime sends `clockExpired` then.
 */
export function wakeAt(table: Table): number | null {
  if (table.status === 'paused' || table.status === 'closed') return null;
  const times = [
    table.turn?.deadline ?? null,
    table.nextHandAt,
    ...table.seats.map((seat) => (seat === null ? null : awayUntil(table, seat))),
    ...table.heldSeats.map((held) => held.until),
    table.nextHandAt === null ? idleUntil(table) : null,
  ].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** When a player who sits out is stood up; null while they do not. */
export function awayUntil({ settings }: Table, seat: Seat): number | null {
  return seat.awaySince === null ? null : seat.awaySince + settings.clock.awayMs;
}

/** When a table without a game closes itself; null while a game is running. */
export function idleUntil({ settings, idleSince }: Table): number | null {
  return idleSince === null ? null : idleSince + Math.max(IDLE_MS, settings.clock.awayMs);
}
