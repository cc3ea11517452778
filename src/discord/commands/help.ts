import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { helpTopicNamed } from '../help-id.ts';
import { helpMessage } from '../render/help-message.ts';
import { ownFaces } from '../people/taste.ts';
import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';

const topic = nameOf((commands) => commands.help.options.topic);

export const help: Command = {
  data: commandData(
    (commands) => commands.help,
    [choiceOption((commands) => commands.help.options.topic, { required: false })],
  ),
  execute: (interaction, context) => {
    const place = { topic: helpTopicNamed(interaction.options.getString(topic)) ?? 'start', step: 0 };
    const drawing = { messages: messagesOf(interaction), faces: ownFaces(interaction, context) };
    return answerPrivately(interaction, helpMessage(place, drawing));
  },
};
