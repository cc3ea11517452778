import type { APIApplicationCommandBasicOption } from 'discord.js';
import { guildId } from '../../shared/ids.ts';
import { answerPrivately } from '../answers/answer.ts';
import { isFloor, messagesOf, type AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { deedOf, told } from '../floor/deed.ts';
import { tableInfoBody, tableListBody } from '../private/private-bodies.ts';
import type { Command, CommandUse } from './command.ts';
import { choiceOption, commandData, nameOf, numberOption, subcommand, textOption } from './described.ts';
import { atTable } from './play.ts';
import { openHere, suggestOpening } from './table-open.ts';
import { resumeHere } from './table-resume.ts';

const names = {
  open: nameOf((commands) => commands.table.subcommands.open),
  list: nameOf((commands) => commands.table.subcommands.list),
  info: nameOf((commands) => commands.table.subcommands.info),
  close: nameOf((commands) => commands.table.subcommands.close),
  resume: nameOf((commands) => commands.table.subcommands.resume),
};

/** Opening a table is long enough for a file of its own, `table-open.ts`. */
export const table: Command = {
  data: commandData(
    (commands) => commands.table,
    [
      subcommand((commands) => commands.table.subcommands.open, openOptions()),
      subcommand((commands) => commands.table.subcommands.list),
      subcommand((commands) => commands.table.subcommands.info),
      subcommand((commands) => commands.table.subcommands.close),
      subcommand((commands) => commands.table.subcommands.resume),
    ],
  ),
  async execute(interaction, context) {
    switch (interaction.options.getSubcommand()) {
      case names.open:
        return openHere(interaction, context);
      case names.list: {
        const tables = context.room.tablesOf(guildId(interaction.guildId));
        return answerPrivately(interaction, tableListBody(tables, messagesOf(interaction), context));
      }
      case names.info:
        return atTable(interaction, context, (asker) =>
          answerPrivately(interaction, tableInfoBody(asker.table, asker.messages, context)),
        );
      case names.close:
        return atTable(interaction, context, (asker) => closeIt(interaction, context, asker));
      case names.resume:
        return resumeHere(interaction, context);
    }
  },
  suggest: suggestOpening,
};

/** The opener's own table; for somebody else's it is a use of the floor's rights, and on record as one. */
function closeIt(interaction: CommandUse, context: BotContext, asker: AskerAtTable): Promise<void> {
  const { table: here, member, messages } = asker;
  const floor = here.opener !== member && isFloor(interaction, context);
  const command = { type: 'close', member, floor } as const;
  const result = floor
    ? context.room.floor.at(here, command, deedOf(interaction, null, context), 'close')
    : context.room.dispatch(here.id, command, interaction.id);
  const { tableClosed, tableClosing } = messages.done;
  return answerPrivately(
    interaction,
    told(messages, result, ({ after }) => (after.status === 'closed' ? tableClosed : tableClosing)),
  );
}

function openOptions(): readonly APIApplicationCommandBasicOption[] {
  return [
    textOption((commands) => commands.table.subcommands.open.options.stakes, {
      required: true,
      suggests: true,
    }),
    textOption((commands) => commands.table.subcommands.open.options.game, {
      required: false,
      suggests: true,
    }),
    choiceOption((commands) => commands.table.subcommands.open.options.limit, { required: false }),
    textOption((commands) => commands.table.subcommands.open.options.name, {
      required: false,
      maxLength: 60,
    }),
    numberOption((commands) => commands.table.subcommands.open.options.seats, {
      required: false,
      min: 2,
      max: 10,
    }),
    textOption((commands) => commands.table.subcommands.open.options.minBuyIn, {
      required: false,
      suggests: true,
    }),
    textOption((commands) => commands.table.subcommands.open.options.maxBuyIn, { required: false }),
    numberOption((commands) => commands.table.subcommands.open.options.clock, {
      required: false,
      min: 5,
      max: 2_592_000,
    }),
    textOption((commands) => commands.table.subcommands.open.options.ante, { required: false }),
    choiceOption((commands) => commands.table.subcommands.open.options.place, { required: false }),
    choiceOption((commands) => commands.table.subcommands.open.options.shortBuyIn, { required: false }),
    choiceOption((commands) => commands.table.subcommands.open.options.strictClock, { required: false }),
  ];
}
