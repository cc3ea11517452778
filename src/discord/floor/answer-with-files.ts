import { MessageFlags } from 'discord.js';
import { acknowledged } from '../answers/answer.ts';
import type { CommandUse } from '../commands/command.ts';
import type { AttachedFile, MessageBody } from '../message-body.ts';

/** A private answer with files. */
export async function answerWithFiles(
  interaction: CommandUse,
  { content, embeds }: Pick<MessageBody, 'content' | 'embeds'>,
  files: readonly AttachedFile[],
): Promise<void> {
  const options = {
    content,
    embeds: [...embeds],
    files: files.map(({ name, data, description }) => ({
      attachment: data,
      name,
      ...(description === null ? {} : { description }),
    })),
  };
  if (interaction.deferred) await interaction.editReply(options);
  else {
    await acknowledged(() =>
      interaction.reply({ ...options, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } }),
    );
  }
}
