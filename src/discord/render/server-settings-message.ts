import { channelMention, roleMention } from 'discord.js';
import type { GameId } from '../../engine/games/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { GuildSettings, SettingName } from '../../runtime/floor-protocol.ts';
import type { RoomDefaults } from '../../runtime/room.ts';
import { DEFAULTS } from '../../table/open.ts';
import type { MessageBody } from '../message-body.ts';
import { inlineField } from './session-messages.ts';

const COLOUR = 0x5b4a8a;
/** More of a list than that is counted, not named: a field takes 1024 characters. */
const SHOWN = 15;

/** In the order in which they are shown. */
const SHOWN_SETTINGS: readonly SettingName[] = [
  'language',
  'chipName',
  'pictures',
  'auditChannel',
  'floorRole',
  'games',
  'stakes',
  'turnMs',
  'sessionCeiling',
  'rake',
  'openRole',
  'channels',
  'ageRestrictedOnly',
  'startingBalance',
  'refill',
  'refillEveryMs',
  'refillBelow',
  'accountAgeDays',
];

/** What holds for a server, what it has not laid down itself included. */
export function serverSettingsMessage(
  own: GuildSettings,
  messages: Messages,
  defaults: RoomDefaults,
): MessageBody {
  const { settings } = messages.floor;
  return {
    content: '',
    embeds: [
      {
        color: COLOUR,
        title: settings.title,
        description: settings.howToChange,
        fields: SHOWN_SETTINGS.map((name) =>
          inlineField(settings.names[name], settingText(name, own, { messages, defaults })),
        ),
      },
    ],
    components: [],
  };
}

interface Writing {
  readonly messages: Messages;
  readonly defaults: RoomDefaults;
}

/** One setting in words: what the server has laid down, or else what holds without. */
export function settingText(name: SettingName, own: GuildSettings, writing: Writing): string {
  return WRITTEN[name](own, writing);
}

/** The shorter of what is allowed and what is not. */
function gamesText(allowed: readonly GameId[], { table, floor }: Messages): string {
  if (allowed.length === 0) return floor.settings.everyGame;
  const named = (games: readonly GameId[]) => games.map((game) => table.games[game]);
  const others = Object.values(GAMES)
    .map(({ id }) => id)
    .filter((id) => !allowed.includes(id));
  return others.length > 0 && others.length < allowed.length
    ? floor.settings.everyGameBut(named(others))
    : named(allowed).join(', ');
}

const WRITTEN: Readonly<Record<SettingName, (own: GuildSettings, writing: Writing) => string>> = {
  language: ({ language }, { messages }) => messages.floor.settings.languages[language ?? 'auto'],
  chipName: ({ chipName }, { messages }) => chipName ?? messages.floor.settings.nothing,
  pictures: ({ pictures }, { messages }) => messages.settings[pictures ? 'on' : 'off'],
  auditChannel: ({ auditChannel }, { messages }) =>
    auditChannel === null ? messages.floor.settings.none : channelMention(auditChannel),
  floorRole: ({ floorRole }, { messages }) =>
    floorRole === null ? messages.floor.settings.none : roleMention(floorRole),
  games: ({ games }, { messages }) => gamesText(games, messages),
  stakes: ({ stakes }, { messages }) =>
    stakes.length === 0
      ? messages.floor.settings.everyStake
      : stakes.map((pair) => messages.table.stakes(pair)).join(' · '),
  turnMs: ({ turnMs }, { messages }) => messages.format.duration(turnMs ?? DEFAULTS.turnMs),
  sessionCeiling: ({ sessionCeiling }, { messages, defaults }) =>
    messages.format.named(sessionCeiling ?? defaults.sessionCeiling),
  rake: ({ rake }, { messages }) => messages.floor.settings.rakeOf(rake),
  openRole: ({ openRole }, { messages }) =>
    openRole === null ? messages.floor.settings.everybody : roleMention(openRole),
  channels: ({ channels }, { messages }) => {
    const named = channels.slice(0, SHOWN).map((channel) => channelMention(channel));
    const more = channels.length - named.length;
    return channels.length === 0
      ? messages.floor.settings.everywhere
      : [...named, ...(more > 0 ? [messages.result.more(more)] : [])].join(' ');
  },
  ageRestrictedOnly: ({ ageRestrictedOnly }, { messages }) =>
    messages.settings[ageRestrictedOnly ? 'on' : 'off'],
  startingBalance: (own, { messages, defaults }) => messages.format.named(startsWith(own, defaults)),
  refill: ({ refill }, { messages, defaults }) => messages.format.named(refill ?? defaults.refill.amount),
  refillEveryMs: ({ refillEveryMs }, { messages, defaults }) =>
    messages.format.duration(refillEveryMs ?? defaults.refill.everyMs),
  refillBelow: (own, { messages, defaults }) =>
    messages.format.named(own.refillBelow ?? startsWith(own, defaults)),
  accountAgeDays: ({ accountAgeDays }, { messages: { floor } }) =>
    accountAgeDays === 0 ? floor.settings.anyAge : floor.settings.days(accountAgeDays),
};

function startsWith({ startingBalance }: GuildSettings, defaults: RoomDefaults): number {
  return startingBalance ?? defaults.startingBalance;
}
