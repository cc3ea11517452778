import type { Clock } from '../shared/clock.ts';
import { memberId, type GuildId, type MemberId, type UserId } from '../shared/ids.ts';
import type { Chips } from '../shared/chips.ts';
import { walletOf } from '../ledger/account.ts';
import { erasedBalance, startingBalance } from '../ledger/transfers-for.ts';
import type { Member } from '../store/members.ts';
import type { Store } from '../store/store.ts';
import type { Logger } from './log.ts';
import { memberSettingsIn, type MemberSettings } from './member-settings.ts';

const MEMBER_ID_LENGTH = 12;

/** So many are remembered. */
const MOST_KNOWN = 10_000;

/** What a person who was erased is called from then on. */
const NOBODY = '—';

/** Who is who: links the people of a server to the members that the books know. */
export class MemberRegistry {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #startingBalance: (guild: GuildId) => Chips;
  readonly #log: Logger;
  /** Who was asked for lately, as the database has them: nobody else writes it. */
  readonly #known = new Map<MemberId, Member>();
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
    return this.#of(member)?.name ?? NOBODY;
  }

  userOf(member: MemberId): UserId | null {
    return this.#of(member)?.userId ?? null;
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
    this.#known.delete(member);
    members.erase(
      member,
      erasedBalance(guildId, member, accounts.balanceOf(walletOf(member))),
      this.#clock.now(),
    );
  }

  /** Every drawing of a table asks for the name of everybody at it. */
  #of(id: MemberId): Member | null {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const member = this.#store.members.of(id);
    if (member === null) return null;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(id, member);
    return member;
  }

  /** An old name keeps nobody from playing. */
  #rename(member: MemberId, name: string): void {
    this.#known.delete(member);
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
