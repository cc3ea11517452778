import { HELP_TOPICS } from '../../i18n/help-messages.ts';
import { answerPrivately } from '../answer.ts';
import { messagesOf } from '../asker.ts';
import { helpMessage } from '../render/help-message.ts';
import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';

const topic = nameOf((commands) => commands.help.options.topic);

export const help: Command = {
  data: commandData(
    (commands) => commands.help,
    [choiceOption((commands) => commands.help.options.topic, { required: false })],
  ),
  execute: (interaction) => {
    const asked = interaction.options.getString(topic);
    const known = HELP_TOPICS.find((name) => name === asked) ?? 'start';
    return answerPrivately(interaction, helpMessage(known, messagesOf(interaction)));
  },
};
