import { Status, channelMention, roleMention } from 'discord.js';
import { channelId, guildId, type ChannelId } from '../../shared/ids.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { CommandUse } from '../commands/command.ts';
import type { BotContext } from '../context.ts';
import { shownTableName } from '../render/render-context.ts';
import { missingIn } from './places.ts';

/** One thing that was looked at. `wrong` has to be put right; `hint` may be; its text says how. */
export interface Finding {
  readonly how: 'well' | 'hint' | 'wrong';
  readonly text: string;
}

const well = (text: string): Finding => ({ how: 'well', text });
const hint = (text: string): Finding => ({ how: 'hint', text });
const wrong = (text: string): Finding => ({ how: 'wrong', text });

/** Interactions of Discord live fifteen minutes: a clock that is further off than this shows wrong times. */
const CLOCK_TOLERANCE_MS = 5000;
/** Below this much free space a backup may no longer fit. */
const LITTLE_SPACE = 200_000_000;

/** Everything that could keep the room from working in this server, each with its fix. */
export function checkUp(
  interaction: CommandUse,
  context: BotContext,
  messages: Messages,
): readonly Finding[] {
  return [
    ...database(context, messages),
    clock(interaction, context, messages),
    gateway(context, messages),
    emojis(context, messages),
    ...pictures(interaction, context, messages),
    ...places(interaction, context, messages),
    ...pausedTables(interaction, context, messages),
    ...floorOf(interaction, context, messages),
  ];
}

function database({ room, version }: BotContext, { floor: { doctor } }: Messages): readonly Finding[] {
  const { damage, sum, size, free } = room.floor.health();
  const sound = damage.length === 0;
  return [
    ...(version === null ? [] : [well(doctor.version(version))]),
    ...(sound ? [well(doctor.database({ size, free }))] : [wrong(doctor.databaseDamaged)]),
    ...(sum === 0 ? [] : [wrong(doctor.booksDiffer(sum))]),
    ...(free !== null && free < LITTLE_SPACE ? [wrong(doctor.diskFilling(free))] : []),
  ];
}

/** Discord's id of this interaction holds the moment at which it was made. */
function clock({ createdTimestamp }: CommandUse, { clock: ours }: BotContext, { floor }: Messages): Finding {
  const byMs = ours.now() - createdTimestamp;
  const agrees = Math.abs(byMs) <= CLOCK_TOLERANCE_MS;
  return agrees ? well(floor.doctor.clock) : wrong(floor.doctor.clockWrong(byMs));
}

function gateway({ client }: BotContext, { floor: { doctor } }: Messages): Finding {
  const { status, ping } = client.ws;
  return status === Status.Ready ? well(doctor.gateway(ping)) : wrong(doctor.gatewayDown);
}

function emojis({ cardEmojis }: BotContext, { floor: { doctor } }: Messages): Finding {
  return cardEmojis.count > 0 ? well(doctor.emojis(cardEmojis.count)) : hint(doctor.emojisMissing);
}

/** Those who have no pictures turned on only hear that they could not. */
function pictures(
  { guildId: guild }: CommandUse,
  { room, painter }: BotContext,
  { floor: { doctor } }: Messages,
): readonly Finding[] {
  if (painter === null) return [];
  const cannot = room.floor.settingsOf(guildId(guild)).pictures ? wrong : hint;
  switch (painter.state) {
    case 'ready':
      return [well(doctor.pictures)];
    case 'missing':
      return [cannot(doctor.picturesMissing)];
    case 'failing':
      return [cannot(doctor.picturesFailing)];
  }
}

/** More places than that are not looked at one by one: a message has room for so many. */
const MOST_PLACES = 20;

function places(
  interaction: CommandUse,
  { room }: BotContext,
  { floor: { doctor } }: Messages,
): readonly Finding[] {
  const guild = guildId(interaction.guildId);
  const { channels, auditChannel, pictures: files } = room.floor.settingsOf(guild);
  const all: (ChannelId | null)[] = [
    channelId(interaction.channelId),
    ...room.tablesOf(guild).map((table) => table.channelId),
    ...channels,
    auditChannel,
  ];
  const looked = [...new Set(all.filter((channel) => channel !== null))].slice(0, MOST_PLACES);
  return looked.map((place) => {
    const channel = channelMention(place);
    const permissions = missingIn(interaction.guild, place, { files });
    if (permissions === null) return wrong(doctor.placeGone(channel));
    return permissions.length === 0
      ? well(doctor.place(channel))
      : wrong(doctor.missing({ channel, permissions }));
  });
}

function pausedTables(
  { guildId: guild }: CommandUse,
  { room }: BotContext,
  messages: Messages,
): readonly Finding[] {
  return room
    .tablesOf(guildId(guild))
    .filter(({ pause }) => pause !== null)
    .slice(0, MOST_PLACES)
    .map((paused) => {
      const { settings, channelId: place, pause } = paused;
      const table = { table: shownTableName(messages, settings.name), channel: channelMention(place) };
      if (pause?.reason !== 'frozen') return hint(messages.floor.doctor.tablePaused(table));
      return wrong(messages.floor.doctor.tableFrozen({ ...table, reference: room.floor.freezeOf(paused) }));
    });
}

/** Discord hides a command from a role until an administrator allows it: no bot can do that for them. */
function floorOf(
  { guild }: CommandUse,
  { room }: BotContext,
  { floor: { doctor } }: Messages,
): readonly Finding[] {
  const { auditChannel, floorRole } = room.floor.settingsOf(guildId(guild.id));
  const role =
    floorRole === null
      ? hint(doctor.noFloorRole)
      : guild.roles.cache.has(floorRole)
        ? hint(doctor.floorRole(roleMention(floorRole)))
        : wrong(doctor.floorRoleGone);
  return [...(auditChannel === null ? [hint(doctor.noAuditChannel)] : []), role];
}
