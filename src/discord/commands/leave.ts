import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { ask, atTable } from './play.ts';
import { receiptFor } from '../answers/receipts.ts';

export const leave: Command = {
  data: commandData((commands) => commands.leave),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) => {
      const { member, messages } = asker;
      return ask(interaction, context, asker, {
        command: { type: 'leave', member },
        done: (commit) => receiptFor(messages, commit, member) ?? messages.done.leavesAfterHand,
      });
    }),
};
