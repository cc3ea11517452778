import { answerPrivately } from '../answers/answer.ts';
import { foldConfirmation } from '../private/private-bodies.ts';
import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { atTable, play } from './play.ts';

export const fold: Command = {
  data: commandData((commands) => commands.fold),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      // Folding when checking is free is legal, and hardly ever meant (docs/rules.md §2).
      const question = foldConfirmation(asker, context);
      if (question !== null) await answerPrivately(interaction, question);
      else await play(interaction, context, asker, { type: 'fold' });
    }),
};
