import type { Messages } from '../../i18n/messages.ts';
import type { MemberSettings } from '../../runtime/room.ts';
import type { MessageBody } from '../message-body.ts';
import { inlineField } from './session-messages.ts';

const COLOUR = 0x2b4c7e;

/** @param saved what is said above them, where something was changed */
export function settingsMessage(
  own: MemberSettings,
  { settings }: Messages,
  saved: string | null = null,
): MessageBody {
  const onOff = (on: boolean) => (on ? settings.on : settings.off);
  return {
    content: saved ?? '',
    embeds: [
      {
        color: COLOUR,
        title: settings.title,
        description: settings.howToChange,
        fields: [
          inlineField(settings.language, settings.languages[own.language]),
          inlineField(settings.cards, settings.cardDeliveries[own.cards]),
          inlineField(settings.fourColours, onOff(own.fourColours)),
          inlineField(settings.textOnly, onOff(own.textOnly)),
          inlineField(settings.pictures, onOff(own.pictures && !own.textOnly)),
          inlineField(settings.bigBlinds, onOff(own.bigBlinds)),
          inlineField(settings.autoTopUp, onOff(own.autoTopUp)),
          inlineField(settings.muck, settings.mucks[own.muck]),
        ],
      },
    ],
    components: [],
  };
}
