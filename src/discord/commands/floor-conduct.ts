import { guildId, type MemberId } from '../../shared/ids.ts';
import { inRunningHand, seatOf } from '../../table/queries.ts';
import type { Table } from '../../table/table.ts';
import { isAt } from '../../runtime/floor-protocol.ts';
import { answerPrivately, type Answer } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { askFirst, type Yes } from '../floor/confirmations.ts';
import { deedOf, enrolled, personIn, reasonIn, shown, tableHere, told, type Person } from '../floor/deed.ts';
import { shownReason } from '../render/audit-message.ts';
import { shownTableName } from '../render/render-context.ts';
import type { CommandUse } from './command.ts';
import { nameOf, subcommand, textOption, userOption } from './described.ts';
import { LONGEST_REASON, type FloorSubcommand } from './floor-subcommand.ts';

const names = {
  kick: {
    member: nameOf((commands) => commands.floor.subcommands.kick.options.member),
    reason: nameOf((commands) => commands.floor.subcommands.kick.options.reason),
  },
  ban: {
    member: nameOf((commands) => commands.floor.subcommands.ban.options.member),
    reason: nameOf((commands) => commands.floor.subcommands.ban.options.reason),
  },
  unban: {
    member: nameOf((commands) => commands.floor.subcommands.unban.options.member),
    reason: nameOf((commands) => commands.floor.subcommands.unban.options.reason),
  },
};

const needed = { required: true, maxLength: LONGEST_REASON };

/** `/floor kick`: the member folds and is cashed out. */
export const kick: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.kick,
    [
      userOption((commands) => commands.floor.subcommands.kick.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.kick.options.reason, needed),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { errors, ask } = messages.floor;
    const person = personIn(interaction, names.kick.member, context);
    const reason = reasonIn(interaction, names.kick.reason);
    const { member, name } = person;
    const tables = member === null ? [] : tablesWith(interaction, member, context);
    const [table, another] = tables;
    if (member === null || table === undefined)
      return answerPrivately(interaction, errors.notAtATable({ name }));
    if (another !== undefined) return answerPrivately(interaction, errors.severalTables({ name }));
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    const seat = seatOf(table, member);
    const inHand = seat !== null && inRunningHand(table, seat) !== null;
    return askFirst(interaction, context, {
      question: ask.kick({ name, table: shownTableName(messages, table.settings.name), inHand }),
      needsFloor: true,
      run: (yes) => standUp(yes, context, { table, person: { ...person, member }, reason }),
    });
  },
};

/** The table of this channel, if they are at it, or else all where they are. */
function tablesWith(interaction: CommandUse, member: MemberId, context: BotContext): readonly Table[] {
  const here = tableHere(interaction, context);
  if (here !== null && isAt(here, member)) return [here];
  return context.room.tablesOf(guildId(interaction.guildId)).filter((table) => isAt(table, member));
}

function standUp(
  yes: Yes,
  context: BotContext,
  {
    table: asked,
    person: { member, name },
    reason,
  }: {
    readonly table: Table;
    readonly person: Person & { readonly member: MemberId };
    readonly reason: string;
  },
): Answer {
  const { room, floorNews } = context;
  const messages = messagesOf(yes);
  const table = room.table(asked.id) ?? asked;
  const deed = deedOf(yes, reason, context);
  return told(messages, room.floor.at(table, { type: 'memberGone', member }, deed, 'kick'), ({ after }) => {
    floorNews.tell(member, table.guildId, (theirs) =>
      theirs.floor.told.kicked({
        table: shownTableName(theirs, table.settings.name),
        reason: shownReason(reason),
      }),
    );
    const at = { name, table: shownTableName(messages, table.settings.name) };
    const { done } = messages.floor;
    return seatOf(after, member) === null ? done.kicked(at) : done.kickedAfterHand(at);
  });
}

/** `/floor ban`: may not sit down or open tables in this server any more. */
export const ban: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.ban,
    [
      userOption((commands) => commands.floor.subcommands.ban.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.ban.options.reason, needed),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { errors, ask, done } = messages.floor;
    const person = personIn(interaction, names.ban.member, context);
    const reason = reasonIn(interaction, names.ban.reason);
    if (person.user.bot) return answerPrivately(interaction, errors.bot);
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    return askFirst(interaction, context, {
      question: ask.ban({ name: person.name }),
      needsFloor: true,
      run(yes) {
        const member = enrolled(person, interaction, context);
        return told(messages, context.room.floor.ban(member, deedOf(yes, reason, context)), () => {
          tellStanding(yes, context, { member, reason, what: 'banned' });
          return done.banned({ name: person.name });
        });
      },
    });
  },
};

/** `/floor unban`. */
export const unban: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.unban,
    [
      userOption((commands) => commands.floor.subcommands.unban.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.unban.options.reason, needed),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { member, name } = personIn(interaction, names.unban.member, context);
    const reason = reasonIn(interaction, names.unban.reason);
    if (member === null)
      return answerPrivately(interaction, messages.refusals.notBanned({ code: 'notBanned' }));
    if (reason === null) return answerPrivately(interaction, messages.floor.errors.reasonNeeded);
    const result = context.room.floor.unban(member, deedOf(interaction, reason, context));
    return answerPrivately(
      interaction,
      told(messages, result, () => {
        tellStanding(interaction, context, { member, reason, what: 'unbanned' });
        return messages.floor.done.unbanned({ name });
      }),
    );
  },
};

function tellStanding(
  use: CommandUse | Yes,
  { floorNews }: BotContext,
  {
    member,
    reason,
    what,
  }: { readonly member: MemberId; readonly reason: string; readonly what: 'banned' | 'unbanned' },
): void {
  floorNews.tell(member, guildId(use.guildId), (theirs) =>
    theirs.floor.told[what]({ server: shown(theirs, use.guild.name), reason: shownReason(reason) }),
  );
}
