import type { MemberId, UserId } from '../../shared/ids.ts';
import type { Table } from '../../table/table.ts';
import { whyUnpostable } from '../tables/posting-permissions.ts';
import { shownTableName } from '../render/render-context.ts';
import type { Commit } from '../../runtime/protocol.ts';
import type { TableEvent } from '../../table/protocol.ts';
import type { BotContext } from '../context.ts';
import type { DirectMessage } from './direct-messages.ts';
import { holeCards } from './private-bodies.ts';
import { receiptFor } from '../answers/receipts.ts';

/**
 * What one person alone is told, of which no click asked: their cards at the deal, the receipt of a
 * session that ended by itself, and to the opener that a table has lost its place.
 */
export function tellPrivately(commit: Commit, context: BotContext): void {
  for (const event of commit.events) tell(event, commit, context);
}

/**
 * After a start: the cards of a running hand that were dealt and had not reached everybody when the
 * process ended. Whom they have reached is not told again.
 */
export function tellAgain(table: Table, context: BotContext): void {
  if (!table.handRunning) return;
  for (const { member } of table.dealtTo) {
    const told = context.room.toldCards.lastHand(table.id, member);
    if (told !== table.handNumber) sendHoleCards(table, member, context);
  }
}

function tell(event: TableEvent, commit: Commit, context: BotContext): void {
  if (event.type === 'seatTaken') {
    const user = context.room.userOf(event.member);
    if (user !== null) context.directMessages.tryAgain(user);
  } else if (event.type === 'handDealt') {
    for (const { member } of commit.after.dealtTo) sendHoleCards(commit.after, member, context);
  } else if (event.type === 'seatLeft') {
    // Whoever leaves by a command has the receipt in its answer.
    if (commit.cause !== 'leave' || event.why !== 'asked') sendReceipt(commit, event.member, context);
  } else if (event.type === 'tablePaused') {
    const { reason } = event;
    if (reason === 'channelGone' || reason === 'cannotPost') tellOpener(commit, reason, context);
  }
}

function sendHoleCards(table: Table, member: MemberId, context: BotContext): void {
  const { room } = context;
  const { toldCards } = room;
  if (room.settingsOf(member).cards === 'button') return;
  send(member, context, (user) => {
    const messages = context.readers.one(user, table.guildId);
    const body = holeCards({ table, member, messages }, context);
    return body === null
      ? null
      : {
          body,
          nonce: `c.${table.id.slice(-8)}.${table.handNumber}`,
          instead: { content: messages.holeCards.directMessagesClosed, embeds: [], components: [] },
          remind: 'once',
          onDelivered: () => toldCards.remember(table.id, member, table.handNumber),
        };
  });
}

function sendReceipt(commit: Commit, member: MemberId, context: BotContext): void {
  send(member, context, (user) => {
    const messages = context.readers.one(user, commit.after.guildId);
    const body = receiptFor(messages, commit, member);
    const nonce = `r.${commit.after.id.slice(-8)}.${commit.after.version}`;
    return body === null ? null : { body, nonce, instead: body, remind: 'always' };
  });
}

function tellOpener(commit: Commit, reason: 'channelGone' | 'cannotPost', context: BotContext): void {
  const { after: table } = commit;
  send(table.opener, context, (user) => {
    const messages = context.readers.one(user, table.guildId);
    const name = shownTableName(messages, table.settings.name);
    const place = whyUnpostable(context.client, table.channelId);
    const lost = reason === 'channelGone' ? { ...place, reason, permissions: [] } : place;
    const content = messages.errors.tableLostItsPlace({ table: name, ...lost });
    const body = { content, embeds: [], components: [] };
    return { body, nonce: `p.${table.id.slice(-8)}.${table.version}`, instead: body, remind: 'always' };
  });
}

/** Somebody who was erased is told nothing. */
function send(
  member: MemberId,
  { room, directMessages }: BotContext,
  write: (user: UserId) => Omit<DirectMessage, 'to'> | null,
): void {
  const to = room.userOf(member);
  const message = to === null ? null : write(to);
  if (to !== null && message !== null) directMessages.send({ to, ...message });
}
