import { answerPrivately } from '../answers/answer.ts';
import { myCards } from '../private/private-bodies.ts';
import { addPicture } from '../tables/table-pictures.ts';
import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { atTable } from './play.ts';

export const cards: Command = {
  data: commandData((commands) => commands.cards),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      await answerPrivately(interaction, myCards(asker, context));
      await addPicture(interaction, asker, null, context);
    }),
};
