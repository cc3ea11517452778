import { guildId } from '../../shared/ids.ts';
import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { deedOf, personIn, told } from '../floor/deed.ts';
import { auditMessage } from '../render/audit-message.ts';
import { nameOf, subcommand, userOption } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

const memberOption = nameOf((commands) => commands.floor.subcommands.audit.options.member);
const SHOWN = 25;

/** `/floor audit`: the last lines; reading them is a line too. */
export const audit: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.audit,
    [userOption((commands) => commands.floor.subcommands.audit.options.member, { required: false })],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { room } = context;
    const about =
      interaction.options.getUser(memberOption) === null
        ? null
        : personIn(interaction, memberOption, context);
    if (about !== null && about.member === null) {
      return answerPrivately(interaction, messages.floor.errors.nothingKept({ name: about.name }));
    }
    const member = about?.member ?? null;
    const rows = room.floor.auditLog(guildId(interaction.guildId), { member, limit: SHOWN });
    const noted = room.floor.note('audit', deedOf(interaction, null, context), { target: member });
    return answerPrivately(
      interaction,
      told(messages, noted, () => auditMessage(rows, { messages, room })),
    );
  },
};
