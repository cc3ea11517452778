import type { CardDelivery, LanguageChoice } from '../../i18n/command-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { MessageBody } from '../message-body.ts';
import { inlineField } from './session-messages.ts';

/** What a member has set for what only they see. */
export interface MemberSettings {
  readonly language: LanguageChoice;
  readonly cards: CardDelivery;
  readonly fourColours: boolean;
  readonly textOnly: boolean;
  readonly bigBlinds: boolean;
}

const COLOUR = 0x2b4c7e;

export function settingsMessage(own: MemberSettings, { settings }: Messages): MessageBody {
  const onOff = (on: boolean) => (on ? settings.on : settings.off);
  return {
    content: '',
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
          inlineField(settings.bigBlinds, onOff(own.bigBlinds)),
        ],
      },
    ],
    components: [],
  };
}
