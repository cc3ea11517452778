import { answerPrivately } from '../answers/answer.ts';
import type { Command } from './command.ts';
import { commandData, nameOf, textOption } from './described.ts';
import { ask, atTable } from './play.ts';
import { positionsIn } from './positions.ts';

const cards = nameOf((commands) => commands.show.options.cards);

export const show: Command = {
  data: commandData(
    (commands) => commands.show,
    [textOption((commands) => commands.show.options.cards, { required: false })],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      const { member, messages, table } = asker;
      const positions = positionsIn(interaction.options.getString(cards) ?? '');
      if (positions === null) {
        const held = table.hand?.players[0]?.hole.length ?? 2;
        await answerPrivately(interaction, messages.errors.positionsNotUnderstood(held));
        return;
      }
      await ask(interaction, context, asker, {
        command: { type: 'show', member, hand: null, cards: positions.length === 0 ? null : positions },
        done: () => messages.done.shown,
      });
    }),
};
