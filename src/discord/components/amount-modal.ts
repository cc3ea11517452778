import {
  ComponentType,
  TextInputStyle,
  type APIModalInteractionResponseCallbackData,
  type ModalSubmitInteraction,
} from 'discord.js';
import type { AmountRange } from '../../engine/betting/legal-actions.ts';
import type { Messages } from '../../i18n/messages.ts';
import { encodeCustomId, type CustomIdOf } from '../custom-id.ts';

const AMOUNT = 'amount';

/** Asks for a total on this street; the range stands where one types. */
export function amountModal({
  id,
  act,
  range,
  messages,
}: {
  readonly id: CustomIdOf<'other'>;
  readonly act: 'bet' | 'raise';
  readonly range: AmountRange;
  readonly messages: Messages;
}): APIModalInteractionResponseCallbackData {
  const limits = { min: range.minTo, max: range.maxTo };
  const { modals } = messages;
  return {
    custom_id: encodeCustomId({ ...id, role: 'otherAmount' }),
    title: act === 'bet' ? modals.betTitle : modals.raiseTitle,
    components: [
      textInput({
        id: AMOUNT,
        label: modals.amountLabel(limits),
        placeholder: modals.amountPlaceholder(limits),
        required: true,
      }),
    ],
  };
}

export function amountIn(interaction: ModalSubmitInteraction): string {
  return interaction.fields.getTextInputValue(AMOUNT);
}

export interface Input {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
}

/** One line of text, with its label above. */
export function textInput({ id, label, placeholder, required }: Input) {
  return {
    type: ComponentType.Label as const,
    label,
    component: {
      type: ComponentType.TextInput as const,
      custom_id: id,
      style: TextInputStyle.Short,
      placeholder,
      required,
      max_length: 40,
    },
  };
}
