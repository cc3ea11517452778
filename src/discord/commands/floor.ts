import { PermissionFlagsBits } from 'discord.js';
import { answerPrivately } from '../answers/answer.ts';
import { isFloor, messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import type { AutocompleteUse, Command, CommandUse } from './command.ts';
import { commandData } from './described.ts';
import { audit } from './floor-audit.ts';
import { ban, kick, unban } from './floor-conduct.ts';
import { grant, take } from './floor-chips.ts';
import { doctor } from './floor-doctor.ts';
import { eraseMember, exportMember } from './floor-privacy.ts';
import { hand } from './floor-hand.ts';
import { rake } from './floor-rake.ts';
import { report } from './floor-report.ts';
import { settings } from './floor-settings.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';
import { suspects } from './floor-suspects.ts';
import { close, pause, resume, voidHand } from './floor-table.ts';

const SUBCOMMANDS: readonly FloorSubcommand[] = [
  pause,
  resume,
  close,
  voidHand,
  kick,
  ban,
  unban,
  grant,
  take,
  settings,
  rake,
  report,
  audit,
  suspects,
  hand,
  doctor,
  exportMember,
  eraseMember,
];

const BY_NAME = new Map(SUBCOMMANDS.map((subcommand) => [subcommand.data.name, subcommand]));

function subcommandOf({ options }: CommandUse | AutocompleteUse): FloorSubcommand | undefined {
  return BY_NAME.get(options.getSubcommandGroup() ?? options.getSubcommand());
}

/**
 * The moderators' command. Discord shows it to members with Manage Server; who may really use it is
 * looked at here, for every subcommand at every use.
 */
export const floor: Command = {
  data: {
    ...commandData(
      (commands) => commands.floor,
      SUBCOMMANDS.map(({ data }) => data),
    ),
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
  },
  async execute(interaction: CommandUse, context: BotContext): Promise<void> {
    const { errors, floor: words } = messagesOf(interaction);
    if (!isFloor(interaction, context)) return answerPrivately(interaction, words.errors.notFloor);
    const subcommand = subcommandOf(interaction);
    if (subcommand === undefined) return answerPrivately(interaction, errors.unknownCommand);
    return subcommand.execute(interaction, context);
  },
  suggest: (interaction, context) =>
    isFloor(interaction, context) ? (subcommandOf(interaction)?.suggest?.(interaction, context) ?? []) : [],
};
