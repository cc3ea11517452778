import { guildId, userId } from '../../shared/ids.ts';
import { ok } from '../../shared/result.ts';
import type { ResettableSetting } from '../../i18n/floor-command-messages.ts';
import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { deedOf, told } from '../floor/deed.ts';
import { serverSettingsMessage } from '../render/server-settings-message.ts';
import { choiceOption, nameOf, subcommand, subcommandGroup } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';
import { members } from './settings-members.ts';
import type { Change, SettingsPart } from './settings-part.ts';
import { room as ofTheRoom } from './settings-room.ts';
import { tables } from './settings-tables.ts';

const resetOption = nameOf(
  (commands) => commands.floor.subcommands.settings.subcommands.reset.options.setting,
);

const RESETS: Readonly<Record<ResettableSetting, Change>> = {
  chipName: { chipName: null },
  auditChannel: { auditChannel: null },
  floorRole: { floorRole: null },
  games: { games: [] },
  stakes: { stakes: [] },
  clock: { turnMs: null },
  sessionCeiling: { sessionCeiling: null },
  openRole: { openRole: null },
  channels: { channels: [] },
  startingBalance: { startingBalance: null },
  refill: { refill: null },
  refillHours: { refillEveryMs: null },
  refillBelow: { refillBelow: null },
  accountAge: { accountAgeDays: 0 },
};

const show: SettingsPart = {
  data: subcommand((commands) => commands.floor.subcommands.settings.subcommands.show),
  changeAsked: () => ok({}),
};

const reset: SettingsPart = {
  data: subcommand(
    (commands) => commands.floor.subcommands.settings.subcommands.reset,
    [
      choiceOption((commands) => commands.floor.subcommands.settings.subcommands.reset.options.setting, {
        required: true,
      }),
    ],
  ),
  changeAsked({ options }) {
    const which = options.getString(resetOption, true);
    return ok(Object.entries(RESETS).find(([setting]) => setting === which)?.[1] ?? {});
  },
};

const PARTS: readonly SettingsPart[] = [show, ofTheRoom, tables, members, reset];

/** `/floor settings`: shows what holds for the server, or changes it. */
export const settings: FloorSubcommand = {
  data: subcommandGroup(
    (commands) => commands.floor.subcommands.settings,
    PARTS.map(({ data }) => data),
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { room, presenter, readers } = context;
    const guild = guildId(interaction.guildId);
    const part = PARTS.find(({ data }) => data.name === interaction.options.getSubcommand()) ?? show;
    const change = part.changeAsked(interaction, messages, context);
    if (!change.ok) return answerPrivately(interaction, change.error);
    if (Object.keys(change.value).length === 0) {
      const now = room.floor.settingsOf(guild);
      return answerPrivately(interaction, serverSettingsMessage(now, messages, room.defaults));
    }
    const result = room.floor.change(change.value, deedOf(interaction, null, context), 'settings');
    // What everybody sees is in other words now, or has a picture, or has none any more.
    const { language, chipName, pictures } = change.value;
    const looksOther = [language, chipName, pictures].some((setting) => setting !== undefined);
    if (result.ok && looksOther) presenter.start(room.tablesOf(guild));
    const fresh = readers.one(userId(interaction.user.id), guild);
    return answerPrivately(
      interaction,
      told(fresh, result, (saved) => ({
        ...serverSettingsMessage(saved, fresh, room.defaults),
        content: fresh.floor.settings.saved,
      })),
    );
  },
};
