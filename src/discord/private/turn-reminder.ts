import type { MemberId } from '../../shared/ids.ts';
import type { Table, Turn } from '../../table/table.ts';
import type { BotContext } from '../context.ts';
import type { MessageBody } from '../message-body.ts';
import { holeCards, linkTo } from './private-bodies.ts';
import { button, buttonRows } from '../render/buttons.ts';
import { shownTableName } from '../render/render-context.ts';

/**
 * What reminds a member privately that it is their turn: where, until when, and *Act*. Their cards come
 * with it unless they want them under *My cards* only. Null for somebody who was erased.
 */
export function turnReminder(
  { table, member, turn }: { readonly table: Table; readonly member: MemberId; readonly turn: Turn },
  context: Pick<BotContext, 'room' | 'readers' | 'cardEmojis'>,
): MessageBody | null {
  const { room, readers } = context;
  const user = room.userOf(member);
  if (user === null) return null;
  const messages = readers.one(user, table.guildId);
  const name = shownTableName(messages, table.settings.name);
  const link = linkTo(table, context);
  const content = messages.holeCards.turnReminder({
    table: link === null ? name : `[${name}](${link})`,
    deadline: turn.deadline,
  });
  const cards =
    room.settingsOf(member).cards === 'button' ? null : holeCards({ table, member, messages }, context);
  const act = button({ role: 'act', table: table.id, hand: table.handNumber }, messages.buttons.act, 'chips');
  return { content, embeds: cards?.embeds ?? [], components: buttonRows([act]) };
}
