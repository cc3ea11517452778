import { indexOfSeat } from '../engine/hand/queries.ts';
import type { MemberId } from '../shared/ids.ts';
import type { TableRefusal } from '../table/protocol.ts';
import { legalFor, seatOf } from '../table/queries.ts';
import type { Table } from '../table/table.ts';

/** Why somebody who cannot go all-in now cannot: what the table would say, had they done it. */
export function whyNotAllIn(table: Table, member: MemberId): TableRefusal {
  const legal = legalFor(table, member);
  if (legal === null) return whyNotToAct(table, member);
  if (legal.kind === 'drawing') return { code: 'drawDue' };
  const range = legal.raise ?? legal.bet;
  return { code: 'allInAboveLimit', maximumTo: range?.maxTo ?? legal.call?.to ?? 0 };
}

/** Why it is not this member's turn. */
function whyNotToAct(table: Table, member: MemberId): TableRefusal {
  if (table.status === 'closed') return { code: 'tableClosed' };
  if (table.pause !== null) return { code: 'tablePaused', reason: table.pause.reason };
  const seat = seatOf(table, member);
  if (seat === null) return { code: 'notSeated' };
  const { hand } = table;
  if (hand === null || !table.handRunning) return { code: 'noHandRunning' };
  if (indexOfSeat(hand, seat) === -1) return { code: 'notInHand' };
  return hand.actionOn === null
    ? { code: 'decisionPassed' }
    : { code: 'notYourTurn', actionOn: hand.actionOn };
}
