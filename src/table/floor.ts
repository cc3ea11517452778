import { err, ok } from '../shared/result.ts';
import { voidHand } from '../engine/hand/void.ts';
import type { Decided, TableCommand, TableEvent, TableInputs } from './protocol.ts';
import { inRunningHand, playerIn, seatOf } from './queries.ts';
import { seatLeft } from './seating.ts';
import type { Table } from './table.ts';
import { resumeTurn } from './turn-clock.ts';

type Of<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** After so many acts a hand is voided only for a fault of the software (docs/rules.md §6). */
const ACTS_OF_A_MISDEAL = 2;

/**
 * Everybody is paid out when the running hand is over. Who opened the table may close it, seated or
 * not; when they are no longer in the server, only the floor does.
 */
export function decideClose(table: Table, { member, floor }: Of<'close'>): Decided {
  if (!floor && member !== table.opener) return err({ code: 'notTheOpener' });
  const isClosing = table.status === 'closing' || table.pause?.from === 'closing';
  return isClosing ? err({ code: 'tableClosing' }) : ok([{ type: 'tableClosing' }]);
}

/** A paused table may be paused for another reason; a frozen one stays frozen until it is resumed. */
export function decidePause(table: Table, { reason }: Of<'pause'>, { now }: TableInputs): Decided {
  const before = table.pause?.reason ?? null;
  if (before !== null && (before === 'frozen' || before === reason)) {
    return err({ code: 'tablePaused', reason: before });
  }
  return ok([{ type: 'tablePaused', reason, at: now }]);
}

/** The clock of the player to act goes on where it stopped, with 10 s at least. */
export function decideResume(table: Table, { channelId }: Of<'resume'>, { now }: TableInputs): Decided {
  const { pause, hand, handRunning } = table;
  if (pause === null) return err({ code: 'tableNotPaused' });
  const events: TableEvent[] = [{ type: 'tableResumed', channelId: channelId ?? table.channelId, at: now }];
  if (pause.clock !== null && handRunning && hand?.actionOn != null) {
    events.push(resumeTurn(hand.actionOn, pause.clock, now));
  }
  return ok(events);
}

/** Every chip of the hand goes back to where it was. */
export function decideVoidHand(table: Table, { afterAction }: Of<'voidHand'>): Decided {
  const { hand, handRunning } = table;
  if (!handRunning || hand === null) return err({ code: 'noHandRunning' });
  const acted = hand.actionNumber;
  if (acted >= ACTS_OF_A_MISDEAL && !afterAction) return err({ code: 'handUnderWay', acted });
  return ok([{ type: 'inHand', event: voidHand(hand) }]);
}

/** Who is no longer in the server is off the waiting list, folds, and is cashed out. */
export function decideMemberGone(table: Table, { member }: Of<'memberGone'>, { now }: TableInputs): Decided {
  if (table.waitingList.includes(member)) return ok([{ type: 'waitingListLeft', member }]);
  const index = seatOf(table, member);
  if (index === null) return err({ code: 'notSeated' });
  if (inRunningHand(table, index) === null) return ok([seatLeft(table, index, { why: 'gone', now })]);
  return playerIn(table, index).gone
    ? err({ code: 'alreadyLeaving' })
    : ok([{ type: 'leaveAsked', seat: index, why: 'gone' }]);
}
