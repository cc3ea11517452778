import type { GuildId, UserId } from '../shared/ids.ts';
import { messagesFor } from '../i18n/index.ts';
import type { Messages } from '../i18n/messages.ts';

/** Beyond this many the languages heard first are forgotten: a server's language stands in for them. */
const REMEMBERED = 10_000;

/**
 * In which language somebody reads. Discord tells it with each interaction and at no other time, so it
 * is remembered for the messages that come without one.
 */
export class Readers {
  readonly #localeOfGuild: (guild: GuildId) => string | null;
  readonly #heard = new Map<UserId, string>();

  constructor(localeOfGuild: (guild: GuildId) => string | null) {
    this.#localeOfGuild = localeOfGuild;
  }

  heard(user: UserId, locale: string): void {
    this.#heard.delete(user);
    this.#heard.set(user, locale);
    if (this.#heard.size <= REMEMBERED) return;
    const oldest = this.#heard.keys().next().value;
    if (oldest !== undefined) this.#heard.delete(oldest);
  }

  /** For what everybody in a server reads. */
  everybodyIn(guild: GuildId): Messages {
    return messagesFor(this.#localeOfGuild(guild) ?? 'en');
  }

  /** For a private message to somebody of a server. */
  one(user: UserId, guild: GuildId): Messages {
    const locale = this.#heard.get(user);
    return locale === undefined ? this.everybodyIn(guild) : messagesFor(locale);
  }
}
