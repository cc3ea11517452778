import type { Problems, Path } from './errors.ts';
import type { Emoji } from './wire.ts';

// Built from text because the `v` flag is newer than the language level of this project.
const UNICODE_EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v');

/**
 * Whether Discord would draw `text` as one emoji. Playing-card glyphs (U+1F0A0 to U+1F0FF) are not
 * emojis, the joker 🃏 excepted. A sign like ♠ is one with or without its variation selector.
 */
export function isUnicodeEmoji(text: string): boolean {
  return UNICODE_EMOJI.test(text) || UNICODE_EMOJI.test(`${text}\uFE0F`);
}

/** Adds what is wrong with the emoji of a button or of a select's option. */
export function checkEmoji(
  problems: Problems,
  path: Path,
  emoji: Emoji,
  isKnown: (emojiId: string) => boolean,
): void {
  const id = emoji.id ?? null;
  const valid = id === null ? isUnicodeEmoji(emoji.name ?? '') : isKnown(id);
  if (!valid) {
    problems.add([...path, id === null ? 'name' : 'id'], 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
  }
}
