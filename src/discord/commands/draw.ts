import { playerAt } from '../../engine/hand/queries.ts';
import { seatOf } from '../../table/queries.ts';
import { answerPrivately } from '../answers/answer.ts';
import type { Command } from './command.ts';
import { commandData, nameOf, textOption } from './described.ts';
import { atTable, play } from './play.ts';
import { positionsIn } from './positions.ts';

const cards = nameOf((commands) => commands.draw.options.cards);

export const draw: Command = {
  data: commandData(
    (commands) => commands.draw,
    [textOption((commands) => commands.draw.options.cards, { required: false })],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      const seat = seatOf(asker.table, asker.member);
      const player = asker.table.hand === null || seat === null ? null : playerAt(asker.table.hand, seat);
      const discard = positionsIn(interaction.options.getString(cards) ?? '');
      if (discard === null) {
        const held = player?.hole.length ?? 5;
        await answerPrivately(interaction, asker.messages.errors.positionsNotUnderstood(held));
      } else await play(interaction, context, asker, { type: 'draw', discard });
    }),
};
