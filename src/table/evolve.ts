import type { Chips } from '../shared/chips.ts';
import { invariant } from '../shared/invariant.ts';
import { evolveHand } from './evolve-hand.ts';
import { evolveSeat } from './evolve-seat.ts';
import type { TableEvent } from './protocol.ts';
import { chipsAt } from './queries.ts';
import type { Table } from './table.ts';
import { clockLeft } from './turn-clock.ts';
import { extendWaits } from './waits.ts';

/**
 * The only place a table changes: the state after one event. Folding a table's events from null gives
 * its state. Throws where chips would be made or lost.
 */
export function evolve(table: Table | null, event: TableEvent): Table {
  if (event.type === 'tableOpened') {
    invariant(table === null, 'a table is opened once');
    return opened(event);
  }
  invariant(table !== null, 'the first event opens the table');
  const changed = applied(table, event);
  const after: Table = {
    ...changed,
    version: table.version + 1,
    lastEventAt: Math.max(table.lastEventAt, timeOf(event) ?? 0),
  };
  const expected = chipsAt(table) + broughtIn(event);
  invariant(
    chipsAt(after) === expected,
    `${event.type} leaves ${chipsAt(after)} cents on a table of ${expected}`,
  );
  return after;
}

function applied(table: Table, event: Exclude<TableEvent, { type: 'tableOpened' }>): Table {
  switch (event.type) {
    case 'seatTaken':
    case 'toppedUp':
    case 'autoTopUpSet':
    case 'sitOutAsked':
    case 'satOut':
    case 'cameBack':
    case 'blindsMissed':
    case 'leaveAsked':
    case 'seatLeft':
    case 'preActSet':
      return evolveSeat(table, event);
    case 'buttonDrawn':
    case 'handDealt':
    case 'inHand':
    case 'turnStarted':
    case 'turnTimedOut':
    case 'turnEnded':
    case 'handSettled':
      return evolveHand(table, event);
    case 'waitingListJoined':
      return { ...table, waitingList: [...table.waitingList, event.member] };
    case 'waitingListLeft':
    case 'seatHoldLapsed':
      return {
        ...table,
        waitingList: table.waitingList.filter((member) => member !== event.member),
        heldSeats: table.heldSeats.filter((held) => held.member !== event.member),
      };
    case 'seatHeld': {
      const { seat, member, until } = event;
      return { ...table, heldSeats: [...table.heldSeats, { seat, member, until }] };
    }
    case 'gameStopped':
      return gameStopped(table, event.at);
    case 'waitsExtended':
      return extendWaits(table, { from: event.at - event.byMs, to: event.at });
    case 'nextHandScheduled':
      return { ...table, nextHandAt: event.at };
    case 'tableClosing':
      return table.pause === null
        ? { ...table, status: 'closing', nextHandAt: null }
        : { ...table, pause: { ...table.pause, from: 'closing' } };
    case 'tableClosed':
      return closed(table);
    case 'tablePaused':
      return paused(table, event);
    case 'tableResumed':
      return resumed(table, event);
  }
}

function opened({ at, ...open }: Extract<TableEvent, { type: 'tableOpened' }>): Table {
  return {
    id: open.id,
    guildId: open.guildId,
    channelId: open.channelId,
    opener: open.opener,
    settings: open.settings,
    status: 'open',
    pause: null,
    version: 1,
    openedAt: at,
    seats: Array.from({ length: open.settings.seats }, () => null),
    handNumber: 0,
    hand: null,
    handRunning: false,
    dealing: null,
    beforeDeal: null,
    dealtTo: [],
    positions: null,
    drawnButton: null,
    turn: null,
    nextHandAt: null,
    departures: [],
    waitingList: [],
    heldSeats: [],
    idleSince: at,
    lastEventAt: at,
  };
}

/** Whoever waited for the big blind of this game plays the next one from its first hand, owing nothing. */
function gameStopped(table: Table, at: number): Table {
  return {
    ...table,
    idleSince: at,
    seats: table.seats.map((seat) =>
      seat?.state === 'waiting'
        ? { ...seat, state: 'playing', owes: { big: false, small: false }, posts: false }
        : seat,
    ),
  };
}

function closed(table: Table): Table {
  return {
    ...table,
    status: 'closed',
    pause: null,
    turn: null,
    nextHandAt: null,
    waitingList: [],
    heldSeats: [],
    departures: [],
    idleSince: null,
  };
}

function paused(table: Table, { reason, at }: Extract<TableEvent, { type: 'tablePaused' }>): Table {
  if (table.pause !== null) return { ...table, pause: { ...table.pause, reason } };
  return {
    ...table,
    status: 'paused',
    pause: {
      reason,
      since: at,
      clock: table.turn === null ? null : clockLeft(table.turn, at),
      from: table.status === 'closing' ? 'closing' : 'open',
    },
    turn: null,
    nextHandAt: null,
  };
}

function resumed(table: Table, { channelId, at }: Extract<TableEvent, { type: 'tableResumed' }>): Table {
  const { pause } = table;
  invariant(pause !== null, 'only a paused table is resumed');
  const waited = extendWaits(table, { from: pause.since, to: at });
  return { ...waited, status: pause.from, pause: null, channelId };
}

/** What an event brings onto the table, or (negative) takes off it: to wallets and to the house. */
function broughtIn(event: TableEvent): Chips {
  switch (event.type) {
    case 'seatTaken':
      return event.buyIn;
    case 'toppedUp':
      return event.amount;
    case 'seatLeft':
      return -event.stack;
    case 'handSettled':
      return -event.rake;
    case 'tableOpened':
    case 'autoTopUpSet':
    case 'sitOutAsked':
    case 'satOut':
    case 'cameBack':
    case 'blindsMissed':
    case 'leaveAsked':
    case 'preActSet':
    case 'buttonDrawn':
    case 'handDealt':
    case 'inHand':
    case 'turnStarted':
    case 'turnTimedOut':
    case 'turnEnded':
    case 'waitingListJoined':
    case 'waitingListLeft':
    case 'seatHoldLapsed':
    case 'seatHeld':
    case 'gameStopped':
    case 'waitsExtended':
    case 'nextHandScheduled':
    case 'tableClosing':
    case 'tableClosed':
    case 'tablePaused':
    case 'tableResumed':
      return 0;
  }
}

/** When an event happened, where it says so; the time a next hand is set for lies in the future. */
function timeOf(event: TableEvent): number | null {
  if (event.type === 'turnStarted') return event.startedAt;
  return 'at' in event && event.type !== 'nextHandScheduled' ? event.at : null;
}
