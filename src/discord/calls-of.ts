import { userMention } from 'discord.js';
import type { MemberId, UserId } from '../shared/ids.ts';
import type { Messages } from '../i18n/messages.ts';
import type { HeldSeat, Table, Turn } from '../table/table.ts';
import type { MessageBody } from './message-body.ts';
import type { Call } from './player-calls.ts';

/** A call has no place for anything but its sentence. */
function sentence(content: string): MessageBody {
  return { content, embeds: [], components: [] };
}

/**
 * Who is called at a table now: the player to act, after a third of the turn clock, and whoever a free
 * seat is held for. Nobody else is ever pinged.
 */
export function callsOf(
  table: Table,
  messages: Messages,
  userOf: (member: MemberId) => UserId | null,
): readonly Call[] {
  const turn = table.turn === null ? null : turnCall(table, table.turn, messages, userOf);
  const seats = table.heldSeats.map((held) => seatCall(table, held, messages, userOf));
  return [turn, ...seats].filter((call) => call !== null);
}

type UserOf = (member: MemberId) => UserId | null;

function turnCall(table: Table, turn: Turn, messages: Messages, userOf: UserOf): Call | null {
  const seat = table.seats[turn.seat];
  const user = seat === undefined || seat === null ? null : userOf(seat.member);
  if (user === null) return null;
  return {
    key: `t.${table.handNumber}.${table.hand?.actionNumber ?? 0}.${turn.startedAt.toString(36)}`.slice(0, 25),
    due: turn.startedAt + Math.floor((turn.bankFrom - turn.startedAt) / 3),
    user,
    body: sentence(messages.table.yourTurn({ mention: userMention(user), deadline: turn.deadline })),
  };
}

function seatCall(table: Table, held: HeldSeat, messages: Messages, userOf: UserOf): Call | null {
  const user = userOf(held.member);
  if (user === null) return null;
  const minutes = Math.max(1, Math.round((held.until - table.lastEventAt) / 60_000));
  return {
    key: `s.${held.seat}.${held.until.toString(36)}`,
    due: table.lastEventAt,
    user,
    body: sentence(messages.table.seatIsFree({ mention: userMention(user), minutes })),
  };
}
