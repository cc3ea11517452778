import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { Hand, HandPlayer } from '../engine/hand/hand.ts';
import { isAllIn, playerAt } from '../engine/hand/queries.ts';
import { stackNow } from '../table/queries.ts';
import type { Positions, Seat, SeatState, Table } from '../table/table.ts';

export type Position = 'button' | 'smallBlind' | 'bigBlind';

/** A card of a row: the card where everybody may see it, null where it lies face down. */
export type OpenCard = Card | null;

/** A taken seat as everybody sees it. */
export interface SeatView {
  readonly seat: SeatIndex;
  readonly member: MemberId;
  /** Chips behind. */
  readonly stack: Chips;
  /** Bought during the hand; counts from the next one. */
  readonly pendingTopUp: Chips;
  readonly positions: readonly Position[];
  readonly state: SeatState;
  readonly sitsOutNext: boolean;
  readonly leaving: boolean;
  readonly toAct: boolean;
  /** What this player does in the hand that is shown; null where they were not dealt in. */
  readonly inHand: PlayerView | null;
}

export interface PlayerView {
  readonly folded: boolean;
  readonly allIn: boolean;
  /** Chips in front of the player on this street. */
  readonly bet: Chips;
  /** In the order in which they were dealt; a folded hand shows only what its owner opened. */
  readonly cards: readonly OpenCard[];
  /** How many cards were exchanged at each draw. */
  readonly draws: readonly number[];
}

/** The taken seats, in the order of the table. */
export function seatViews(table: Table): readonly SeatView[] {
  return table.seats.flatMap((taken, seat) => (taken === null ? [] : [seatView(table, seat, taken)]));
}

function seatView(table: Table, seat: SeatIndex, taken: Seat): SeatView {
  const player = playerOf(table, taken.member);
  return {
    seat,
    member: taken.member,
    stack: stackNow(table, seat),
    pendingTopUp: taken.pendingTopUp,
    positions: table.hand === null ? [] : positionsOf(seat, table.positions),
    state: taken.state,
    sitsOutNext: taken.sitOut !== null,
    leaving: taken.leaving,
    toAct: table.hand?.actionOn === seat,
    inHand: table.hand === null || player === null ? null : playerView(table.hand, player),
  };
}

/** The hand's player that a member is, even where the seat has changed hands since the deal. */
export function playerOf({ hand, dealtTo }: Table, member: MemberId): HandPlayer | null {
  const dealt = dealtTo.find((one) => one.member === member);
  return hand === null || dealt === undefined ? null : playerAt(hand, dealt.seat);
}

/** Who a seat of the hand was dealt to; null where the table does not know. */
export function memberAt({ dealtTo }: Table, seat: SeatIndex): MemberId | null {
  return dealtTo.find((one) => one.seat === seat)?.member ?? null;
}

function playerView(hand: Hand, player: HandPlayer): PlayerView {
  return {
    folded: player.folded,
    // Once the pots are paid an empty stack is no longer an all-in.
    allIn: hand.phase !== 'complete' && isAllIn(player),
    bet: player.bet,
    cards: openCards(player),
    draws: player.draws,
  };
}

/** A player's cards as everybody sees them: the only place where a hidden card becomes a closed one. */
export function openCards(player: HandPlayer): readonly OpenCard[] {
  if (!player.folded) return player.hole.map(({ card, up, shown }) => (up || shown ? card : null));
  return player.hole.filter(({ shown }) => shown).map(({ card }) => card);
}

function positionsOf(seat: SeatIndex, positions: Positions | null): readonly Position[] {
  if (positions === null) return [];
  return (['button', 'smallBlind', 'bigBlind'] as const).filter((position) => positions[position] === seat);
}
