import type Database from 'better-sqlite3';
import { memberId, type MemberId, type TableId } from '../shared/ids.ts';
import type { SeatIndex } from '../shared/chips.ts';
import { evolve } from '../engine/hand/evolve.ts';
import type { Hand } from '../engine/hand/hand.ts';
import { seatOfHandIn } from './seat-of-hand.ts';
import { guarded } from './store-error.ts';
import type { Tables } from './tables.ts';

/** A hand that is over, with every card of it: only a view may decide what of it somebody sees. */
export interface PlayedHand {
  readonly number: number;
  /** Epoch ms. */
  readonly endedAt: number;
  readonly hand: Hand;
  readonly dealtTo: readonly { readonly seat: SeatIndex; readonly member: MemberId }[];
}

export interface PlayedHands {
  /** Null: there is no such hand, or it is not over. */
  of(table: TableId, number: number): PlayedHand | null;
}

export function playedHandsIn(connection: Database.Database, tables: Tables): PlayedHands {
  const ended = connection
    .prepare<[string, number], number>('SELECT ended_at FROM hands WHERE table_id = ? AND number = ?')
    .pluck();
  const players = connection
    .prepare<[string, number], string>('SELECT member_id FROM hand_players WHERE table_id = ? AND number = ?')
    .pluck();
  const seatOf = seatOfHandIn(connection);
  const dealtTo = (table: TableId, hand: number): PlayedHand['dealtTo'] =>
    players.all(table, hand).flatMap((member) => {
      const seat = seatOf({ table, hand, member });
      return seat === null ? [] : [{ seat, member: memberId(member) }];
    });
  return {
    of: (table, number) =>
      guarded(() => {
        const endedAt = ended.get(table, number);
        if (endedAt === undefined) return null;
        const hand = tables
          .eventsOfHand(table, number)
          .reduce<Hand | null>(
            (state, event) => (event.type === 'inHand' ? evolve(state, event.event) : state),
            null,
          );
        if (hand === null) return null;
        return { number, endedAt, hand, dealtTo: dealtTo(table, number) };
      }),
  };
}
