import { guildId } from '../../shared/ids.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { answerPrivately } from '../answers/answer.ts';
import { memberOf, messagesOf } from '../people/asker.ts';
import type { Command } from './command.ts';
import { commandData } from './described.ts';

/** The free refill. */
export const daily: Command = {
  data: commandData((commands) => commands.daily),
  execute: (interaction, context) => {
    const messages = messagesOf(interaction);
    const member = memberOf(interaction, context);
    const refill = context.room.refill(guildId(interaction.guildId), member, interaction.id);
    return answerPrivately(
      interaction,
      refill.ok ? messages.done.refilled(refill.value) : describeRefusal(messages, refill.error),
    );
  },
};
