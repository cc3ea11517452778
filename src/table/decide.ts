import { err, ok } from '../shared/result.ts';
import { decideAct, decideMuck, decidePreAct, decideShow } from './acting.ts';
import { advance } from './advance.ts';
import { decideClose, decideMemberGone, decidePause, decideResume, decideVoidHand } from './floor.ts';
import type { Decided, TableCommand, TableInputs } from './protocol.ts';
import { decideAutoTopUp, decideTopUp } from './topping-up.ts';
import { decideLeave, decideSit } from './seating.ts';
import { decideComeBack, decideSitOut } from './sitting-out.ts';
import type { Table } from './table.ts';
import { decideRearm, decideTimeOut } from './clock-commands.ts';
import { decideJoinWaitingList, decideLeaveWaitingList } from './waiting-list.ts';

/**
 * The events a command makes, or why it is refused. The dealer's moves that follow are `advance`'s.
 * A clock that has not run out yet makes no events: a stale timer is harmless.
 */
export function decide(table: Table, command: TableCommand, inputs: TableInputs): Decided {
  if (command.type === 'clockExpired') return decideClockExpired(table, inputs);
  if (command.type === 'rearmClocks') return decideRearm(table, command, inputs);
  if (table.status === 'closed') return err({ code: 'tableClosed' });
  switch (command.type) {
    case 'sit':
      return decideSit(table, command, inputs);
    case 'leave':
      return decideLeave(table, command, inputs);
    case 'topUp':
      return decideTopUp(table, command, inputs);
    case 'setAutoTopUp':
      return decideAutoTopUp(table, command);
    case 'sitOut':
      return decideSitOut(table, command, inputs);
    case 'comeBack':
      return decideComeBack(table, command, inputs);
    case 'act':
      return decideAct(table, command, inputs);
    case 'preAct':
      return decidePreAct(table, command);
    case 'show':
      return decideShow(table, command);
    case 'muck':
      return decideMuck(table, command);
    case 'joinWaitingList':
      return decideJoinWaitingList(table, command);
    case 'leaveWaitingList':
      return decideLeaveWaitingList(table, command);
    case 'close':
      return decideClose(table, command);
    case 'pause':
      return decidePause(table, command, inputs);
    case 'resume':
      return decideResume(table, command, inputs);
    case 'voidHand':
      return decideVoidHand(table, command);
    case 'memberGone':
      return decideMemberGone(table, command, inputs);
  }
}

/** A player's time is up, or it is time for something the dealer does by himself. */
function decideClockExpired(table: Table, inputs: TableInputs): Decided {
  const timedOut = decideTimeOut(table, inputs);
  if (timedOut !== null) return ok(timedOut);
  const move = advance(table, inputs);
  return ok(move === null ? [] : [move]);
}
