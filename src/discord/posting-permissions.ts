import { PermissionFlagsBits, PermissionsBitField, channelMention, type PermissionsString } from 'discord.js';
import { messagesOf } from './asker.ts';
import type { CommandUse } from './commands/command.ts';

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
  const permissions = interaction.appPermissions.missing(needed).map(permissionName);
  if (permissions.length === 0) return null;
  return messagesOf(interaction).errors.cannotPost({
    channel: channelMention(interaction.channelId),
    permissions,
  });
}

/** Discord's own words for a permission, as they stand in the server's settings. */
export function permissionName(name: PermissionsString): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

export function isThread({ channel }: CommandUse): boolean {
  return channel?.isThread() ?? false;
}
