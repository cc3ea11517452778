import { escapeMarkdown, plainText } from './untrusted-text.ts';

const LONGEST = 20;

/** An emoji of a server, as Discord writes it. */
const OWN_EMOJI = /^<a?:\w{2,32}:\d{17,20}>$/;

/**
 * The word or emoji that is to stand beside amounts; null where it may not: too long, with figures (which would
 * be read as a part of the amount), or with anything that Discord would format, link or ping.
 */
export function chipNameIn(typed: string): string | null {
  const name = typed.trim();
  if (OWN_EMOJI.test(name)) return name;
  const plain = plainText(name, LONGEST);
  return name !== '' &&
    plain === name.normalize('NFC') &&
    escapeMarkdown(plain) === plain &&
    !/\p{N}/u.test(plain)
    ? plain
    : null;
}
