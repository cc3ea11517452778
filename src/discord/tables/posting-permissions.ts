import {
  PermissionFlagsBits,
  PermissionsBitField,
  channelMention,
  type Client,
  type PermissionsString,
} from 'discord.js';
import type { ChannelId } from '../../shared/ids.ts';
import { PERMISSIONS, type Permission } from '../../i18n/permission-messages.ts';
import type { LostPlace } from '../../i18n/private-messages.ts';
import { messagesOf } from '../people/asker.ts';
import type { CommandUse } from '../commands/command.ts';

/** What we lack to put a table where a command is used, as the sentence that says so; null: nothing. */
export function cannotPostHere(
  interaction: CommandUse,
  { inNewThread }: { readonly inNewThread: boolean },
): string | null {
  const { ViewChannel, SendMessages, SendMessagesInThreads, CreatePublicThreads, EmbedLinks } =
    PermissionFlagsBits;
  const needed = new PermissionsBitField([ViewChannel, EmbedLinks]);
  if (inNewThread) needed.add(CreatePublicThreads, SendMessagesInThreads);
  else needed.add(isThread(interaction) ? SendMessagesInThreads : SendMessages);
  const permissions = namedPermissions(interaction.appPermissions.missing(needed));
  if (permissions.length === 0) return null;
  return messagesOf(interaction).errors.cannotPost({
    channel: channelMention(interaction.channelId),
    permissions,
  });
}

/** The ones that our messages have a name for: whatever is needed in a place. */
export function namedPermissions(missing: readonly PermissionsString[]): readonly Permission[] {
  return PERMISSIONS.filter((permission) => missing.includes(permission));
}

export function isThread({ channel }: CommandUse): boolean {
  return channel?.isThread() ?? false;
}

/** Why a channel takes no messages any more, as far as the servers we know tell it. */
export function whyUnpostable(client: Client<true>, id: ChannelId): Omit<LostPlace, 'table'> {
  const channel = client.channels.cache.get(id);
  const place = channelMention(id);
  if (channel === undefined || channel.isDMBased()) {
    return { reason: 'cannotPost', channel: place, permissions: [] };
  }
  if (channel.isThread() && channel.locked === true) {
    return { reason: 'locked', channel: place, permissions: ['ManageThreads'] };
  }
  const { ViewChannel, SendMessages, SendMessagesInThreads, EmbedLinks } = PermissionFlagsBits;
  const needed = [ViewChannel, channel.isThread() ? SendMessagesInThreads : SendMessages, EmbedLinks];
  const missing = channel.permissionsFor(client.user)?.missing(needed) ?? [];
  return { reason: 'cannotPost', channel: place, permissions: namedPermissions(missing) };
}
