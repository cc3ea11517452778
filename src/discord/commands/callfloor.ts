import { MessageFlags } from 'discord.js';
import { acknowledged, answerPrivately } from '../answers/answer.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { deedOf, reasonIn } from '../floor/deed.ts';
import type { Command } from './command.ts';
import { commandData, nameOf, textOption } from './described.ts';
import { LONGEST_REASON } from './floor-subcommand.ts';
import { atTable } from './play.ts';

const reasonOption = nameOf((commands) => commands.callfloor.options.reason);

/** `/callfloor`: one message where the floor reads it; a table or a player calls again after a while only. */
export const callfloor: Command = {
  data: commandData(
    (commands) => commands.callfloor,
    [
      textOption((commands) => commands.callfloor.options.reason, {
        required: false,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, async ({ table, member, messages }) => {
      const { calls } = messages.floor;
      const again = context.floorCalls.tryAt([table.id, member]);
      if (again !== null) return answerPrivately(interaction, calls.tooSoon(again));
      await acknowledged(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
      const deed = deedOf(interaction, reasonIn(interaction, reasonOption), context);
      const about = { tableId: table.id, hand: table.handNumber === 0 ? null : table.handNumber };
      const noted = context.room.floor.note('callFloor', deed, about);
      if (!noted.ok) return answerPrivately(interaction, describeRefusal(messages, noted.error));
      const heard = await context.floorNews.call(table, { by: member, reason: deed.reason });
      return answerPrivately(interaction, heard ? calls.sent : calls.notSent);
    }),
};
