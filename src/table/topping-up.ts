import { downToUnit, type Chips, type SeatIndex } from '../shared/chips.ts';
import { err, ok } from '../shared/result.ts';
import type { Decided, TableCommand, TableEvent, TableInputs, TableRefusal } from './protocol.ts';
import { inRunningHand, playerIn, seatOf } from './queries.ts';
import { amountRefusal, walletRefusal } from './seating.ts';
import type { Seat, Table } from './table.ts';

type Of<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** More chips for a stack, from the next hand on, up to the maximum buy-in and the session's ceiling. */
export function decideTopUp(
  table: Table,
  { member, amount }: Of<'topUp'>,
  { balance }: TableInputs,
): Decided {
  if (table.pause !== null) return err({ code: 'tablePaused', reason: table.pause.reason });
  if (table.status === 'closing') return err({ code: 'tableClosing' });
  const index = seatOf(table, member);
  if (index === null) return err({ code: 'notSeated' });
  const seat = playerIn(table, index);
  if (seat.leaving) return err({ code: 'alreadyLeaving' });
  const refusal =
    amountRefusal(amount, table.settings.chipUnit) ??
    boundsRefusal(table, index, amount) ??
    walletRefusal(balance, amount);
  return refusal === null ? ok([{ type: 'toppedUp', seat: index, member, amount }]) : err(refusal);
}

export function decideAutoTopUp(table: Table, { member, on }: Of<'setAutoTopUp'>): Decided {
  const index = seatOf(table, member);
  return index === null ? err({ code: 'notSeated' }) : ok([{ type: 'autoTopUpSet', seat: index, on }]);
}

function boundsRefusal(table: Table, index: SeatIndex, offered: Chips): TableRefusal | null {
  const { maxBuyIn: maximum, sessionCeiling: ceiling } = table.settings;
  const seat = playerIn(table, index);
  const stack = stackForTopUp(table, index);
  const most = maximum - stack;
  if (most <= 0) return { code: 'nothingToTopUp', stack, maximum };
  if (offered > most) return { code: 'topUpAboveMaximum', most, maximum, offered };
  const already = boughtSoFar(seat);
  if (already + offered > ceiling) return { code: 'sessionCeiling', ceiling, already, offered };
  const minimum = leastTopUp(table, seat, stack);
  return offered < minimum ? { code: 'buyInBelowMinimum', minimum, offered } : null;
}

/** Who has lost everything begins again as one who sits down: with the minimum buy-in at least. */
function leastTopUp({ settings }: Table, seat: Seat, stack: Chips): Chips {
  if (stack > 0) return settings.chipUnit;
  return settings.shortBuyIn && !seat.session.boughtShort ? settings.bigBlind : settings.minBuyIn;
}

/**
 * The stack a top-up is measured against, waiting top-ups included. In a hand one is still in, the
 * chips in the pot count too: they may come back.
 */
function stackForTopUp(table: Table, index: SeatIndex): Chips {
  const seat = playerIn(table, index);
  const player = inRunningHand(table, index);
  if (player === null) return seat.stack;
  const inPot = player.folded ? 0 : player.bet + player.collected + player.dead;
  return player.stack + inPot + seat.pendingTopUp;
}

function boughtSoFar({ session }: Seat): Chips {
  return session.buyIn + session.topUps;
}

/**
 * Between two hands: the first seat whose stack is filled up by itself, or null. It is filled up
 * altogether or, where the wallet does not reach, not at all.
 */
export function nextAutoTopUp(table: Table, { balances }: TableInputs): TableEvent | null {
  const { maxBuyIn, sessionCeiling, chipUnit } = table.settings;
  for (const [index, seat] of table.seats.entries()) {
    if (seat === null || !seat.autoTopUp || seat.leaving || seat.state === 'away') continue;
    const most = Math.min(maxBuyIn - seat.stack, sessionCeiling - boughtSoFar(seat));
    const amount = downToUnit(Math.max(0, most), chipUnit);
    if (amount < leastTopUp(table, seat, seat.stack) || amount > (balances[seat.member] ?? 0)) continue;
    return { type: 'toppedUp', seat: index, member: seat.member, amount };
  }
  return null;
}
