import { channelMention, roleMention } from 'discord.js';
import { channelId, guildId } from '../../shared/ids.ts';
import { isFloor, messagesOf } from '../asker.ts';
import type { CommandUse } from '../commands/command.ts';
import type { BotContext } from '../context.ts';

/** More channels than that are not named in a refusal. */
const NAMED_CHANNELS = 10;

/** Why somebody may not open a table where a command is used; null: they may. */
export function mayNotOpenHere(interaction: CommandUse, context: BotContext): string | null {
  const { openRole, channels } = context.room.floor.settingsOf(guildId(interaction.guildId));
  const { errors } = messagesOf(interaction).floor;
  const { channel, member } = interaction;
  const parent = channel?.isThread() === true ? channel.parentId : null;
  const here = [interaction.channelId, parent].filter((id) => id !== null).map(channelId);
  if (channels.length > 0 && !here.some((id) => channels.includes(id))) {
    return errors.notInThisChannel(channels.slice(0, NAMED_CHANNELS).map((id) => channelMention(id)));
  }
  const may = openRole === null || member.roles.cache.has(openRole) || isFloor(interaction, context);
  return may ? null : errors.mayNotOpen(roleMention(openRole));
}
