import type { GuildMember, User } from 'discord.js';
import { channelId, guildId, userId, type MemberId } from '../../shared/ids.ts';
import { describeRefusal, type Refusal } from '../../i18n/refusal-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { escapeMarkdown, plainText } from '../../i18n/untrusted-text.ts';
import type { Deed } from '../../runtime/floor-protocol.ts';
import type { Result } from '../../shared/result.ts';
import type { Table } from '../../table/table.ts';
import type { Answer } from '../answers/answer.ts';
import { memberOf, messagesOf } from '../people/asker.ts';
import type { CommandUse } from '../commands/command.ts';
import type { BotContext } from '../context.ts';
import type { Yes } from './confirmations.ts';

/** So much of a reason is kept; Discord's options take more. */
const REASON_LENGTH = 200;

/** The reason that was typed, on one line; null where none was, or nothing visible. */
export function reasonIn(interaction: CommandUse, option: string): string | null {
  const text = plainText(interaction.options.getString(option) ?? '', REASON_LENGTH);
  return text === '' ? null : text;
}

/** A use of the floor's rights by whoever made this interaction; the click that says yes is its own. */
export function deedOf(interaction: CommandUse | Yes, reason: string | null, context: BotContext): Deed {
  return {
    guildId: guildId(interaction.guildId),
    actor: memberOf(interaction, context),
    reason,
    key: interaction.id,
  };
}

/** The table of the channel where a command is used. */
export function tableHere(interaction: CommandUse, { room }: BotContext): Table | null {
  return room.tableIn(channelId(interaction.channelId));
}

/** Somebody a command is about. */
export interface Person {
  readonly user: User;
  /** As they are called in the server, made harmless. */
  readonly name: string;
  /** Null: never seen at the tables of this server. */
  readonly member: MemberId | null;
}

export function personIn(interaction: CommandUse, option: string, { room }: BotContext): Person {
  const user = interaction.options.getUser(option, true);
  const called = calledIn(interaction.options.getMember(option), user);
  return {
    user,
    name: shown(messagesOf(interaction), called),
    member: room.findMember(guildId(interaction.guildId), userId(user.id)),
  };
}

/** The member of the books that somebody is, from now on if not before. */
export function enrolled({ user, member }: Person, interaction: CommandUse, { room }: BotContext): MemberId {
  return member ?? room.memberOf(guildId(interaction.guildId), userId(user.id), user.displayName);
}

function calledIn(member: GuildMember | null, user: User): string {
  return member?.displayName ?? user.displayName;
}

/** A name where Discord formats text. */
export function shown({ nameless }: Pick<Messages, 'nameless'>, name: string): string {
  return escapeMarkdown(plainText(name) || nameless);
}

/** What came of something, in words. */
export function told<T>(messages: Messages, result: Result<T, Refusal>, done: (value: T) => Answer): Answer {
  return result.ok ? done(result.value) : describeRefusal(messages, result.error);
}
