import { userMention } from 'discord.js';
import type { MemberId, UserId } from '../../shared/ids.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { HeldSeat, Table, Turn } from '../../table/table.ts';
import type { MessageBody } from '../message-body.ts';
import type { Call } from './player-calls.ts';

/** A call has no place for anything but its sentence. */
function sentence(content: string): MessageBody {
  return { content, embeds: [], components: [] };
}

/** From this long for an act on, a table is one that people look at from time to time. */
const SLOW_TURN_MS = 3_600_000;

export interface Calling {
  /** What everybody at the table reads. */
  readonly messages: Messages;
  readonly userOf: (member: MemberId) => UserId | null;
  /** What is told privately to the member to act. */
  readonly reminderFor: (member: MemberId, turn: Turn) => MessageBody | null;
}

/**
 * Who is called at a table now: the player to act, after a third of the turn clock, and whoever a free
 * seat is held for. Nobody else is ever pinged. On a slow table the player to act is reminded privately:
 * a channel is no place to be called in at night.
 */
export function callsOf(table: Table, calling: Calling): readonly Call[] {
  const turn = table.turn === null ? null : turnCall(table, table.turn, calling);
  const seats = table.heldSeats.map((held) => seatCall(table, held, calling));
  return [turn, ...seats].filter((call) => call !== null);
}

function turnCall(table: Table, turn: Turn, { messages, userOf, reminderFor }: Calling): Call | null {
  const seat = table.seats[turn.seat];
  const user = seat === undefined || seat === null ? null : userOf(seat.member);
  if (seat === undefined || seat === null || user === null) return null;
  return {
    key: `t.${table.handNumber}.${table.hand?.actionNumber ?? 0}.${turn.startedAt.toString(36)}`.slice(0, 25),
    due: turn.startedAt + Math.floor((turn.bankFrom - turn.startedAt) / 3),
    user,
    body: sentence(messages.table.yourTurn({ mention: userMention(user), deadline: turn.deadline })),
    privately: table.settings.clock.turnMs < SLOW_TURN_MS ? null : reminderFor(seat.member, turn),
  };
}

function seatCall(table: Table, held: HeldSeat, { messages, userOf }: Calling): Call | null {
  const user = userOf(held.member);
  if (user === null) return null;
  const minutes = Math.max(1, Math.round((held.until - table.lastEventAt) / 60_000));
  return {
    key: `s.${held.seat}.${held.until.toString(36)}`,
    due: table.lastEventAt,
    user,
    body: sentence(messages.table.seatIsFree({ mention: userMention(user), minutes })),
    privately: null,
  };
}
