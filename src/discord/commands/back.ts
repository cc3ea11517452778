import { cameBack } from '../answers/came-back.ts';
import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';
import { ask, atTable } from './play.ts';

const blind = nameOf((commands) => commands.back.options.blind);

export const back: Command = {
  data: commandData(
    (commands) => commands.back,
    [choiceOption((commands) => commands.back.options.blind, { required: false })],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) => {
      const { member, messages } = asker;
      const post = interaction.options.getString(blind) === 'post';
      return ask(interaction, context, asker, {
        command: { type: 'comeBack', member, post },
        done: (commit) => cameBack(messages, commit, { member, post }),
      });
    }),
};
