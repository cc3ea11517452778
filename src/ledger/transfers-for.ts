import type { GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { TableEvent } from '../table/protocol.ts';
import { chipsInPlayAt, houseOf, mintOf, walletOf } from './account.ts';
import { transferOf, type Transfer } from './transfer.ts';

/** The table whose events are booked, and its version before them. */
export interface Booking {
  readonly id: TableId;
  readonly guildId: GuildId;
  readonly version: number;
}

/**
 * What the events of a table mean in chips. Each event is numbered by the version of the table that it
 * makes; that number is the key of its transfer.
 */
export function transfersFor(table: Booking, events: readonly TableEvent[]): readonly Transfer[] {
  const transfers: Transfer[] = [];
  for (const [index, event] of events.entries()) {
    const transfer = transferFor(table, event, `${table.id}:${table.version + index + 1}`);
    if (transfer !== null) transfers.push(transfer);
  }
  return transfers;
}

function transferFor(table: Booking, event: TableEvent, key: string): Transfer | null {
  const inPlay = chipsInPlayAt(table.id);
  switch (event.type) {
    case 'seatTaken':
      return transferOf({
        from: walletOf(event.member),
        to: inPlay,
        amount: event.buyIn,
        key,
        reason: 'buyIn',
      });
    case 'toppedUp':
      return transferOf({
        from: walletOf(event.member),
        to: inPlay,
        amount: event.amount,
        key,
        reason: 'topUp',
      });
    case 'seatLeft':
      return transferOf({
        from: inPlay,
        to: walletOf(event.member),
        amount: event.stack,
        key,
        reason: 'cashOut',
      });
    case 'handSettled':
      return transferOf({
        from: inPlay,
        to: houseOf(table.guildId),
        amount: event.rake,
        key,
        reason: 'rake',
      });
    // The rest moves chips between stacks and pots of the same table, or none at all.
    case 'tableOpened':
    case 'autoTopUpSet':
    case 'sitOutAsked':
    case 'satOut':
    case 'cameBack':
    case 'blindsMissed':
    case 'leaveAsked':
    case 'waitingListJoined':
    case 'waitingListLeft':
    case 'seatHeld':
    case 'seatHoldLapsed':
    case 'gameStopped':
    case 'waitsExtended':
    case 'nextHandScheduled':
    case 'buttonDrawn':
    case 'handDealt':
    case 'inHand':
    case 'turnStarted':
    case 'turnTimedOut':
    case 'turnEnded':
    case 'preActSet':
    case 'tableClosing':
    case 'tableClosed':
    case 'tablePaused':
    case 'tableResumed':
      return null;
  }
}

/** What a member gets once, when they are first seen in a server. */
export function startingBalance(guild: GuildId, member: MemberId, amount: number): Transfer | null {
  return transferOf({
    from: mintOf(guild),
    to: walletOf(member),
    amount,
    key: `start:${member}`,
    reason: 'startingBalance',
  });
}

/** The free refill; `key` is the interaction that asked for it. Null: there are none. */
export function dailyRefill(
  guild: GuildId,
  member: MemberId,
  { amount, key }: { readonly amount: number; readonly key: string },
): Transfer | null {
  return transferOf({
    from: mintOf(guild),
    to: walletOf(member),
    amount,
    key: `refill:${key}`,
    reason: 'refill',
  });
}

/** Chips the floor gives; `key` is the interaction that said so. Null: none. */
export function granted(
  guild: GuildId,
  member: MemberId,
  { amount, key }: { readonly amount: number; readonly key: string },
): Transfer | null {
  const [from, to] = [mintOf(guild), walletOf(member)];
  return transferOf({ from, to, amount, key: `grant:${key}`, reason: 'granted' });
}

/** Chips the floor takes away. */
export function taken(
  guild: GuildId,
  member: MemberId,
  { amount, key }: { readonly amount: number; readonly key: string },
): Transfer | null {
  const [from, to] = [walletOf(member), mintOf(guild)];
  return transferOf({ from, to, amount, key: `take:${key}`, reason: 'taken' });
}

/** What is left in the wallet of somebody who is erased goes back to where chips come from. */
export function erasedBalance(guild: GuildId, member: MemberId, amount: number): Transfer | null {
  return transferOf({
    from: walletOf(member),
    to: mintOf(guild),
    amount,
    key: `erase:${member}`,
    reason: 'erased',
  });
}
