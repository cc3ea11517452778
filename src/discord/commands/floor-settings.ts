import { channelMention } from 'discord.js';
import type { Chips } from '../../shared/chips.ts';
import { channelId, guildId, type ChannelId } from '../../shared/ids.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Messages } from '../../i18n/messages.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { ResettableSetting } from '../../i18n/floor-command-messages.ts';
import type { GuildSettings } from '../../runtime/floor-protocol.ts';
import { CLOCK_RANGES } from '../../table/open.ts';
import { answerPrivately } from '../answer.ts';
import { messagesOf } from '../asker.ts';
import type { BotContext } from '../context.ts';
import { deedOf, told } from '../floor/deed.ts';
import { missingIn } from '../floor/places.ts';
import { serverSettingsMessage } from '../render/server-settings-message.ts';
import type { CommandUse } from './command.ts';
import {
  channelOption,
  choiceOption,
  nameOf,
  numberOption,
  roleOption,
  subcommand,
  textOption,
} from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

const names = {
  language: nameOf((commands) => commands.floor.subcommands.settings.options.language),
  startingBalance: nameOf((commands) => commands.floor.subcommands.settings.options.startingBalance),
  refill: nameOf((commands) => commands.floor.subcommands.settings.options.refill),
  sessionCeiling: nameOf((commands) => commands.floor.subcommands.settings.options.sessionCeiling),
  openRole: nameOf((commands) => commands.floor.subcommands.settings.options.openRole),
  allowChannel: nameOf((commands) => commands.floor.subcommands.settings.options.allowChannel),
  disallowChannel: nameOf((commands) => commands.floor.subcommands.settings.options.disallowChannel),
  clock: nameOf((commands) => commands.floor.subcommands.settings.options.clock),
  auditChannel: nameOf((commands) => commands.floor.subcommands.settings.options.auditChannel),
  floorRole: nameOf((commands) => commands.floor.subcommands.settings.options.floorRole),
  reset: nameOf((commands) => commands.floor.subcommands.settings.options.reset),
};

const optional = { required: false };

/** `/floor settings`: shows what holds for the server, or changes it. */
export const settings: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.settings,
    [
      choiceOption((commands) => commands.floor.subcommands.settings.options.language, optional),
      textOption((commands) => commands.floor.subcommands.settings.options.startingBalance, optional),
      textOption((commands) => commands.floor.subcommands.settings.options.refill, optional),
      textOption((commands) => commands.floor.subcommands.settings.options.sessionCeiling, optional),
      roleOption((commands) => commands.floor.subcommands.settings.options.openRole, optional),
      channelOption((commands) => commands.floor.subcommands.settings.options.allowChannel, optional),
      channelOption((commands) => commands.floor.subcommands.settings.options.disallowChannel, optional),
      numberOption((commands) => commands.floor.subcommands.settings.options.clock, {
        ...optional,
        min: CLOCK_RANGES.turnMs.minimumMs / 1000,
        max: CLOCK_RANGES.turnMs.maximumMs / 1000,
      }),
      channelOption((commands) => commands.floor.subcommands.settings.options.auditChannel, optional),
      roleOption((commands) => commands.floor.subcommands.settings.options.floorRole, optional),
      choiceOption((commands) => commands.floor.subcommands.settings.options.reset, optional),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { room, presenter } = context;
    const guild = guildId(interaction.guildId);
    const change = changeAsked(interaction, messages, context);
    if (!change.ok) return answerPrivately(interaction, change.error);
    if (Object.keys(change.value).length === 0) {
      return answerPrivately(
        interaction,
        serverSettingsMessage(room.floor.settingsOf(guild), messages, room.defaults),
      );
    }
    const result = room.floor.change(change.value, deedOf(interaction, null, context), 'settings');
    // Whatever everybody reads is in another language now.
    if (result.ok && change.value.language !== undefined) presenter.start(room.tablesOf(guild));
    return answerPrivately(
      interaction,
      told(messages, result, (saved) => ({
        ...serverSettingsMessage(saved, messages, room.defaults),
        content: messages.floor.settings.saved,
      })),
    );
  },
};

type Change = { -readonly [Key in keyof GuildSettings]?: GuildSettings[Key] };

/** What is to change; or the sentence that says why it cannot. */
function changeAsked(
  interaction: CommandUse,
  messages: Messages,
  context: BotContext,
): Result<Change, string> {
  const { options } = interaction;
  const amounts = amountsIn(interaction, messages);
  if (!amounts.ok) return amounts;
  const change: Change = { ...resetIn(options.getString(names.reset)), ...amounts.value };
  const language = options.getString(names.language);
  if (language !== null) change.language = language === 'en' || language === 'it' ? language : null;
  const seconds = options.getInteger(names.clock);
  if (seconds !== null) change.turnMs = seconds * 1000;
  const openRole = options.getRole(names.openRole);
  if (openRole !== null) change.openRole = openRole.id === interaction.guildId ? null : openRole.id;
  const floorRole = options.getRole(names.floorRole);
  if (floorRole?.id === interaction.guildId) return err(messages.floor.errors.everybodyIsNoFloor);
  if (floorRole !== null) change.floorRole = floorRole.id;
  const channels = channelsIn(interaction, context);
  if (channels !== null) change.channels = channels;
  const auditChannel = options.getChannel(names.auditChannel);
  if (auditChannel === null) return ok(change);
  const permissions = missingIn(interaction.guild, channelId(auditChannel.id)) ?? [];
  const channel = channelMention(auditChannel.id);
  if (permissions.length > 0) return err(messages.floor.errors.cannotPostThere({ channel, permissions }));
  return ok({ ...change, auditChannel: channelId(auditChannel.id) });
}

/** Where tables may be opened then; null where nothing is said about it. */
function channelsIn(
  { options, guildId: guild }: CommandUse,
  { room }: BotContext,
): readonly ChannelId[] | null {
  const [allowed, disallowed] = [
    options.getChannel(names.allowChannel),
    options.getChannel(names.disallowChannel),
  ];
  if (allowed === null && disallowed === null) return null;
  const now = room.floor.settingsOf(guildId(guild)).channels;
  const more = allowed === null ? now : [...new Set([...now, channelId(allowed.id)])];
  return more.filter((channel) => channel !== disallowed?.id);
}

type AmountSetting = 'startingBalance' | 'refill' | 'sessionCeiling';

function amountsIn(
  { options }: CommandUse,
  messages: Messages,
): Result<Partial<Record<AmountSetting, Chips>>, string> {
  const amounts: Partial<Record<AmountSetting, Chips>> = {};
  for (const setting of ['startingBalance', 'refill', 'sessionCeiling'] as const) {
    const text = options.getString(names[setting]);
    if (text === null) continue;
    const amount = amountOrNone(text, setting);
    if (!amount.ok) return err(describeRefusal(messages, amount.error));
    amounts[setting] = amount.value;
  }
  return ok(amounts);
}

/** A wallet may begin empty and the refill may be none; a session of nothing would be no session. */
function amountOrNone(text: string, setting: AmountSetting): ReturnType<typeof parseAmount> {
  if (setting !== 'sessionCeiling' && /^\s*0(?:[.,]0{1,2})?\s*$/.test(text)) return ok(0);
  return parseAmount(text, { bigBlind: null, chipUnit: 1, pot: null, allInTo: null });
}

const RESETS: Readonly<Record<ResettableSetting, Change>> = {
  startingBalance: { startingBalance: null },
  refill: { refill: null },
  sessionCeiling: { sessionCeiling: null },
  openRole: { openRole: null },
  channels: { channels: [] },
  clock: { turnMs: null },
  auditChannel: { auditChannel: null },
  floorRole: { floorRole: null },
};

function resetIn(which: string | null): Change {
  return Object.entries(RESETS).find(([setting]) => setting === which)?.[1] ?? {};
}
