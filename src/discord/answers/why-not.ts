import { decide } from '../../engine/hand/decide.ts';
import type { MemberId } from '../../shared/ids.ts';
import type { TableRefusal } from '../../table/protocol.ts';
import { seatOf } from '../../table/queries.ts';
import type { Table } from '../../table/table.ts';

/**
 * Why somebody cannot be asked whether they mean to go all-in: what the table would say, had they done
 * it. Nothing is done; the hand only looks at it.
 */
export function whyNotAllIn(table: Table, member: MemberId): TableRefusal {
  if (table.status === 'closed') return { code: 'tableClosed' };
  if (table.pause !== null) return { code: 'tablePaused', reason: table.pause.reason };
  const seat = seatOf(table, member);
  if (seat === null) return { code: 'notSeated' };
  if (table.hand === null || !table.handRunning) return { code: 'noHandRunning' };
  const looked = decide(table.hand, { type: 'act', seat, act: { type: 'allIn' } });
  return looked.ok ? { code: 'decisionPassed' } : looked.error;
}
