import type { Chips } from '../shared/chips.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Language, Messages } from './messages.ts';

const LANGUAGES: Readonly<Record<Language, Messages>> = { en, it };

/** The messages for a locale as Discord names it (`it`, `en-GB`, …); English where a language is not spoken. */
export function messagesFor(locale: string): Messages {
  return locale.toLowerCase().startsWith('it') ? LANGUAGES.it : LANGUAGES.en;
}

/** The same messages with a server's own name, or emoji, for its chips. */
export function withChipName(messages: Messages, name: string): Messages {
  const format = messages.format.withChipName(name);
  return { ...messages, ...messages.inPlay(format), ...messages.offPlay(format) };
}

/** The same messages with the amounts of the game counted in big blinds. */
export function countedInBigBlinds(messages: Messages, bigBlind: Chips): Messages {
  return { ...messages, ...messages.inPlay(messages.format.inBigBlinds(bigBlind)) };
}
