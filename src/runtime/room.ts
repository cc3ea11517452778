import type { Clock } from '../shared/clock.ts';
import {
  tableId,
  type ChannelId,
  type GuildId,
  type MemberId,
  type TableId,
  type UserId,
} from '../shared/ids.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { evolve } from '../table/evolve.ts';
import { openTable } from '../table/open.ts';
import type { TableCommand } from '../table/protocol.ts';
import { seatOf } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { walletOf } from '../ledger/account.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import type { Calls, DirectMessages, Posts, ToldCards } from '../store/messages.ts';
import { StoreError } from '../store/store-error.ts';
import type { Store } from '../store/store.ts';
import type { NamedTable } from '../store/tables.ts';
import { tooYoung, type TooYoung } from './account-age.ts';
import { CommitFeed } from './commit-feed.ts';
import { giveRefill, refillTerms, type Refill } from './daily-refill.ts';
import { Floor } from './floor.ts';
import type { FloorRefusal } from './floor-protocol.ts';
import { randomIdentifier } from './identifier.ts';
import { inputsFor } from './inputs.ts';
import type { Logger } from './log.ts';
import type { MemberSettings } from './member-settings.ts';
import { MemberRegistry } from './members.ts';
import type { Commit, OpenRequest, RoomDefaults, RoomRefusal, Wallet } from './protocol.ts';
import {
  forgivingCalls,
  forgivingDirectMessages,
  forgivingPosts,
  forgivingToldCards,
} from './remembering.ts';
import { runToRest } from './run-to-rest.ts';
import type { Shuffle } from './shuffle.ts';
import { standUpEverywhere } from './standing-up.ts';
import { TableRuntime } from './table-runtime.ts';
import { chipsInPlayOf, chipsOf } from './wallets.ts';

export type {
  Calls,
  DirectMessages,
  PostedCall,
  PostedMessage,
  Posts,
  ToldCards,
} from '../store/messages.ts';
export type { MemberSettings } from './member-settings.ts';
export type { Commit, Movement, OpenRequest, RoomDefaults, RoomRefusal, Wallet } from './protocol.ts';

export interface RoomDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffle: Shuffle;
  readonly log: Logger;
  readonly defaults: RoomDefaults;
  /** Where the ids of tables and members come from; the system's generator if not given. */
  readonly identifier?: (length: number) => string;
}

const TABLE_ID_LENGTH = 8;
const REFERENCE_LENGTH = 6;
const MOVEMENTS_SHOWN = 10;
/** What was not shown within so long is shown by nobody any more. */
const LATELY_MS = 5 * 60_000;

/** The poker room: every open table, who is who, and what everybody has. The only thing discord/ talks to. */
export class Room {
  readonly clock: Clock;
  readonly defaults: RoomDefaults;
  /** The moderators' side. */
  readonly floor: Floor;
  /** Where the tables' messages are. */
  readonly posts: Posts;
  /** The short calls that stand in channels now. */
  readonly calls: Calls;
  readonly directMessages: DirectMessages;
  /** Whose cards have arrived. */
  readonly toldCards: ToldCards;
  readonly #dependencies: RoomDependencies;
  readonly #identifier: (length: number) => string;
  readonly #members: MemberRegistry;
  readonly #tables = new Map<TableId, TableRuntime>();
  readonly #feed: CommitFeed;

  constructor(dependencies: RoomDependencies) {
    const { store, clock, log, defaults, identifier = randomIdentifier } = dependencies;
    this.floor = new Floor({ store, clock, log, room: this });
    const startingBalance = (guildId: GuildId) =>
      this.floor.settingsOf(guildId).startingBalance ?? defaults.startingBalance;
    this.#dependencies = dependencies;
    this.#identifier = identifier;
    this.#feed = new CommitFeed(log);
    this.#members = new MemberRegistry({ store, clock, startingBalance, log, identifier });
    this.clock = clock;
    this.defaults = defaults;
    this.posts = forgivingPosts(store.posts, log);
    this.calls = forgivingCalls(store.calls, log);
    this.toldCards = forgivingToldCards(store.toldCards, log);
    this.directMessages = forgivingDirectMessages(store.directMessages, log);
  }

  /**
   * Opens the room, which is also its recovery: every open table goes on where it was last saved. After a
   * `stop` too, when nobody could be reached: `runningUntil` is the last moment the clocks counted (epoch ms).
   */
  start(runningUntil: number | null = this.#dependencies.store.tables.lastCommitAt()): void {
    const { tables } = this.#dependencies.store;
    for (const table of tables.open()) {
      const runtime = this.#runtimeFor(table);
      this.#tables.set(table.id, runtime);
      runtime.restart(runningUntil);
    }
    this.floor.start();
  }

  /** Stops every timer. What is in the database is complete at any moment. */
  stop(): void {
    for (const runtime of this.#tables.values()) runtime.stop();
    this.floor.stop();
  }

  /** Stops the clocks of one table while its players cannot be shown what happens there. */
  hold(id: TableId): void {
    this.#tables.get(id)?.hold();
  }

  /** Ends that; what has passed meanwhile is charged to nobody. */
  release(id: TableId): void {
    this.#tables.get(id)?.release();
  }

  /** Opens a table in a channel that has none. Refuses with `tableAlreadyHere`, `alreadyDone`, `notSaved`. */
  open(request: OpenRequest): Result<Commit, RoomRefusal> {
    const { store, clock, shuffle, log } = this.#dependencies;
    const { key, ...opened } = request;
    const here = this.tableIn(request.channelId);
    const at = clock.now();
    const opening = openTable({ id: tableId(this.#identifier(TABLE_ID_LENGTH)), ...opened }, at);
    const world = { now: at, shuffle, member: null, walletOf: () => 0 };
    const outcome = runToRest(evolve(null, opening), [], (table) => inputsFor(table, world));
    const { table, transfers } = outcome;
    const commit: Commit = {
      before: null,
      after: table,
      events: [opening, ...outcome.events],
      cause: 'open',
      at,
    };
    try {
      if (store.tables.hasCommitted(key)) return err({ code: 'alreadyDone' });
      if (here !== null) return err({ code: 'tableAlreadyHere', tableId: here.id });
      const barred = this.#barred(request.guildId, request.opener);
      if (barred !== null) return err(barred);
      store.commit({ ...commit, key, transfers });
    } catch (error) {
      const reference = randomIdentifier(REFERENCE_LENGTH);
      log.error({ reference, command: 'open', err: error }, 'the database could not save a new table');
      return err({ code: 'notSaved', reference });
    }
    const runtime = this.#runtimeFor(table);
    this.#tables.set(table.id, runtime);
    runtime.arm();
    this.#publish(commit);
    return ok(commit);
  }

  /**
   * Carries out a command at a table, at once and synchronously. `key` (the interaction's id) makes a
   * command that is delivered twice happen once: the second time it is `alreadyDone`. `audit` is written
   * with it where the floor's rights are used.
   */
  dispatch(
    id: TableId,
    command: TableCommand,
    key: string,
    audit: AuditEntry | null = null,
  ): Result<Commit, RoomRefusal> {
    const runtime = this.#runtimeOf(id);
    if (runtime === null) return err({ code: 'noSuchTable' });
    const barred = bringsIn(command) ? this.#barred(runtime.table.guildId, command.member) : null;
    if (barred !== null) return err(barred);
    if (command.type === 'resume' && command.channelId !== null) {
      const there = this.tableIn(command.channelId);
      if (there !== null && there.id !== id) return err({ code: 'tableAlreadyHere', tableId: there.id });
    }
    return runtime.dispatch(command, key, audit);
  }

  /** Calls `listener` after each commit, in the order of the commits. Returns the way to stop that. */
  onCommit(listener: (commit: Commit) => void): () => void {
    return this.#feed.listen(listener);
  }

  /** A table as it was last saved; also one that is closed. */
  table(id: TableId): Table | null {
    return this.#tables.get(id)?.table ?? this.#dependencies.store.tables.load(id);
  }

  /** The tables of a server that were opened last, closed ones too; the newest first. */
  tablesOpenedLast(guildId: GuildId, limit: number): readonly NamedTable[] {
    return this.#dependencies.store.tables.openedLast(guildId, limit);
  }

  /** The table in this channel or thread that is not closed. */
  tableIn(channelId: ChannelId): Table | null {
    return this.openTables().find((table) => table.channelId === channelId) ?? null;
  }

  /** Tables that were closed shortly before the process ended: their end may not have been shown. */
  closedLately(): readonly Table[] {
    const { tables } = this.#dependencies.store;
    const last = tables.lastCommitAt();
    return last === null ? [] : tables.closedSince(last - LATELY_MS);
  }

  /** The tables of a server that are not closed, oldest first. */
  tablesOf(guildId: GuildId): readonly Table[] {
    return this.openTables().filter((table) => table.guildId === guildId);
  }

  /** The tables at which a member has a seat. */
  tablesAt(member: MemberId): readonly Table[] {
    return this.openTables().filter((table) => seatOf(table, member) !== null);
  }

  /** A member is in the server no more; their wallet stays theirs, should they come back. */
  memberGone(guildId: GuildId, member: MemberId): void {
    standUpEverywhere(this, { guildId, member, key: ({ id, version }) => `${id}:${version}:gone` });
  }

  /**
   * The member of a person in a server. The first time they are registered and get the starting balance;
   * later on the name is kept up to date.
   */
  memberOf(guildId: GuildId, userId: UserId, name: string): MemberId {
    return this.#members.memberOf(guildId, userId, name);
  }

  /** The same without registering anybody. */
  findMember(guildId: GuildId, userId: UserId): MemberId | null {
    return this.#members.find(guildId, userId);
  }

  /** Whether an account is younger than the server wants, and from when it is not; null: it may play. */
  tooYoung(guildId: GuildId, userId: UserId | null): TooYoung | null {
    const days = this.floor.settingsOf(guildId).accountAgeDays;
    return days === 0 || userId === null ? null : tooYoung(userId, days, this.clock.now());
  }

  nameOf(member: MemberId): string {
    return this.#members.nameOf(member);
  }

  /** Null once the person was erased. */
  userOf(member: MemberId): UserId | null {
    return this.#members.userOf(member);
  }

  /** The language a person's Discord was last set to; null: not known. */
  localeOf(userId: UserId): string | null {
    return this.#members.localeOf(userId);
  }

  rememberLocale(userId: UserId, locale: string): void {
    this.#members.rememberLocale(userId, locale);
  }

  /** What a member has set for themself. */
  settingsOf(member: MemberId): MemberSettings {
    return this.#members.settingsOf(member);
  }

  /** Changes some of it, for good; throws a StoreError where that cannot be saved. */
  changeSettings(member: MemberId, change: Partial<MemberSettings>): MemberSettings {
    return this.#members.changeSettings(member, change);
  }

  wallet(member: MemberId): Wallet {
    const { accounts } = this.#dependencies.store;
    return {
      balance: accounts.balanceOf(walletOf(member)),
      inPlay: this.tablesAt(member).map((table) => ({ table, chips: chipsOf(table, member) })),
      movements: accounts.entriesOf(walletOf(member), MOVEMENTS_SHOWN),
    };
  }

  /**
   * The free refill, from the mint to the wallet. `key` (the interaction's id) makes one that is asked
   * for twice by the same click come once.
   */
  refill(guildId: GuildId, member: MemberId, key: string): Result<Refill, RoomRefusal> {
    const { store, clock, log, defaults } = this.#dependencies;
    const chips = this.tablesAt(member).map((table) => chipsInPlayOf(table, member));
    const inPlay = chips.reduce((total, each) => total + each, 0);
    try {
      const young = this.tooYoung(guildId, this.userOf(member));
      if (young !== null) return err(young);
      const terms = refillTerms(defaults, this.floor.settingsOf(guildId));
      return giveRefill(store, { guildId, member, inPlay, key, at: clock.now() }, terms);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const reference = randomIdentifier(REFERENCE_LENGTH);
      log.error({ reference, command: 'refill', err: error }, 'the database could not save a refill');
      return err({ code: 'notSaved', reference });
    }
  }

  /**
   * Erases a person: the one row that links the member to them is emptied, what is in the wallet goes
   * back to the mint, and they are off the waiting lists. Seats have to be left first.
   */
  erase(
    guildId: GuildId,
    member: MemberId,
  ): Result<null, { readonly code: 'stillSeated'; readonly tableId: TableId }> {
    const seated = this.tablesAt(member)[0];
    if (seated !== undefined) return err({ code: 'stillSeated', tableId: seated.id });
    for (const { id, version, waitingList } of this.openTables()) {
      if (!waitingList.includes(member)) continue;
      this.dispatch(id, { type: 'leaveWaitingList', member }, `${id}:${version}:erase`);
    }
    this.#members.erase(guildId, member);
    return ok(null);
  }

  /** Every table that is not closed, over all servers. */
  openTables(): readonly Table[] {
    return [...this.#tables.values()].map((runtime) => runtime.table);
  }

  /** Why somebody may not begin to play in a server; null: they may. */
  #barred(guildId: GuildId, member: MemberId): FloorRefusal | null {
    if (this.floor.isBanned(member)) return { code: 'banned' };
    return this.tooYoung(guildId, this.userOf(member));
  }

  /** A closed table is not kept in memory, but still says why it takes no commands. */
  #runtimeOf(id: TableId): TableRuntime | null {
    const open = this.#tables.get(id);
    if (open !== undefined) return open;
    const closed = this.#dependencies.store.tables.load(id);
    return closed === null ? null : this.#runtimeFor(closed);
  }

  #runtimeFor(table: Table): TableRuntime {
    const { store, clock, shuffle, log } = this.#dependencies;
    return new TableRuntime(table, {
      store,
      clock,
      shuffle,
      log,
      publish: (commit) => this.#committed(commit),
      audited: (entry, transfers) => this.floor.audited(entry, transfers),
    });
  }

  #committed(commit: Commit): void {
    const { id, status } = commit.after;
    if (status === 'closed') {
      this.#tables.get(id)?.stop();
      this.#tables.delete(id);
    }
    this.#publish(commit);
  }

  #publish(commit: Commit): void {
    this.#feed.tell(commit, (told) => this.floor.committed(told));
  }
}

/** What only somebody who may play here may do. */
function bringsIn(
  command: TableCommand,
): command is Extract<TableCommand, { readonly type: 'sit' | 'joinWaitingList' }> {
  return command.type === 'sit' || command.type === 'joinWaitingList';
}
