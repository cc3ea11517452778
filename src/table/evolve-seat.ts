import type { SeatIndex } from '../shared/chips.ts';
import { at, invariant } from '../shared/invariant.ts';
import type { TableEvent } from './protocol.ts';
import { departureOf, inRunningHand, playerIn, RETURN_MS } from './queries.ts';
import { sessionFrom } from './session.ts';
import type { Seat, Table } from './table.ts';

type Of<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

/** What happens to one seat and the player in it. */
export function evolveSeat(
  table: Table,
  event: Of<
    | 'seatTaken'
    | 'toppedUp'
    | 'autoTopUpSet'
    | 'sitOutAsked'
    | 'satOut'
    | 'cameBack'
    | 'blindsMissed'
    | 'leaveAsked'
    | 'seatLeft'
    | 'preActSet'
  >,
): Table {
  switch (event.type) {
    case 'seatTaken':
      return seatTaken(table, event);
    case 'toppedUp':
      return toppedUp(table, event);
    case 'autoTopUpSet':
      return withSeat(table, event.seat, { autoTopUp: event.on });
    case 'sitOutAsked':
      return withSeat(table, event.seat, { sitOut: event.from });
    case 'satOut':
      return withSeat(table, event.seat, {
        state: 'away',
        sitOut: null,
        posts: false,
        awaySince: event.at,
        preAct: null,
        timeoutsInRow: 0,
      });
    case 'cameBack':
      return arrival(
        withSeat(table, event.seat, {
          state: event.waits ? 'waiting' : 'playing',
          posts: event.posts,
          sitOut: null,
          awaySince: null,
          timeoutsInRow: 0,
        }),
        event.at,
      );
    case 'blindsMissed':
      return withSeat(table, event.seat, { owes: { big: event.big, small: event.small } });
    case 'leaveAsked':
      return withSeat(table, event.seat, { leaving: true, gone: event.why === 'gone', preAct: null });
    case 'seatLeft':
      return seatLeft(table, event);
    case 'preActSet':
      return preActSet(table, event);
  }
}

/** The seat with what has changed of it; throws where nobody sits. */
export function withSeat(table: Table, index: SeatIndex, change: Partial<Seat>): Table {
  return { ...table, seats: table.seats.with(index, { ...playerIn(table, index), ...change }) };
}

/** Whoever comes to a table without a game gives it its idle time anew. */
function arrival(table: Table, now: number): Table {
  return table.idleSince === null ? table : { ...table, idleSince: now };
}

function seatTaken(table: Table, event: Of<'seatTaken'>): Table {
  const { seat: index, member, buyIn } = event;
  invariant(at(table.seats, index) === null, `seat ${index} is free`);
  const { minBuyIn, clock } = table.settings;
  const session =
    event.continues ?? sessionFrom(departureOf(table, member, event.at), { buyIn, minBuyIn, now: event.at });
  const seat: Seat = {
    member,
    state: event.waits ? 'waiting' : 'playing',
    stack: buyIn,
    pendingTopUp: 0,
    owes: event.owes,
    posts: false,
    sitOut: null,
    leaving: false,
    gone: false,
    awaySince: null,
    bankMs: clock.bankMs,
    timeoutsInRow: 0,
    autoTopUp: false,
    preAct: null,
    session,
  };
  const seated = {
    ...table,
    seats: table.seats.with(index, seat),
    departures: table.departures.filter((departure) => departure.member !== member),
    waitingList: table.waitingList.filter((waiting) => waiting !== member),
    heldSeats: table.heldSeats.filter((held) => held.member !== member),
  };
  return arrival(seated, event.at);
}

/** Chips bought during a hand are not in play in it (docs/rules.md §2 «table stakes»). */
function toppedUp(table: Table, { seat: index, amount }: Of<'toppedUp'>): Table {
  const seat = playerIn(table, index);
  const session = { ...seat.session, topUps: seat.session.topUps + amount };
  return inRunningHand(table, index) === null
    ? withSeat(table, index, { session, stack: seat.stack + amount })
    : withSeat(table, index, { session, pendingTopUp: seat.pendingTopUp + amount });
}

function seatLeft(table: Table, event: Of<'seatLeft'>): Table {
  const seat = playerIn(table, event.seat);
  invariant(seat.member === event.member, `seat ${event.seat} is left by its player`);
  const { member, at: now, stack, session } = event;
  return {
    ...table,
    seats: table.seats.with(event.seat, null),
    departures: [
      ...table.departures.filter((other) => other.member !== member && now - other.at <= RETURN_MS),
      { member, at: now, stack, session, owes: seat.owes },
    ],
  };
}

/** Choosing an act in advance is a sign of life. */
function preActSet(table: Table, { seat, preAct }: Of<'preActSet'>): Table {
  return withSeat(table, seat, preAct === null ? { preAct } : { preAct, timeoutsInRow: 0 });
}
