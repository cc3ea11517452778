import type { Command } from './command.ts';
import { commandData, nameOf, textOption } from './described.ts';
import { playAmount, suggestAmounts } from './play-amount.ts';

const amount = nameOf((commands) => commands.raise.options.amount);

export const raise: Command = {
  data: commandData(
    (commands) => commands.raise,
    [textOption((commands) => commands.raise.options.amount, { required: true, suggests: true })],
  ),
  execute: (interaction, context) => playAmount(interaction, context, { act: 'raise', option: amount }),
  suggest: (interaction, context) => suggestAmounts(interaction, context, 'raise'),
};
