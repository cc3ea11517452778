import { channelId, guildId } from '../../shared/ids.ts';
import { chipsAt } from '../../table/queries.ts';
import type { Table } from '../../table/table.ts';
import type { Deed } from '../../runtime/floor-protocol.ts';
import { answerPrivately, type Answer } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { askFirst, type Yes } from '../floor/confirmations.ts';
import { deedOf, reasonIn, tableHere, told } from '../floor/deed.ts';
import { noPlaceForTables } from '../floor/opening-rights.ts';
import { cannotPostHere } from '../tables/posting-permissions.ts';
import { shownReason } from '../render/audit-message.ts';
import { shownTableName } from '../render/render-context.ts';
import type { CommandUse } from './command.ts';
import { nameOf, subcommand, textOption } from './described.ts';
import { LONGEST_REASON, type FloorSubcommand } from './floor-subcommand.ts';

const pauseReason = nameOf((commands) => commands.floor.subcommands.pause.options.reason);
const resumeReason = nameOf((commands) => commands.floor.subcommands.resume.options.reason);
const closeReason = nameOf((commands) => commands.floor.subcommands.close.options.reason);
const voidReason = nameOf((commands) => commands.floor.subcommands.void.options.reason);

/** After so many acts a hand is voided with a reason and a yes only (docs/rules.md §6). */
const ACTS_OF_A_MISDEAL = 2;

/** `/floor pause`: nothing is dealt and no clock runs. */
export const pause: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.pause,
    [
      textOption((commands) => commands.floor.subcommands.pause.options.reason, {
        required: false,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  execute: (interaction, context) =>
    atTableHere(interaction, context, (table) => {
      const messages = messagesOf(interaction);
      const deed = deedOf(interaction, reasonIn(interaction, pauseReason), context);
      const result = context.room.floor.at(table, { type: 'pause', reason: 'floor' }, deed, 'pause');
      return told(messages, result, () =>
        messages.floor.done.paused({ table: shownTableName(messages, table.settings.name) }),
      );
    }),
};

/** `/floor resume`: ends a pause or a freeze; a table that has lost its channel goes on in this one. */
export const resume: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.resume,
    [
      textOption((commands) => commands.floor.subcommands.resume.options.reason, {
        required: false,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const cannot = cannotPostHere(interaction, { inNewThread: false });
    if (cannot !== null) return answerPrivately(interaction, cannot);
    const here = channelId(interaction.channelId);
    const table = tableHere(interaction, context) ?? homelessTable(interaction, context);
    if (table === null) return answerPrivately(interaction, messages.floor.errors.nothingToResume);
    const elsewhere = table.channelId === here ? null : noPlaceForTables(interaction, context);
    if (elsewhere !== null) return answerPrivately(interaction, elsewhere);
    const deed = deedOf(interaction, reasonIn(interaction, resumeReason), context);
    const result = context.room.floor.at(table, { type: 'resume', channelId: here }, deed, 'resume');
    return answerPrivately(
      interaction,
      told(messages, result, () =>
        messages.floor.done.resumed({ table: shownTableName(messages, table.settings.name) }),
      ),
    );
  },
};

/** The oldest table that cannot be shown where it was. */
function homelessTable(interaction: CommandUse, { room }: BotContext): Table | null {
  const lost = ({ pause: why }: Table) => why?.reason === 'channelGone' || why?.reason === 'cannotPost';
  return room.tablesOf(guildId(interaction.guildId)).find(lost) ?? null;
}

/** `/floor close`: everybody is cashed out, after the running hand. */
export const close: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.close,
    [
      textOption((commands) => commands.floor.subcommands.close.options.reason, {
        required: true,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const reason = reasonIn(interaction, closeReason);
    const table = tableHere(interaction, context);
    if (table === null) return answerPrivately(interaction, messages.floor.errors.noTableHere);
    if (reason === null) return answerPrivately(interaction, messages.floor.errors.reasonNeeded);
    const players = table.seats.filter((seat) => seat !== null).length;
    const carryOut = (use: CommandUse | Yes) => closeTable(table, deedOf(use, reason, context), use, context);
    if (players === 0) return answerPrivately(interaction, carryOut(interaction));
    const question = messages.floor.ask.close({
      table: shownTableName(messages, table.settings.name),
      players,
      chips: chipsAt(table),
      running: table.handRunning,
    });
    return askFirst(interaction, context, { question, needsFloor: true, run: carryOut });
  },
};

function closeTable(table: Table, deed: Deed, use: CommandUse | Yes, { room }: BotContext): Answer {
  const messages = messagesOf(use);
  const command = { type: 'close', member: deed.actor, floor: true } as const;
  return told(messages, room.floor.at(room.table(table.id) ?? table, command, deed, 'close'), ({ after }) =>
    after.status === 'closed' ? messages.done.tableClosed : messages.done.tableClosing,
  );
}

/** `/floor void`: at once as a misdeal; later with a reason and a yes, for a fault of the software. */
export const voidHand: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.void,
    [
      textOption((commands) => commands.floor.subcommands.void.options.reason, {
        required: false,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const reason = reasonIn(interaction, voidReason);
    const table = tableHere(interaction, context);
    if (table === null) return answerPrivately(interaction, messages.floor.errors.noTableHere);
    const acted = table.handRunning ? (table.hand?.actionNumber ?? 0) : 0;
    const carryOut = (use: CommandUse | Yes) => undoHand(table, deedOf(use, reason, context), use, context);
    if (acted < ACTS_OF_A_MISDEAL) return answerPrivately(interaction, carryOut(interaction));
    if (reason === null) return answerPrivately(interaction, messages.floor.errors.reasonNeeded);
    const question = messages.floor.ask.void({
      table: shownTableName(messages, table.settings.name),
      hand: table.handNumber,
      acted,
    });
    return askFirst(interaction, context, { question, needsFloor: true, run: carryOut });
  },
};

/** `asked` is the table as it was when the question was asked: a yes is never for a later hand. */
function undoHand(asked: Table, deed: Deed, use: CommandUse | Yes, context: BotContext): Answer {
  const { room, floorNews } = context;
  const messages = messagesOf(use);
  const table = room.table(asked.id) ?? asked;
  const hand = asked.handNumber;
  if (table.handNumber !== hand) return messages.floor.ask.tooLate;
  const afterAction = use.isButton();
  return told(messages, room.floor.voidHand(table, afterAction, deed), () => {
    for (const { member } of table.dealtTo) {
      if (member === deed.actor) continue;
      floorNews.tell(member, table.guildId, (theirs) =>
        theirs.floor.told.voided({
          table: shownTableName(theirs, table.settings.name),
          hand,
          reason: deed.reason === null ? null : shownReason(deed.reason),
        }),
      );
    }
    return messages.floor.done.voided({ table: shownTableName(messages, table.settings.name), hand });
  });
}

/** Does something at the table of this channel and tells what came of it. */
async function atTableHere(
  interaction: CommandUse,
  context: BotContext,
  use: (table: Table) => Answer,
): Promise<void> {
  const table = tableHere(interaction, context);
  const { errors } = messagesOf(interaction).floor;
  await answerPrivately(interaction, table === null ? errors.noTableHere : use(table));
}
