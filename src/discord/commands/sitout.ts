import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';
import { ask, atTable } from './play.ts';

const from = nameOf((commands) => commands.sitout.options.from);

export const sitout: Command = {
  data: commandData(
    (commands) => commands.sitout,
    [choiceOption((commands) => commands.sitout.options.from, { required: false })],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) => {
      const big = interaction.options.getString(from) === 'next-big-blind';
      const when = big ? 'next-big-blind' : 'next-hand';
      return ask(interaction, context, asker, {
        command: { type: 'sitOut', member: asker.member, from: when },
        done: () => asker.messages.done.sitsOut[when],
      });
    }),
};
