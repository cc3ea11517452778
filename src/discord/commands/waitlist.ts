import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';
import { ask, atTable } from './play.ts';

const action = nameOf((commands) => commands.waitlist.options.action);

export const waitlist: Command = {
  data: commandData(
    (commands) => commands.waitlist,
    [choiceOption((commands) => commands.waitlist.options.action, { required: false })],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) => {
      const { member, messages } = asker;
      if (interaction.options.getString(action) === 'leave') {
        return ask(interaction, context, asker, {
          command: { type: 'leaveWaitingList', member },
          done: () => messages.done.noLongerWaiting,
        });
      }
      return ask(interaction, context, asker, {
        command: { type: 'joinWaitingList', member },
        done: ({ after }) => messages.done.waiting(after.waitingList.indexOf(member) + 1),
      });
    }),
};
