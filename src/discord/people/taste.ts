import type { Interaction } from 'discord.js';
import { gameOf } from '../../engine/games/index.ts';
import { countedInBigBlinds } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { MemberSettings } from '../../runtime/room.ts';
import type { Table } from '../../table/table.ts';
import { guildId, userId, type MemberId } from '../../shared/ids.ts';
import type { AskerAtTable } from './asker.ts';
import type { CardEmojis } from '../cards/card-emojis.ts';
import type { BotContext } from '../context.ts';
import { textFaces, type CardFaces } from '../render/card-faces.ts';

// What the settings of a member make of what they are shown.

/**
 * The sentences of play for a member at a table: with amounts in big blinds, where they want that and the
 * table has one that everybody counts in. In fixed limit «BB» would be read as the big bet.
 */
export function playWords(
  { table, member, messages }: AskerAtTable,
  { room }: Pick<BotContext, 'room'>,
): Messages {
  const { gameId, limit, bigBlind } = table.settings;
  const counts = gameOf(gameId).forcedBets === 'blinds' && limit !== 'fixed-limit';
  return counts && room.settingsOf(member).bigBlinds ? countedInBigBlinds(messages, bigBlind) : messages;
}

/** How cards look to a member. */
export function facesFor(
  { fourColours, textOnly }: Pick<MemberSettings, 'fourColours' | 'textOnly'>,
  cardEmojis: CardEmojis,
): CardFaces {
  return textOnly ? textFaces : cardEmojis.facesIn(fourColours ? 'four' : 'two');
}

/** How cards look to whoever made an interaction; as to everybody, where they are not known yet. */
export function ownFaces(
  { guildId: guild, user }: Pick<Interaction, 'guildId' | 'user'>,
  { room, cardEmojis }: Pick<BotContext, 'room' | 'cardEmojis'>,
): CardFaces {
  const member = guild === null ? null : room.findMember(guildId(guild), userId(user.id));
  return member === null ? cardEmojis.faces : facesFor(room.settingsOf(member), cardEmojis);
}

/** Who wants to be offered to show a hand they need not show. The command works for everybody. */
export function wantsToBeAsked(member: MemberId, { room }: Pick<BotContext, 'room'>): boolean {
  return room.settingsOf(member).muck === 'ask';
}

/** Turns the automatic top-up on for a session that has just begun, where its player wants it in each. */
export function beginSession(
  { table, member }: { readonly table: Table; readonly member: MemberId },
  key: string,
  { room }: Pick<BotContext, 'room'>,
): void {
  if (!room.settingsOf(member).autoTopUp) return;
  room.dispatch(table.id, { type: 'setAutoTopUp', member, on: true }, `${key}:auto`);
}
