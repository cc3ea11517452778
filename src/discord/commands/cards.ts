import { answerPrivately } from '../answer.ts';
import { myCards } from '../private-bodies.ts';
import type { Command } from './command.ts';
import { commandData } from './described.ts';
import { atTable } from './play.ts';

export const cards: Command = {
  data: commandData((commands) => commands.cards),
  execute: (interaction, context) =>
    atTable(interaction, context, (asker) => answerPrivately(interaction, myCards(asker, context))),
};
