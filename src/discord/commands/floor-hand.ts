import { guildId, tableId } from '../../shared/ids.ts';
import type { Table } from '../../table/table.ts';
import { auditedHandView } from '../../views/audited-hand-view.ts';
import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { deedOf, reasonIn, tableHere, told } from '../floor/deed.ts';
import { auditedHandMessage } from '../render/audited-hand-message.ts';
import { plainTableName } from '../render/render-context.ts';
import type { CommandUse } from './command.ts';
import { nameOf, numberOption, subcommand, textOption } from './described.ts';
import { LONGEST_REASON, type FloorSubcommand } from './floor-subcommand.ts';

const names = {
  number: nameOf((commands) => commands.floor.subcommands.hand.options.number),
  reason: nameOf((commands) => commands.floor.subcommands.hand.options.reason),
  table: nameOf((commands) => commands.floor.subcommands.hand.options.table),
};

const LONGEST_ID = 40;
const MOST_OFFERED = 25;

/** `/floor hand`: the cards nobody showed, after the hand, with a reason and on record. */
export const hand: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.hand,
    [
      numberOption((commands) => commands.floor.subcommands.hand.options.number, {
        required: true,
        min: 1,
        max: 2_000_000_000,
      }),
      textOption((commands) => commands.floor.subcommands.hand.options.reason, {
        required: true,
        maxLength: LONGEST_REASON,
      }),
      textOption((commands) => commands.floor.subcommands.hand.options.table, {
        required: false,
        suggests: true,
        maxLength: LONGEST_ID,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { errors } = messages.floor;
    const table = tableMeant(interaction, context);
    const reason = reasonIn(interaction, names.reason);
    if (table === null) return answerPrivately(interaction, errors.noTableHere);
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    const deed = deedOf(interaction, reason, context);
    const number = interaction.options.getInteger(names.number, true);
    const played = context.room.floor.lookAt(table, number, deed);
    return answerPrivately(
      interaction,
      told(messages, played, (ended) => {
        const view = auditedHandView(ended, deed.actor);
        const drawing = {
          messages,
          nameOf: context.room.nameOf.bind(context.room),
          faces: context.cardEmojis.faces,
        };
        return view === null
          ? messages.refusals.dealtInYourself({ code: 'dealtInYourself', hand: number })
          : auditedHandMessage(view, table.settings.name, drawing);
      }),
    );
  },
  suggest(interaction, { room }) {
    const messages = messagesOf(interaction);
    const typed = interaction.options.getFocused().toLowerCase();
    return room
      .tablesOpenedLast(guildId(interaction.guildId), MOST_OFFERED)
      .map(({ id, name }) => ({ name: `${plainTableName(messages, name)} (${id})`, value: id }))
      .filter(({ name }) => name.toLowerCase().includes(typed));
  },
};

/** The table that was named, of this server alone; or else the one of this channel. */
function tableMeant(interaction: CommandUse, context: BotContext): Table | null {
  const named = interaction.options.getString(names.table);
  if (named === null) return tableHere(interaction, context);
  const table = context.room.table(tableId(named));
  return table?.guildId === guildId(interaction.guildId) ? table : null;
}
