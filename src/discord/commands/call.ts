import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { atTable, play } from './play.ts';

export const call: Command = {
  data: commandData((commands) => commands.call),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) => play(interaction, context, asker, { type: 'call' })),
};
