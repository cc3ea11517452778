import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { answerPrivately } from '../answers/answer.ts';
import { allInConfirmation } from '../private/private-bodies.ts';
import { playWords } from '../people/taste.ts';
import { whyNotAllIn } from '../answers/why-not.ts';
import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { atTable } from './play.ts';

export const allin: Command = {
  data: commandData((commands) => commands.allin),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      const question = allInConfirmation(asker, context);
      await answerPrivately(
        interaction,
        question ?? describeRefusal(playWords(asker, context), whyNotAllIn(asker.table, asker.member)),
      );
    }),
};
