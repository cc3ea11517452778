import type { GuildId, UserId } from '../../shared/ids.ts';
import { messagesFor, withChipName } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { MemberSettings } from '../../runtime/room.ts';

/** Beyond this many the languages heard first are looked up again where they are needed. */
const REMEMBERED = 10_000;

/** Where the languages of people outlive the process. */
export interface KeptLocales {
  localeOf(user: UserId): string | null;
  rememberLocale(user: UserId, locale: string): void;
}

export interface ReadersDeps {
  readonly kept: KeptLocales;
  readonly localeOfGuild: (guild: GuildId) => string | null;
  /** What a server calls its chips; null: nothing. */
  readonly chipNameIn: (guild: GuildId) => string | null;
  /** What a member has chosen; `auto` for who has chosen nothing, or is none. */
  readonly chosenBy: (user: UserId, guild: GuildId) => MemberSettings['language'];
}

interface Heard {
  readonly locale: string;
  readonly kept: boolean;
}

/** So many servers with a name of their own for chips are remembered at once. */
const MOST_NAMED = 200;

/**
 * In which language somebody reads. Discord tells it with each interaction and at no other time, so it
 * is remembered for the messages that come without one.
 */
export class Readers {
  readonly #deps: ReadersDeps;
  readonly #heard = new Map<UserId, Heard>();
  readonly #named = new Map<string, Messages>();

  constructor(deps: ReadersDeps) {
    this.#deps = deps;
  }

  heard(user: UserId, locale: string): void {
    const before = this.#heard.get(user);
    this.#heard.delete(user);
    this.#heard.set(user, before?.locale === locale ? before : { locale, kept: false });
    if (this.#heard.size <= REMEMBERED) return;
    const oldest = this.#heard.keys().next().value;
    if (oldest !== undefined) this.#heard.delete(oldest);
  }

  /** Writes down what was heard, where it is new; only a member's language is kept. */
  keep(user: UserId): void {
    const heard = this.#heard.get(user);
    if (heard === undefined || heard.kept) return;
    const { kept } = this.#deps;
    if (kept.localeOf(user) !== heard.locale) kept.rememberLocale(user, heard.locale);
    this.#heard.set(user, { ...heard, kept: kept.localeOf(user) === heard.locale });
  }

  /** For what everybody in a server reads. */
  everybodyIn(guild: GuildId): Messages {
    return this.#said(this.#deps.localeOfGuild(guild) ?? 'en', guild);
  }

  /** For a private message to somebody of a server. */
  one(user: UserId, guild: GuildId): Messages {
    const chosen = this.#deps.chosenBy(user, guild);
    if (chosen === 'server') return this.everybodyIn(guild);
    if (chosen !== 'auto') return this.#said(chosen, guild);
    const locale = this.#heard.get(user)?.locale ?? this.#deps.kept.localeOf(user);
    return locale === null ? this.everybodyIn(guild) : this.#said(locale, guild);
  }

  /** In a language, with the server's own name for its chips. */
  #said(locale: string, guild: GuildId): Messages {
    const messages = messagesFor(locale);
    const name = this.#deps.chipNameIn(guild);
    if (name === null) return messages;
    const key = `${messages.language} ${name}`;
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    if (this.#named.size >= MOST_NAMED) this.#named.clear();
    const made = withChipName(messages, name);
    this.#named.set(key, made);
    return made;
  }
}
