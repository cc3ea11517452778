import { PermissionFlagsBits, PermissionsBitField, channelMention } from 'discord.js';
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
  // Discord's own words for them, as they stand in the server's settings.
  const permissions = interaction.appPermissions
    .missing(needed)
    .map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '));
  if (permissions.length === 0) return null;
  return messagesOf(interaction).errors.cannotPost({
    channel: channelMention(interaction.channelId),
    permissions,
  });
}

export function isThread({ channel }: CommandUse): boolean {
  return channel?.isThread() ?? false;
}
