import { atTheSeats } from './at-the-seats.ts';
import { seatsThatCanPlay } from './blinds.ts';
import { nextStepOfDeal } from './dealing.ts';
import type { TableEvent, TableInputs } from './protocol.ts';
import { idleUntil } from './queries.ts';
import { seatLeft } from './seating.ts';
import { nextToSitOut } from './sitting-out.ts';
import type { Table } from './table.ts';
import { nextAutoTopUp } from './topping-up.ts';

/** No hand is running: who leaves leaves, stacks are filled up, and when two can play a hand is dealt. */
export function betweenHands(table: Table, inputs: TableInputs): TableEvent | null {
  const { now } = inputs;
  const leaver = nextToLeave(table, now);
  if (leaver !== null) return leaver;
  if (table.status === 'closing') return payOut(table, now);
  return (
    nextAutoTopUp(table, inputs) ??
    nextToSitOut(table, now) ??
    atTheSeats(table, now) ??
    theGame(table, inputs)
  );
}

/** The first player who asked to leave during a hand, or null. */
export function nextToLeave(table: Table, now: number): TableEvent | null {
  const index = table.seats.findIndex((seat) => seat?.leaving === true);
  if (index === -1) return null;
  return seatLeft(table, index, { why: table.seats[index]?.gone === true ? 'gone' : 'asked', now });
}

/** The table closes: everybody is paid out, seat by seat. */
export function payOut(table: Table, now: number): TableEvent {
  const index = table.seats.findIndex((seat) => seat !== null);
  if (index === -1) return { type: 'tableClosed', at: now };
  return nextToLeave(table, now) ?? seatLeft(table, index, { why: 'closed', now });
}

/** A hand is due, is set for after a short pause, or there are too few for one. */
function theGame(table: Table, inputs: TableInputs): TableEvent | null {
  const { now } = inputs;
  const { nextHandAt } = table;
  if (seatsThatCanPlay(table).length < 2) {
    if (nextHandAt !== null) return { type: 'nextHandScheduled', at: null };
    if (table.idleSince === null) return { type: 'gameStopped', at: now };
    const until = idleUntil(table);
    return until !== null && until <= now ? { type: 'tableClosing' } : null;
  }
  if (nextHandAt === null) return { type: 'nextHandScheduled', at: now + table.settings.clock.pauseMs };
  return nextHandAt <= now ? nextStepOfDeal(table, inputs) : null;
}
