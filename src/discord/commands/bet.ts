import type { Command } from './command.ts';
import { commandData, nameOf, textOption } from './described.ts';
import { playAmount, suggestAmounts } from './play-amount.ts';

const amount = nameOf((commands) => commands.bet.options.amount);

export const bet: Command = {
  data: commandData(
    (commands) => commands.bet,
    [textOption((commands) => commands.bet.options.amount, { required: true, suggests: true })],
  ),
  execute: (interaction, context) => playAmount(interaction, context, { act: 'bet', option: amount }),
  suggest: (interaction, context) => suggestAmounts(interaction, context, 'bet'),
};
