import { channelMention, roleMention } from 'discord.js';
import { channelId, guildId, type ChannelId } from '../../shared/ids.ts';
import type { Messages } from '../../i18n/messages.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { randomIdentifier } from '../../runtime/identifier.ts';
import type { CommandUse } from '../commands/command.ts';
import { describeError } from '../connection/api-errors.ts';
import type { BotContext } from '../context.ts';
import { shownTableName } from '../render/render-context.ts';
import { deedOf } from './deed.ts';
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
/** Discord itself asks for a new connection now and then, which takes seconds. */
const LONG_OUTAGE_MS = 60_000;

type Look = (interaction: CommandUse, context: BotContext, messages: Messages) => readonly Finding[];

/**
 * Everything that could keep the room from working in this server, each with its fix. What cannot be looked at is a
 * finding too: a doctor is asked when something does not work.
 */
export function checkUp(
  interaction: CommandUse,
  context: BotContext,
  messages: Messages,
): readonly Finding[] {
  return LOOKS.flatMap((look) => {
    try {
      return look(interaction, context, messages);
    } catch (error) {
      const reference = randomIdentifier(REFERENCE_LENGTH);
      context.log.error({ ...describeError(error), reference }, 'the doctor could not look at something');
      return [wrong(messages.floor.doctor.notLooked(reference))];
    }
  });
}

const REFERENCE_LENGTH = 6;

/** That somebody asked stands in the audit log. Nothing was changed by it, so that it may be told without that. */
const record: Look = (interaction, context, messages) => {
  const noted = context.room.floor.note('doctor', deedOf(interaction, null, context));
  if (noted.ok) return [];
  const { error } = noted;
  const cannotSave = error.code === 'notSaved';
  return [
    wrong(cannotSave ? messages.floor.doctor.notSaved(error.reference) : describeRefusal(messages, error)),
  ];
};

const database: Look = (_, { room, version }, { floor: { doctor } }) => {
  const { damage, sum, size, free } = room.floor.health();
  const sound = damage.length === 0;
  return [
    ...(version === null ? [] : [well(doctor.version(version))]),
    ...(sound ? [well(doctor.database({ size, free }))] : [wrong(doctor.databaseDamaged)]),
    ...(sum === 0 || sum === null ? [] : [wrong(doctor.booksDiffer(sum))]),
    ...(free !== null && free < LITTLE_SPACE ? [wrong(doctor.diskFilling(free))] : []),
  ];
};

/** Discord's id of this interaction holds the moment at which it was made. */
const clock: Look = ({ createdTimestamp }, { clock: ours }, { floor: { doctor } }) => {
  const byMs = ours.now() - createdTimestamp;
  const agrees = Math.abs(byMs) <= CLOCK_TOLERANCE_MS;
  return [agrees ? well(doctor.clock) : wrong(doctor.clockWrong(byMs))];
};

/** Whoever can ask is connected; but perhaps the tables stood still while nobody was. */
const gateway: Look = (_, { client, outages }, { floor: { doctor } }) => [
  well(doctor.gateway(client.ws.ping)),
  ...(outages.lastedMs < LONG_OUTAGE_MS ? [] : [hint(doctor.gatewayWasAway(outages.lastedMs))]),
];

const emojis: Look = (_, { cardEmojis }, { floor: { doctor } }) => {
  const { present, wanted, uploading } = cardEmojis.there;
  if (wanted === 0) return [];
  if (present === wanted) return [well(doctor.emojis(present))];
  return [hint(uploading ? doctor.emojisUploading : doctor.emojisMissing({ present, wanted }))];
};

/** Those who have no pictures turned on only hear that they could not. */
const pictures: Look = ({ guildId: guild }, { room, painter }, { floor: { doctor } }) => {
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
};

/** More places than that are not looked at one by one: a message has room for so many. */
const MOST_PLACES = 20;

const places: Look = (interaction, { room }, { floor: { doctor } }) => {
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
};

const pausedTables: Look = ({ guildId: guild }, { room }, messages) =>
  room
    .tablesOf(guildId(guild))
    .filter(({ pause }) => pause !== null)
    .slice(0, MOST_PLACES)
    .map((paused) => {
      const { settings, channelId: place, pause } = paused;
      const table = { table: shownTableName(messages, settings.name), channel: channelMention(place) };
      if (pause?.reason !== 'frozen') return hint(messages.floor.doctor.tablePaused(table));
      return wrong(messages.floor.doctor.tableFrozen({ ...table, reference: room.floor.freezeOf(paused) }));
    });

/** Discord hides a command from a role until an administrator allows it: no bot can do that for them. */
const floorOf: Look = ({ guild }, { room }, { floor: { doctor } }) => {
  const { auditChannel, floorRole } = room.floor.settingsOf(guildId(guild.id));
  const role =
    floorRole === null
      ? hint(doctor.noFloorRole)
      : guild.roles.cache.has(floorRole)
        ? hint(doctor.floorRole(roleMention(floorRole)))
        : wrong(doctor.floorRoleGone);
  return [...(auditChannel === null ? [hint(doctor.noAuditChannel)] : []), role];
};

const LOOKS: readonly Look[] = [
  ...[record, database, clock, gateway, emojis],
  ...[pictures, places, pausedTables, floorOf],
];
