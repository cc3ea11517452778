import { invariant } from '../shared/invariant.ts';
import type { SeatIndex } from '../shared/chips.ts';
import { evolve as evolveEngine } from '../engine/hand/evolve.ts';
import type { HandEvent } from '../engine/hand/protocol.ts';
import { withSeat } from './evolve-seat.ts';
import { playerIn } from './queries.ts';
import type { TableEvent } from './protocol.ts';
import { afterHand } from './session.ts';
import type { Seat, Table } from './table.ts';

type Of<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>;

/** What happens around a hand: its deal, its clock, its end. */
export function evolveHand(
  table: Table,
  event: Of<
    'buttonDrawn' | 'handDealt' | 'inHand' | 'turnStarted' | 'turnTimedOut' | 'turnEnded' | 'handSettled'
  >,
): Table {
  switch (event.type) {
    case 'buttonDrawn':
      return { ...table, drawnButton: event.seat };
    case 'handDealt':
      return handDealt(table, event);
    case 'inHand':
      return inHand(table, event.event);
    case 'turnStarted': {
      const { seat, startedAt, bankFrom, deadline } = event;
      return { ...table, turn: { seat, startedAt, bankFrom, deadline } };
    }
    case 'turnTimedOut':
      return table;
    case 'turnEnded':
      return turnEnded(table, event);
    case 'handSettled':
      return handSettled(table, event);
  }
}

/** Who is dealt in has paid or pays now what they owed. */
function handDealt(table: Table, { number, positions, players, posts }: Of<'handDealt'>): Table {
  const before = players.map((index) => {
    const seat = playerIn(table, index);
    return { seat: index, state: seat.state, owes: seat.owes, posts: seat.posts };
  });
  return {
    ...table,
    seats: table.seats.map((seat, index) =>
      seat === null || !players.includes(index)
        ? seat
        : { ...seat, state: 'playing', owes: { big: false, small: false }, posts: false, preAct: null },
    ),
    handNumber: number,
    positions,
    drawnButton: null,
    dealing: { players, posts },
    beforeDeal: { positions: table.positions, seats: before },
    nextHandAt: null,
    idleSince: null,
  };
}

function inHand(table: Table, event: HandEvent): Table {
  if (event.type === 'handStarted') return handStarted(table, event);
  const played = { ...table, hand: evolveEngine(table.hand, event) };
  switch (event.type) {
    case 'folded':
    case 'checked':
    case 'called':
    case 'betMade':
    case 'raised':
    case 'broughtIn':
    case 'discarded':
      return withPreActs(played, (seat, index) => (index === event.seat ? null : seat.preAct));
    case 'streetOpened':
      // New cards, new thoughts: an act chosen in advance was for the street it was chosen on.
      return withPreActs(played, () => null);
    case 'antePosted':
    case 'blindPosted':
    case 'cardsDealt':
    case 'discardsReused':
    case 'uncalledBetReturned':
    case 'betsCollected':
    case 'cardsShown':
    case 'mucked':
    case 'rakeTaken':
    case 'potAwarded':
    case 'handEnded':
    case 'handVoided':
      return played;
  }
}

function handStarted(table: Table, event: Extract<HandEvent, { type: 'handStarted' }>): Table {
  return {
    ...table,
    hand: evolveEngine(null, event),
    handRunning: true,
    dealing: null,
    dealtTo: event.setup.players.map(({ seat }) => ({ seat, member: playerIn(table, seat).member })),
  };
}

function withPreActs(table: Table, preActOf: (seat: Seat, index: SeatIndex) => Seat['preAct']): Table {
  return {
    ...table,
    seats: table.seats.map((seat, index) =>
      seat?.preAct == null ? seat : { ...seat, preAct: preActOf(seat, index) },
    ),
  };
}

function turnEnded(table: Table, { seat, bankMs, timedOut }: Of<'turnEnded'>): Table {
  const { timeoutsInRow } = playerIn(table, seat);
  const ended = withSeat(table, seat, { bankMs, timeoutsInRow: timedOut ? timeoutsInRow + 1 : 0 });
  return { ...ended, turn: null };
}

function handSettled(table: Table, { stacks, voided }: Of<'handSettled'>): Table {
  const { bankMs: fullBankMs, bankPerHandMs } = table.settings.clock;
  let settled: Table = { ...table, handRunning: false, beforeDeal: null, turn: null };
  if (table.pause !== null) settled = { ...settled, pause: { ...table.pause, clock: null } };
  for (const { seat: index, stack, won, rake } of stacks) {
    const seat = playerIn(table, index);
    settled = withSeat(settled, index, {
      stack: stack + seat.pendingTopUp,
      pendingTopUp: 0,
      preAct: null,
      ...(voided
        ? {}
        : {
            session: afterHand(seat.session, { won, rake }),
            bankMs: Math.min(fullBankMs, seat.bankMs + bankPerHandMs),
          }),
    });
  }
  return voided ? asBeforeTheDeal(settled, table) : settled;
}

/** A void hand was not dealt: the same blinds are due again, from the same players. */
function asBeforeTheDeal(settled: Table, { beforeDeal }: Table): Table {
  invariant(beforeDeal !== null, 'a running hand remembers what stood before it');
  let undone: Table = { ...settled, positions: beforeDeal.positions };
  for (const { seat, state, owes, posts } of beforeDeal.seats) {
    undone = withSeat(undone, seat, { state, owes, posts });
  }
  return undone;
}
