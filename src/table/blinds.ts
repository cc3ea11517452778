import type { SeatIndex } from '../shared/chips.ts';
import { invariant } from '../shared/invariant.ts';
import type { Post } from '../engine/hand/protocol.ts';
import { gameOf } from '../engine/games/index.ts';
import type { BlindsOwed, Positions, Seat, Table } from './table.ts';
import { betweenClockwise, clockwiseFrom, nextClockwise, previousClockwise } from './clockwise.ts';

/** The next hand as it would be dealt now: who sits where, who is dealt in, who posts what. */
export interface Deal {
  readonly positions: Positions;
  /** Clockwise from the left of the button. */
  readonly players: readonly SeatIndex[];
  readonly posts: readonly Post[];
  /** What those who sit out owe once the blinds have passed them by. */
  readonly missed: readonly { readonly seat: SeatIndex; readonly owes: BlindsOwed }[];
}

/** Whether the seat's player can be dealt in as far as they are concerned; the blinds may make them wait. */
export function canPlay(seat: Seat): boolean {
  return seat.state !== 'away' && !seat.leaving && seat.sitOut !== 'next-hand' && seat.stack > 0;
}

export function seatsThatCanPlay(table: Table): readonly SeatIndex[] {
  return [...table.seats.keys()].filter((index) => {
    const seat = table.seats[index];
    return seat !== null && seat !== undefined && canPlay(seat);
  });
}

/** Whether a newcomer has to wait for the big blind or post it: in a running game of blinds. */
export function newcomersWait(table: Table): boolean {
  return table.idleSince === null && gameOf(table.settings.gameId).forcedBets !== 'bring-in';
}

/**
 * The next hand. Null where fewer than two can play. Before the first hand the button must have been
 * drawn. Positions follow the dead-button rule (docs/rules.md §5): the big blind advances by one
 * player, and small blind and button follow it, even onto empty seats.
 */
export function nextDeal(table: Table): Deal | null {
  const ready = seatsThatCanPlay(table);
  if (ready.length < 2) return null;
  switch (gameOf(table.settings.gameId).forcedBets) {
    case 'blinds':
      return dealWithBlinds(table, ready);
    case 'button-blind':
      return dealWithButtonBlind(table, ready);
    case 'bring-in':
      return dealWithoutBlinds(table, ready);
  }
}

/** Antes and bring-in: everybody who can play is dealt in, and nobody ever owes a blind. */
function dealWithoutBlinds(table: Table, ready: readonly SeatIndex[]): Deal {
  const button =
    table.positions === null ? drawnButton(table, ready) : nextClockwise(table.positions.button, ready);
  return {
    positions: { button, smallBlind: null, smallBlindSeat: null, bigBlind: null },
    players: clockwiseFrom(button, ready),
    posts: [],
    missed: [],
  };
}

/** The button posts the only blind: it is the big blind that goes round, and the button with it. */
function dealWithButtonBlind(table: Table, ready: readonly SeatIndex[]): Deal {
  const last = table.positions?.bigBlind ?? null;
  const button = last === null ? drawnButton(table, ready) : nextClockwise(last, ready);
  const dealt = last === null ? ready : inRotation(table, ready, button);
  const joining = ready.filter((seat) => !dealt.includes(seat) && posts(table, seat));
  const positions = { button, smallBlind: null, smallBlindSeat: null, bigBlind: button };
  return dealOf(table, positions, { dealt, joining });
}

function dealWithBlinds(table: Table, ready: readonly SeatIndex[]): Deal {
  const last = table.positions;
  if (last === null) return dealOf(table, firstPositions(table, ready), { dealt: ready, joining: [] });
  invariant(last.bigBlind !== null, 'a game of blinds has had a big blind');
  const bigBlind = nextClockwise(last.bigBlind, ready);
  const dealt = inRotation(table, ready, bigBlind);
  if (dealt.length === 2) return dealOf(table, headsUp(bigBlind, dealt), { dealt, joining: [] });
  const positions = isRunning(table, ready)
    ? movedOn(table, last, { bigBlind, players: dealt })
    : freshPositions(bigBlind, dealt);
  const joining = ready.filter(
    (seat) => !dealt.includes(seat) && posts(table, seat) && mayJoin(seat, positions, table.settings.seats),
  );
  return dealOf(table, positions, { dealt, joining });
}

/** The game goes on: it has not stopped, and two at least were in it already. */
function isRunning(table: Table, ready: readonly SeatIndex[]): boolean {
  return table.idleSince === null && ready.filter((seat) => isPlaying(table, seat)).length >= 2;
}

/** Those who play on and the new big blind; everybody where a game starts anew, and then nobody owes. */
function inRotation(table: Table, ready: readonly SeatIndex[], bigBlind: SeatIndex): readonly SeatIndex[] {
  if (!isRunning(table, ready)) return ready;
  return ready.filter((seat) => seat === bigBlind || isPlaying(table, seat));
}

function isPlaying(table: Table, seat: SeatIndex): boolean {
  return table.seats[seat]?.state === 'playing';
}

function posts(table: Table, seat: SeatIndex): boolean {
  return table.seats[seat]?.posts === true;
}

/** Nobody is dealt in between the button and the blinds except as the big blind. */
function mayJoin(seat: SeatIndex, { button, bigBlind }: Positions, seats: number): boolean {
  return bigBlind === null || !betweenClockwise(seat, { after: button, before: bigBlind, seats });
}

function drawnButton(table: Table, ready: readonly SeatIndex[]): SeatIndex {
  const { drawnButton: drawn } = table;
  invariant(drawn !== null, 'the first button has been drawn');
  return ready.includes(drawn) ? drawn : nextClockwise(drawn, ready);
}

function firstPositions(table: Table, ready: readonly SeatIndex[]): Positions {
  const button = drawnButton(table, ready);
  if (ready.length === 2) return headsUp(nextClockwise(button, ready), ready);
  const smallBlind = nextClockwise(button, ready);
  const bigBlind = nextClockwise(smallBlind, ready);
  return { button, smallBlind, smallBlindSeat: smallBlind, bigBlind };
}

/** Heads-up the button posts the small blind. */
function headsUp(bigBlind: SeatIndex, players: readonly SeatIndex[]): Positions {
  const button = nextClockwise(bigBlind, players);
  return { button, smallBlind: button, smallBlindSeat: button, bigBlind };
}

/** A game that starts anew keeps the order of the big blinds and has no dead seats. */
function freshPositions(bigBlind: SeatIndex, players: readonly SeatIndex[]): Positions {
  const smallBlind = previousClockwise(bigBlind, players);
  const button = previousClockwise(smallBlind, players);
  return { button, smallBlind, smallBlindSeat: smallBlind, bigBlind };
}

function movedOn(
  { settings }: Table,
  last: Positions,
  { bigBlind, players }: { readonly bigBlind: SeatIndex; readonly players: readonly SeatIndex[] },
): Positions {
  const smallBlindSeat = last.bigBlind;
  invariant(smallBlindSeat !== null && smallBlindSeat !== bigBlind, 'the big blind moves on');
  const before = last.smallBlindSeat;
  const follows =
    before !== null &&
    before !== smallBlindSeat &&
    before !== bigBlind &&
    !betweenClockwise(before, { after: smallBlindSeat, before: bigBlind, seats: settings.seats });
  return {
    // Heads-up the small blind was the button itself, and the new big blind may have come up to it or
    // past it: then the button is with the player before the small blind.
    button: follows ? before : previousClockwise(smallBlindSeat, players),
    smallBlind: players.includes(smallBlindSeat) ? smallBlindSeat : null,
    smallBlindSeat,
    bigBlind,
  };
}

function dealOf(
  table: Table,
  positions: Positions,
  { dealt, joining }: { readonly dealt: readonly SeatIndex[]; readonly joining: readonly SeatIndex[] },
): Deal {
  const players = clockwiseFrom(positions.button, [...dealt, ...joining]);
  const late = players.filter((seat) => joining.includes(seat));
  return {
    positions,
    players,
    posts: [...blindsOf(table, positions), ...late.map((seat) => postOf(table, seat))],
    missed: missedBlinds(table, positions),
  };
}

function blindsOf({ settings }: Table, { smallBlind, bigBlind }: Positions): readonly Post[] {
  const blinds: Post[] = [];
  if (smallBlind !== null && settings.smallBlind > 0) {
    blinds.push({ seat: smallBlind, kind: 'small-blind', live: settings.smallBlind, dead: 0 });
  }
  if (bigBlind !== null) blinds.push({ seat: bigBlind, kind: 'big-blind', live: settings.bigBlind, dead: 0 });
  return blinds;
}

/** Both owed: the big blind live and the small one dead; only the small one: dead. */
function postOf({ seats, settings }: Table, seat: SeatIndex): Post {
  const owes = seats[seat]?.owes;
  const dead = owes?.small === true ? settings.smallBlind : 0;
  return owes?.big === true
    ? { seat, kind: 'post', live: settings.bigBlind, dead }
    : { seat, kind: 'dead', live: 0, dead };
}

/** The big blind passes from its last seat to the new one, the small blind from its last to that of the last big. */
function missedBlinds(table: Table, positions: Positions): Deal['missed'] {
  const last = table.positions;
  if (last?.bigBlind == null || positions.bigBlind === null) return [];
  const count = table.settings.seats;
  const bigMissed = { after: last.bigBlind, before: positions.bigBlind, seats: count };
  const smallMissed =
    last.smallBlindSeat === null ? null : { after: last.smallBlindSeat, before: last.bigBlind, seats: count };
  const missed: { seat: SeatIndex; owes: BlindsOwed }[] = [];
  for (const [seat, player] of table.seats.entries()) {
    if (player?.state !== 'away') continue;
    const small = smallMissed !== null && (seat === last.bigBlind || betweenClockwise(seat, smallMissed));
    const big = betweenClockwise(seat, bigMissed);
    const owes = { big: player.owes.big || big, small: player.owes.small || small };
    if (owes.big !== player.owes.big || owes.small !== player.owes.small) missed.push({ seat, owes });
  }
  return missed;
}
