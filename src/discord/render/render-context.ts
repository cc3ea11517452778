import type { Card } from '../../engine/card.ts';
import type { Messages } from '../../i18n/messages.ts';
import { escapeMarkdown, plainText } from '../../i18n/untrusted-text.ts';
import type { MemberId } from '../../shared/ids.ts';
import type { CardFaces } from './card-faces.ts';
import { LIMITS } from './message-limits.ts';

/** Everything a message needs besides the view: the reader's language, names, and how cards look. */
export interface RenderContext {
  readonly messages: Messages;
  /** What a member is called, as they typed it: made harmless here. */
  readonly nameOf: (member: MemberId) => string;
  readonly faces: CardFaces;
}

/** A member's name where nothing is formatted. */
export function plainName({ messages, nameOf }: RenderContext, member: MemberId): string {
  return plainText(nameOf(member)) || messages.nameless;
}

/** A member's name where Discord formats text. */
export function shownName(context: RenderContext, member: MemberId): string {
  return escapeMarkdown(plainName(context, member));
}

/** A table's name where nothing is formatted: titles, labels. At most 64 characters. */
export function plainTableName({ namelessTable }: Messages, name: string): string {
  return plainText(name) || namelessTable;
}

/** A table's name as the title of a modal, which is shorter than most names may be long. */
export function modalTitle(messages: Messages, name: string): string {
  const whole = plainTableName(messages, name);
  return whole.length <= LIMITS.modalTitle ? whole : plainText(whole, Math.floor(LIMITS.modalTitle / 2));
}

/** A table's name where Discord formats text. */
export function shownTableName(messages: Messages, name: string): string {
  return escapeMarkdown(plainTableName(messages, name));
}

export function shownCards({ faces }: RenderContext, cards: readonly (Card | null)[]): string {
  return cards.map((card) => (card === null ? faces.back : faces.face(card))).join(' ');
}
