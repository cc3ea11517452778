import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { ask, atTable } from './play.ts';

export const muck: Command = {
  data: commandData((commands) => commands.muck),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) =>
      ask(interaction, context, asker, {
        command: { type: 'muck', member: asker.member, hand: null },
        done: () => asker.messages.done.mucked,
      }),
    ),
};
