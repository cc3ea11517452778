import type { APIApplicationCommandBasicOption } from 'discord.js';
import { guildId } from '../../shared/ids.ts';
import { answerPrivately } from '../answer.ts';
import { isFloor, messagesOf } from '../asker.ts';
import { tableInfoBody, tableListBody } from '../private-bodies.ts';
import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf, numberOption, subcommand, textOption } from './described.ts';
import { ask, atTable } from './play.ts';
import { openHere } from './table-open.ts';
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
        return atTable(interaction, context, (asker) =>
          ask(interaction, context, asker, {
            command: { type: 'close', member: asker.member, floor: isFloor(interaction) },
            done: ({ after }) =>
              after.status === 'closed' ? asker.messages.done.tableClosed : asker.messages.done.tableClosing,
          }),
        );
      case names.resume:
        return resumeHere(interaction, context);
    }
  },
};

function openOptions(): readonly APIApplicationCommandBasicOption[] {
  return [
    textOption((commands) => commands.table.subcommands.open.options.stakes, { required: true }),
    choiceOption((commands) => commands.table.subcommands.open.options.game, { required: false }),
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
    textOption((commands) => commands.table.subcommands.open.options.minBuyIn, { required: false }),
    textOption((commands) => commands.table.subcommands.open.options.maxBuyIn, { required: false }),
    numberOption((commands) => commands.table.subcommands.open.options.clock, {
      required: false,
      min: 5,
      max: 2_592_000,
    }),
    textOption((commands) => commands.table.subcommands.open.options.ante, { required: false }),
    choiceOption((commands) => commands.table.subcommands.open.options.place, { required: false }),
  ];
}
