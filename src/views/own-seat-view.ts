import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { playerIn, seatOf, stackNow } from '../table/queries.ts';
import type { SeatState, Table } from '../table/table.ts';

/** A player's own seat, with what they may do about it. */
export interface OwnSeatView {
  readonly tableName: string;
  readonly seat: SeatIndex;
  readonly stack: Chips;
  readonly pendingTopUp: Chips;
  readonly state: SeatState;
  /** Sits out from the next hand, or from the next big blind. */
  readonly sitsOut: 'next-hand' | 'next-big-blind' | null;
  readonly leaving: boolean;
  readonly autoTopUp: boolean;
  /** What was brought to this session, and the hands played in it. */
  readonly brought: Chips;
  readonly hands: number;
  /** What fills the stack up to the maximum; 0: it is full. */
  readonly fillsUpBy: Chips;
  readonly maximum: Chips;
  /** Whether posting the big blind would bring them into the next hand. */
  readonly mayPost: boolean;
}

/** Null where the member has no seat. */
export function ownSeatView(table: Table, member: MemberId): OwnSeatView | null {
  const seat = seatOf(table, member);
  if (seat === null) return null;
  const own = playerIn(table, seat);
  const { maxBuyIn, name } = table.settings;
  const stack = stackNow(table, seat);
  return {
    tableName: name,
    seat,
    stack,
    pendingTopUp: own.pendingTopUp,
    state: own.state,
    sitsOut: own.state === 'playing' ? own.sitOut : null,
    leaving: own.leaving,
    autoTopUp: own.autoTopUp,
    brought: own.session.buyIn + own.session.topUps,
    hands: own.session.hands,
    // In a hand the chips in the pot count too: they may come back.
    fillsUpBy: Math.max(0, maxBuyIn - own.stack - own.pendingTopUp),
    maximum: maxBuyIn,
    mayPost: own.state === 'waiting' && !own.posts,
  };
}
