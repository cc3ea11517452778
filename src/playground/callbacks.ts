/** The bot's first answer to an interaction, as far as it depends on nothing but the interaction's type. */
import { invalidBody } from './errors.ts';
import { INTERACTION } from './interaction-payload.ts';
import { checkModal } from './rules-modal.ts';
import { checkShape, type Operation } from './shape.ts';
import { FLAG, type MessageBody, type ModalBody } from './wire.ts';

/** Interaction callback types as Discord numbers them. */
export const CALLBACK = {
  reply: 4,
  deferReply: 5,
  deferUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

export type CallbackType = (typeof CALLBACK)[keyof typeof CALLBACK];

const ALLOWED: Readonly<Record<number, readonly number[]>> = {
  [INTERACTION.command]: [CALLBACK.reply, CALLBACK.deferReply, CALLBACK.modal],
  [INTERACTION.component]: [
    CALLBACK.reply,
    CALLBACK.deferReply,
    CALLBACK.deferUpdate,
    CALLBACK.update,
    CALLBACK.modal,
  ],
  [INTERACTION.autocomplete]: [CALLBACK.choices],
  [INTERACTION.modalSubmit]: [CALLBACK.reply, CALLBACK.deferReply, CALLBACK.deferUpdate, CALLBACK.update],
};

const SHAPES: Readonly<Record<number, Operation>> = {
  [CALLBACK.reply]: 'callbackReply',
  [CALLBACK.deferReply]: 'callbackReply',
  [CALLBACK.deferUpdate]: 'callbackUpdate',
  [CALLBACK.update]: 'callbackUpdate',
  [CALLBACK.choices]: 'callbackChoices',
  [CALLBACK.modal]: 'callbackModal',
};

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

export interface CallbackBody {
  readonly type: CallbackType;
  readonly data?: (MessageBody & Partial<ModalBody> & { readonly choices?: readonly Choice[] }) | null;
}

/** The answer, or 50035. A refused answer is none: the right one may still follow. */
export function readCallback(
  interaction: { readonly type: number; readonly sourceId: string | null },
  body: unknown,
): { readonly callback: CallbackBody; readonly likelyMistakes: string[] } {
  const type = typeof body === 'object' && body !== null && 'type' in body ? Number(body.type) : NaN;
  const operation = SHAPES[type];
  const needsSource = type === CALLBACK.update || type === CALLBACK.deferUpdate;
  const isAllowed = ALLOWED[interaction.type]?.includes(type) === true;
  if (operation === undefined || !isAllowed || (needsSource && interaction.sourceId === null)) {
    throw invalidBody(['type'], 'BASE_TYPE_CHOICES', 'This callback type does not answer this interaction.');
  }
  const likelyMistakes = checkShape(operation, body).map((name) => `unknown property ${name}`);
  // The schema of this callback type has just accepted the body.
  const callback = body as CallbackBody;
  const { data } = callback;
  if ((type === CALLBACK.reply || type === CALLBACK.choices) && (data === null || data === undefined)) {
    throw invalidBody(['data'], 'BASE_TYPE_REQUIRED', 'This field is required');
  }
  if (type === CALLBACK.deferReply && ((data?.flags ?? 0) & ~FLAG.ephemeral) !== 0) {
    likelyMistakes.push('a deferred reply takes no flag but EPHEMERAL');
  }
  if (type === CALLBACK.modal) checkModal(callback.data as ModalBody);
  return { callback, likelyMistakes };
}
