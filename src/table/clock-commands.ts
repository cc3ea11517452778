import { ok } from '../shared/result.ts';
import { invariant } from '../shared/invariant.ts';
import { actOf } from './acting.ts';
import type { Decided, TableCommand, TableEvent, TableInputs } from './protocol.ts';
import type { Table } from './table.ts';
import { clockLeft, endTurn, isOutOfTime, resumeTurn, timeOutAct } from './turn-clock.ts';

/** The player to act is out of time; null while they are not. */
export function decideTimeOut(table: Table, { now }: TableInputs): readonly TableEvent[] | null {
  const { turn, hand, settings } = table;
  if (turn === null || hand === null || !isOutOfTime(turn, now)) return null;
  const act = timeOutAct(hand, settings.clock);
  const acted = actOf(hand, turn.seat, act);
  invariant(acted.ok, 'an act for a player out of time is legal');
  return [
    { type: 'turnTimedOut', seat: turn.seat },
    endTurn(table, turn, { now, timedOut: true }),
    ...acted.value,
  ];
}

/**
 * The process has started again: nothing that ran while it was down is charged to anybody, and 10 s
 * at least are left to act (docs/rules.md §5 «clock»). A paused table has no clock to arm.
 */
export function decideRearm(
  table: Table,
  { runningUntil }: Extract<TableCommand, { type: 'rearmClocks' }>,
  { now }: TableInputs,
): Decided {
  if (table.status === 'paused' || table.status === 'closed') return ok([]);
  const { turn, nextHandAt, settings, lastEventAt } = table;
  const stoppedAt = Math.min(now, Math.max(runningUntil ?? lastEventAt, lastEventAt));
  const events: TableEvent[] = [];
  if (stoppedAt < now) events.push({ type: 'waitsExtended', byMs: now - stoppedAt, at: now });
  if (turn !== null) events.push(resumeTurn(turn.seat, clockLeft(turn, stoppedAt), now));
  const earliestDeal = now + settings.clock.pauseMs;
  if (nextHandAt !== null && nextHandAt < earliestDeal) {
    events.push({ type: 'nextHandScheduled', at: earliestDeal });
  }
  return ok(events);
}
