import type { Clock } from '../shared/clock.ts';
import { memberId, type GuildId, type MemberId, type UserId } from '../shared/ids.ts';
import type { Chips } from '../shared/chips.ts';
import { walletOf } from '../ledger/account.ts';
import { erasedBalance, startingBalance } from '../ledger/transfers-for.ts';
import type { Store } from '../store/store.ts';
import type { Logger } from './log.ts';
import { memberSettingsIn, type MemberSettings } from './member-settings.ts';

const MEMBER_ID_LENGTH = 12;

/** What a person who was erased is called from then on. */
const NOBODY = '—';

/** Who is who: links the people of a server to the members that the books know. */
export class MemberRegistry {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #startingBalance: (guild: GuildId) => Chips;
  readonly #log: Logger;
  readonly #identifier: (length: number) => string;

  constructor(dependencies: {
    readonly store: Store;
    readonly clock: Clock;
    /** What somebody gets when first seen in a server. */
    readonly startingBalance: (guild: GuildId) => Chips;
    readonly log: Logger;
    readonly identifier: (length: number) => string;
  }) {
    this.#store = dependencies.store;
    this.#clock = dependencies.clock;
    this.#startingBalance = dependencies.startingBalance;
    this.#log = dependencies.log;
    this.#identifier = dependencies.identifier;
  }

  find(guildId: GuildId, userId: UserId): MemberId | null {
    return this.#store.members.find(guildId, userId)?.id ?? null;
  }

  /** The member of this person; registered, with the starting balance, when first seen in the server. */
  memberOf(guildId: GuildId, userId: UserId, name: string): MemberId {
    const known = this.#store.members.find(guildId, userId);
    if (known === null) return this.#enrol(guildId, userId, name);
    if (known.name !== name) this.#rename(known.id, name);
    return known.id;
  }

  nameOf(member: MemberId): string {
    return this.#store.members.of(member)?.name ?? NOBODY;
  }

  userOf(member: MemberId): UserId | null {
    return this.#store.members.of(member)?.userId ?? null;
  }

  localeOf(userId: UserId): string | null {
    return this.#store.members.localeOf(userId);
  }

  /** A language that cannot be saved is asked for again at the next click. */
  rememberLocale(userId: UserId, locale: string): void {
    try {
      this.#store.members.rememberLocale(userId, locale);
    } catch (error) {
      this.#log.warn({ err: error }, 'a language could not be saved');
    }
  }

  settingsOf(member: MemberId): MemberSettings {
    return memberSettingsIn(this.#store.members.settingsOf(member));
  }

  /** Throws a StoreError where they cannot be saved. */
  changeSettings(member: MemberId, change: Partial<MemberSettings>): MemberSettings {
    const settings = { ...this.settingsOf(member), ...change };
    this.#store.members.saveSettings(member, JSON.stringify(settings));
    return settings;
  }

  /** Cuts the link between a member and the person, for good. */
  erase(guildId: GuildId, member: MemberId): void {
    const { accounts, members } = this.#store;
    members.erase(
      member,
      erasedBalance(guildId, member, accounts.balanceOf(walletOf(member))),
      this.#clock.now(),
    );
  }

  /** An old name keeps nobody from playing. */
  #rename(member: MemberId, name: string): void {
    try {
      this.#store.members.rename(member, name);
    } catch (error) {
      this.#log.warn({ err: error }, 'a name could not be saved');
    }
  }

  #enrol(guildId: GuildId, userId: UserId, name: string): MemberId {
    const id = memberId(this.#identifier(MEMBER_ID_LENGTH));
    const transfer = startingBalance(guildId, id, this.#startingBalance(guildId));
    this.#store.members.enrol({ id, guildId, userId, name, transfer, at: this.#clock.now() });
    return id;
  }
}
