import { downToUnit, type Chips, type SeatIndex } from '../shared/chips.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { MemberId } from '../shared/ids.ts';
import { newcomersWait } from './blinds.ts';
import type { Decided, TableCommand, TableEvent, TableInputs, TableRefusal } from './protocol.ts';
import {
  departureOf,
  freeSeats,
  inRunningHand,
  playerIn,
  seatOf,
  sitTerms,
  type SitTerms,
} from './queries.ts';
import { sessionFrom } from './session.ts';
import type { Table } from './table.ts';

type Of<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** Sitting down, or coming back within half an hour (docs/rules.md §5). */
export function decideSit(table: Table, command: Of<'sit'>, { now, balance }: TableInputs): Decided {
  const { member } = command;
  if (table.pause !== null) return err({ code: 'tablePaused', reason: table.pause.reason });
  if (table.status === 'closing') return err({ code: 'tableClosing' });
  const seat = seatFor(table, member, command.seat);
  if (!seat.ok) return seat;
  const terms = sitTerms(table, member, now);
  const buyIn = buyInFor(table, terms, { asked: command.buyIn, balance });
  if (!buyIn.ok) return buyIn;
  const departure = departureOf(table, member, now);
  const waits = newcomersWait(table);
  const { minBuyIn } = table.settings;
  return ok([
    {
      type: 'seatTaken',
      seat: seat.value,
      member,
      buyIn: buyIn.value,
      continues: departure === null ? null : sessionFrom(departure, { buyIn: buyIn.value, minBuyIn, now }),
      waits,
      owes: { big: waits, small: waits && departure?.owes.small === true },
      at: now,
    },
  ]);
}

/** The seat asked for; without one the seat held for the member, else the first free one. */
function seatFor(table: Table, member: MemberId, asked: SeatIndex | null): Result<SeatIndex, TableRefusal> {
  const { seats } = table.settings;
  const already = seatOf(table, member);
  if (already !== null) return err({ code: 'alreadySeated', seat: already });
  const free = freeSeats(table);
  const held = table.heldSeats.find((other) => other.member === member)?.seat ?? null;
  if (asked === null) {
    const first = held ?? free[0];
    return first === undefined ? err({ code: 'tableFull', seats }) : ok(first);
  }
  if (!Number.isInteger(asked) || asked < 0 || asked >= seats) {
    return err({ code: 'noSuchSeat', seat: asked, seats });
  }
  if (asked === held || free.includes(asked)) return ok(asked);
  const hold = table.heldSeats.find((other) => other.seat === asked);
  if (hold !== undefined) return err({ code: 'seatHeld', seat: asked, until: hold.until });
  return err({ code: 'seatTaken', seat: asked });
}

function buyInFor(
  table: Table,
  terms: SitTerms,
  { asked, balance }: { readonly asked: Chips | null; readonly balance: Chips },
): Result<Chips, TableRefusal> {
  const { chipUnit } = table.settings;
  // Without an amount: the most the table and the wallet allow.
  const most = Math.max(terms.minimum, Math.min(terms.maximum, downToUnit(balance, chipUnit)));
  const offered = asked ?? terms.exact ?? most;
  const refusal =
    amountRefusal(offered, chipUnit) ??
    rangeRefusal(table, terms, offered) ??
    walletRefusal(balance, offered);
  return refusal === null ? ok(offered) : err(refusal);
}

/** Chips come in whole positive multiples of the table's smallest chip. */
export function amountRefusal(offered: Chips, chipUnit: Chips): TableRefusal | null {
  const fits = Number.isSafeInteger(offered) && offered > 0 && offered % chipUnit === 0;
  return fits ? null : { code: 'notInChipUnits', chipUnit, offered };
}

export function walletRefusal(balance: Chips, needed: Chips): TableRefusal | null {
  return balance < needed ? { code: 'walletTooSmall', balance, needed } : null;
}

function rangeRefusal({ settings }: Table, terms: SitTerms, offered: Chips): TableRefusal | null {
  if (terms.exact !== null) {
    return offered === terms.exact ? null : { code: 'bringBackYourStack', stack: terms.exact, offered };
  }
  if (offered < terms.minimum) return { code: 'buyInBelowMinimum', minimum: terms.minimum, offered };
  if (offered > settings.maxBuyIn) return { code: 'buyInAboveMaximum', maximum: settings.maxBuyIn, offered };
  const { ceiling, already } = terms;
  return already + offered > ceiling ? { code: 'sessionCeiling', ceiling, already, offered } : null;
}

/** Leaving: at once when not in a hand; else the player checks or folds and leaves when it is over. */
export function decideLeave(table: Table, { member }: Of<'leave'>, { now }: TableInputs): Decided {
  const index = seatOf(table, member);
  if (index === null) return err({ code: 'notSeated' });
  if (playerIn(table, index).leaving) return err({ code: 'alreadyLeaving' });
  if (inRunningHand(table, index) !== null) return ok([{ type: 'leaveAsked', seat: index, why: 'asked' }]);
  return ok([seatLeft(table, index, { why: 'asked', now })]);
}

/** A seat is left with everything in it; the event is the player's receipt. */
export function seatLeft(
  table: Table,
  index: SeatIndex,
  { why, now }: { readonly why: Extract<TableEvent, { type: 'seatLeft' }>['why']; readonly now: number },
): TableEvent {
  const { member, stack, pendingTopUp, session } = playerIn(table, index);
  return { type: 'seatLeft', seat: index, member, stack: stack + pendingTopUp, session, why, at: now };
}
