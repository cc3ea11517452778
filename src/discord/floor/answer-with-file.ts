import { MessageFlags } from 'discord.js';
import { acknowledged } from '../answer.ts';
import type { CommandUse } from '../commands/command.ts';
import type { MessageBody } from '../message-body.ts';

export interface AttachedFile {
  readonly name: string;
  readonly data: Buffer;
}

/** A private answer with a file. */
export async function answerWithFile(
  interaction: CommandUse,
  { content, embeds }: Pick<MessageBody, 'content' | 'embeds'>,
  { name, data }: AttachedFile,
): Promise<void> {
  const options = { content, embeds: [...embeds], files: [{ attachment: data, name }] };
  if (interaction.deferred) await acknowledged(() => interaction.editReply(options));
  else {
    await acknowledged(() =>
      interaction.reply({ ...options, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } }),
    );
  }
}
