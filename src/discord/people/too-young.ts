import type { Interaction } from 'discord.js';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { guildId, userId } from '../../shared/ids.ts';
import { messagesOf } from './asker.ts';
import type { BotContext } from '../context.ts';
import { confirmationIn } from '../floor/confirmations.ts';
import { isHelpId } from '../help-id.ts';

/** What makes nobody a member of the room, or is for the floor, which is looked at on its own. */
const FOR_EVERYBODY = new Set(['help', 'rules', 'privacy', 'floor']);

/**
 * Why somebody whom the room does not know yet is not let in: nobody gets a wallet whose account is younger
 * than the server wants. Null: they are known, or old enough, or ask for nothing that needs a wallet. What
 * somebody who is known may not begin any more, the room itself refuses.
 */
export function tooYoungFor(interaction: Interaction, { room }: BotContext): string | null {
  if (!interaction.inGuild()) return null;
  const named = interaction.isCommand() || interaction.isAutocomplete() ? interaction.commandName : null;
  if (named !== null && FOR_EVERYBODY.has(named)) return null;
  if (interaction.isMessageComponent()) {
    const { customId } = interaction;
    if (isHelpId(customId) || confirmationIn(customId) !== null) return null;
  }
  const guild = guildId(interaction.guildId);
  const user = userId(interaction.user.id);
  const young = room.tooYoung(guild, user);
  if (young === null || room.findMember(guild, user) !== null) return null;
  return describeRefusal(messagesOf(interaction), young);
}
