import { err, ok } from '../shared/result.ts';
import { gameOf } from '../engine/games/index.ts';
import { newcomersWait } from './blinds.ts';
import type { Decided, TableCommand, TableEvent, TableInputs } from './protocol.ts';
import { inRunningHand, playerIn, seatOf } from './queries.ts';
import type { Table } from './table.ts';

type Of<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** Two time-outs in a row, and the player sits out. */
const TIMEOUTS_TO_SIT_OUT = 2;

/** Sitting out: at once when not in a hand, else when it is over; or when the big blind comes. */
export function decideSitOut(table: Table, { member, from }: Of<'sitOut'>, { now }: TableInputs): Decided {
  const index = seatOf(table, member);
  if (index === null) return err({ code: 'notSeated' });
  const seat = playerIn(table, index);
  if (seat.leaving) return err({ code: 'alreadyLeaving' });
  if (seat.state === 'away') return err({ code: 'alreadyAway' });
  const hasBlinds = gameOf(table.settings.gameId).forcedBets !== 'bring-in';
  const when = hasBlinds && seat.state === 'playing' ? from : 'next-hand';
  if (when === 'next-big-blind' || inRunningHand(table, index) !== null) {
    return ok([{ type: 'sitOutAsked', seat: index, from: when }]);
  }
  return ok([{ type: 'satOut', seat: index, why: 'asked', at: now }]);
}

/**
 * Coming back, taking back a wish to sit out, or (while waiting for the big blind) choosing to post
 * what is owed at the first chance, or to wait after all. Who missed no blind is dealt in again at
 * once (docs/rules.md §5 «missed blinds»).
 */
export function decideComeBack(
  table: Table,
  { member, post }: Of<'comeBack'>,
  { now }: TableInputs,
): Decided {
  const index = seatOf(table, member);
  if (index === null) return err({ code: 'notSeated' });
  const seat = playerIn(table, index);
  if (seat.leaving) return err({ code: 'alreadyLeaving' });
  const back = (change: { readonly posts: boolean; readonly waits: boolean }): Decided =>
    ok([{ type: 'cameBack', seat: index, ...change, at: now }]);
  switch (seat.state) {
    case 'playing': {
      const isStaying = seat.sitOut === null && seat.timeoutsInRow < TIMEOUTS_TO_SIT_OUT;
      return isStaying ? err({ code: 'notAway' }) : back({ posts: false, waits: false });
    }
    case 'waiting':
      return post === seat.posts ? err({ code: 'notAway' }) : back({ posts: post, waits: true });
    case 'away': {
      const { minBuyIn: minimum, maxBuyIn: maximum } = table.settings;
      if (seat.stack + seat.pendingTopUp === 0) return err({ code: 'noChips', minimum, maximum });
      const waits = newcomersWait(table) && (seat.owes.big || seat.owes.small);
      return back({ posts: post && waits, waits });
    }
  }
}

/** Between two hands: the first player who now sits out, or null. */
export function nextToSitOut(table: Table, now: number): TableEvent | null {
  for (const [index, seat] of table.seats.entries()) {
    if (seat === null || seat.state === 'away') continue;
    const satOut = (why: Extract<TableEvent, { type: 'satOut' }>['why']): TableEvent => ({
      type: 'satOut',
      seat: index,
      why,
      at: now,
    });
    if (seat.stack === 0) return satOut('noChips');
    if (seat.timeoutsInRow >= TIMEOUTS_TO_SIT_OUT) return satOut('timeouts');
    if (seat.sitOut === 'next-hand') return satOut('asked');
  }
  return null;
}
