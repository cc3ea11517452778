import { channelMention, roleMention } from 'discord.js';
import type { Messages } from '../../i18n/messages.ts';
import type { GuildSettings } from '../../runtime/floor-protocol.ts';
import type { RoomDefaults } from '../../runtime/room.ts';
import { DEFAULTS } from '../../table/open.ts';
import type { MessageBody } from '../message-body.ts';
import { inlineField } from './session-messages.ts';

const COLOUR = 0x5b4a8a;
/** More channels than that are counted, not named: a field takes 1024 characters. */
const SHOWN_CHANNELS = 20;

/** What holds for a server, what it has not laid down itself included. */
export function serverSettingsMessage(
  own: GuildSettings,
  { floor: { settings }, format, result }: Messages,
  defaults: RoomDefaults,
): MessageBody {
  const { chips } = format;
  const channels = own.channels.slice(0, SHOWN_CHANNELS).map((channel) => channelMention(channel));
  const more = own.channels.length - channels.length;
  const where = [...channels, ...(more > 0 ? [result.more(more)] : [])].join(' ');
  const role = (id: string | null, otherwise: string) => (id === null ? otherwise : roleMention(id));
  return {
    content: '',
    embeds: [
      {
        color: COLOUR,
        title: settings.title,
        description: settings.howToChange,
        fields: [
          inlineField(settings.language, settings.languages[own.language ?? 'auto']),
          inlineField(settings.startingBalance, chips(own.startingBalance ?? defaults.startingBalance)),
          inlineField(settings.refill, chips(own.refill ?? defaults.refill.amount)),
          inlineField(settings.sessionCeiling, chips(own.sessionCeiling ?? defaults.sessionCeiling)),
          inlineField(settings.clock, format.duration(own.turnMs ?? DEFAULTS.turnMs)),
          inlineField(settings.whoOpens, role(own.openRole, settings.everybody)),
          inlineField(settings.where, where === '' ? settings.everywhere : where),
          inlineField(settings.rake, settings.rakeOf(own.rake)),
          inlineField(
            settings.auditChannel,
            own.auditChannel === null ? settings.none : channelMention(own.auditChannel),
          ),
          inlineField(settings.floorRole, role(own.floorRole, settings.none)),
        ],
      },
    ],
    components: [],
  };
}
