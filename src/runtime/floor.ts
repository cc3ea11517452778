import type { Clock } from '../shared/clock.ts';
import type { GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { Chips } from '../shared/chips.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { TableCommand } from '../table/protocol.ts';
import type { Table } from '../table/table.ts';
import { walletOf } from '../ledger/account.ts';
import type { Transfer } from '../ledger/transfer.ts';
import { granted, taken } from '../ledger/transfers-for.ts';
import type { AuditAction, AuditEntry, AuditRow } from '../store/audit-log.ts';
import { eraseAgain } from '../store/erase-again.ts';
import type { DatabaseHealth } from '../store/health.ts';
import type { KeptAbout } from '../store/kept-about.ts';
import type { PlayedHand } from '../store/played-hands.ts';
import type { Period, Report } from '../store/reports.ts';
import { StoreError } from '../store/store-error.ts';
import type { Store } from '../store/store.ts';
import { Erasures } from './erasures.ts';
import type { Deed, Erasure } from './floor-protocol.ts';
import { keptChange, settingsIn, type GuildSettings } from './guild-settings.ts';
import { randomIdentifier } from './identifier.ts';
import type { Logger } from './log.ts';
import type { Commit, RoomRefusal } from './protocol.ts';
import { suspectsOf, type Suspects } from './suspicion/suspects.ts';
import { standUpEverywhere } from './standing-up.ts';

export interface FloorDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly room: FloorRoom;
}

/** What the floor needs of the room. */
export interface FloorRoom {
  dispatch(
    id: TableId,
    command: TableCommand,
    key: string,
    audit?: AuditEntry | null,
  ): Result<Commit, RoomRefusal>;
  tablesOf(guildId: GuildId): readonly Table[];
  tablesAt(member: MemberId): readonly Table[];
  erase(guildId: GuildId, member: MemberId): Result<null, { readonly code: 'stillSeated' }>;
}

/** A line of the audit log that has just been written. */
export interface Audited extends AuditEntry {
  /** The keys of the transfers it made. */
  readonly transfers: readonly string[];
  /** Epoch ms. */
  readonly at: number;
}

type About = Partial<Pick<AuditEntry, 'target' | 'tableId' | 'hand' | 'amount' | 'changes'>>;

const REFERENCE_LENGTH = 6;

/**
 * The moderators' side of the room. Who may use it is the caller's question, at every use; what is done
 * here is written together with its line in the audit log, or not at all.
 */
export class Floor {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #room: FloorRoom;
  readonly #erasures: Erasures;
  readonly #settings = new Map<GuildId, GuildSettings>();
  readonly #listeners = new Set<(audited: Audited) => void>();

  constructor({ store, clock, log, room }: FloorDependencies) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#room = room;
    this.#erasures = new Erasures({ store, clock, log, room });
  }

  /**
   * Finishes what a crash, or a backup that was restored, has left half done: bans whose members still sit, erasures
   * that waited, and those that the backup does not know of.
   */
  start(): void {
    const { erased, waiting } = eraseAgain(this.#store, this.#clock.now());
    if (erased + waiting > 0)
      this.#log.warn({ erased, waiting }, 'a restored backup had brought back who was erased');
    for (const { guildId, member } of this.#store.floor.bans()) {
      const key = ({ id, version }: Table): string => `${id}:${version}:kick:${id}`;
      standUpEverywhere(this.#room, { guildId, member, key });
    }
    this.#erasures.start();
  }

  stop(): void {
    this.#erasures.stop();
  }

  /** Somebody may have left their seat: a waiting erasure can go on. */
  committed(commit: Commit): void {
    this.#erasures.committed(commit);
  }

  /** Calls `listener` after each line of the audit log. Returns the way to stop that. */
  onAudit(listener: (audited: Audited) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** A line of the audit log is in the database. */
  audited(entry: AuditEntry, transfers: readonly Transfer[] = []): void {
    const keys = transfers.map(({ key }) => key);
    const audited = { ...entry, transfers: keys, at: this.#clock.now() };
    for (const listener of this.#listeners) {
      try {
        listener(audited);
      } catch (error) {
        this.#log.error({ action: entry.action, err: error }, 'a listener failed; the audit log stands');
      }
    }
  }

  settingsOf(guild: GuildId): GuildSettings {
    const known = this.#settings.get(guild);
    if (known !== undefined) return known;
    const read = settingsIn(this.#store.floor.settingsOf(guild));
    this.#settings.set(guild, read);
    return read;
  }

  /** Changes what a server has laid down; `action` says which command did. */
  change(
    change: Partial<GuildSettings>,
    deed: Deed,
    action: 'settings' | 'rake',
  ): Result<GuildSettings, RoomRefusal> {
    const { guildId } = deed;
    const before = this.settingsOf(guildId);
    const settings = { ...before, ...change };
    const entry = entryOf(action, deed, { changes: keptChange(before, settings) });
    const saved = this.#saving(entry, () =>
      this.#store.floor.saveSettings(guildId, JSON.stringify(settings), entry, this.#clock.now()),
    );
    if (!saved.ok) return saved;
    this.#settings.set(guildId, settings);
    this.audited(entry);
    return ok(settings);
  }

  /** A command at a table, with its line in the audit log. */
  at(table: Table, command: TableCommand, deed: Deed, action: AuditAction): Result<Commit, RoomRefusal> {
    const target = command.type === 'memberGone' ? command.member : null;
    const entry = entryOf(action, deed, { tableId: table.id, hand: handOf(table), target });
    return this.#room.dispatch(table.id, command, deed.key, entry);
  }

  /** Every chip of the hand goes back; a freeze of the table is over with it. */
  voidHand(table: Table, afterAction: boolean, deed: Deed): Result<Commit, RoomRefusal> {
    const voided = this.at(table, { type: 'voidHand', afterAction }, deed, 'void');
    if (!voided.ok || voided.value.after.pause?.reason !== 'frozen') return voided;
    const goesOn = this.#room.dispatch(table.id, { type: 'resume', channelId: null }, `${deed.key}:resume`);
    return goesOn.ok ? voided : goesOn;
  }

  isBanned(member: MemberId): boolean {
    return this.#store.floor.isBanned(member);
  }

  /** From now on they may not sit down or open tables; where they sit they are stood up. */
  ban(member: MemberId, deed: Deed): Result<null, RoomRefusal> {
    if (this.isBanned(member)) return err({ code: 'alreadyBanned' });
    const entry = entryOf('ban', deed, { target: member });
    const saved = this.#saving(entry, () => this.#store.floor.ban(member, entry, this.#clock.now()));
    if (!saved.ok) return saved;
    this.audited(entry);
    standUpEverywhere(this.#room, {
      guildId: deed.guildId,
      member,
      key: ({ id }) => `${deed.key}:kick:${id}`,
      entry: (table) => entryOf('kick', deed, { tableId: table.id, hand: handOf(table), target: member }),
    });
    return ok(null);
  }

  unban(member: MemberId, deed: Deed): Result<null, RoomRefusal> {
    if (!this.isBanned(member)) return err({ code: 'notBanned' });
    const entry = entryOf('unban', deed, { target: member });
    const saved = this.#saving(entry, () => this.#store.floor.unban(member, entry, this.#clock.now()));
    if (!saved.ok) return saved;
    this.audited(entry);
    return ok(null);
  }

  /** Chips from the mint to the wallet. Returns what the wallet holds then. */
  grant(member: MemberId, amount: Chips, deed: Deed): Result<Chips, RoomRefusal> {
    const { guildId, key } = deed;
    return this.#move('grant', member, amount, { deed, transfer: granted(guildId, member, { amount, key }) });
  }

  /** Chips from the wallet to the mint, never more than there are. Returns what the wallet holds then. */
  take(member: MemberId, amount: Chips, deed: Deed): Result<Chips, RoomRefusal> {
    const { guildId, key } = deed;
    const balance = this.#balanceOf(member);
    if (amount > balance) return err({ code: 'cannotTakeSoMuch', balance, offered: amount });
    return this.#move('take', member, amount, { deed, transfer: taken(guildId, member, { amount, key }) });
  }

  /** Writes down a use that changes nothing. Only a database that cannot write keeps it from being recorded. */
  note(action: AuditAction, deed: Deed, about: About = {}): Result<null, RoomRefusal> {
    const entry = entryOf(action, deed, about);
    const saved = this.#saving(entry, () => this.#store.auditLog.record(entry, [], this.#clock.now()));
    if (!saved.ok) return saved;
    this.audited(entry);
    return ok(null);
  }

  /**
   * A hand that is over, for a look at its closed cards: never one that this member of the floor was dealt into.
   * That they look is written down first.
   */
  lookAt(table: Table, number: number, deed: Deed): Result<PlayedHand, RoomRefusal> {
    if (table.handRunning && table.handNumber === number)
      return err({ code: 'handStillPlayed', hand: number });
    const played = this.#store.playedHands.of(table.id, number);
    if (played === null) return err({ code: 'noSuchHand', hand: number, last: lastPlayed(table) });
    if (played.dealtTo.some(({ member }) => member === deed.actor)) {
      return err({ code: 'dealtInYourself', hand: number });
    }
    const noted = this.note('hand', deed, { tableId: table.id, hand: number });
    return noted.ok ? ok(played) : noted;
  }

  /** The last lines of the audit log, newest first. */
  auditLog(
    guild: GuildId,
    which: { readonly member: MemberId | null; readonly limit: number },
  ): readonly AuditRow[] {
    return this.#store.auditLog.last(guild, which);
  }

  /** The reference of the fault that has stopped a table: it stands in the log of the process too. */
  freezeOf({ guildId, id }: Table): string | null {
    return this.#store.auditLog.freezeOf(guildId, id);
  }

  report(guild: GuildId, period: Period): Report {
    return this.#store.reports.of(guild, period);
  }

  /** Pairs between whom chips go one way; signals for a look, never a verdict. */
  suspects(
    guild: GuildId,
    since: { readonly from: number; readonly refill: Chips },
  ): Promise<readonly Suspects[]> {
    return suspectsOf(this.#store.outcomes, guild, since);
  }

  health(): DatabaseHealth {
    return this.#store.health();
  }

  /** Everything kept about a member; with the cards only they have seen, if it is for themself. */
  keptAbout(member: MemberId, which: { readonly closedCards: boolean }): KeptAbout {
    return this.#store.keptAbout.of(member, which);
  }

  /**
   * Erases a member, at once or, where they are in a hand, when that is over: they fold, are cashed out,
   * what is in the wallet goes to the mint, and nothing links the books to the person any more.
   */
  erase(member: MemberId, deed: Deed): Result<Erasure, RoomRefusal> {
    if (deed.actor === member && this.isBanned(member)) return err({ code: 'bannedCannotErase' });
    const entry = entryOf('erase', deed, { target: member });
    const erasure = { member, guildId: deed.guildId, actor: deed.actor };
    const saved = this.#saving(entry, () =>
      this.#store.floor.erasureAsked(erasure, entry, this.#clock.now()),
    );
    if (!saved.ok) return saved;
    this.audited(entry);
    return this.#saving(entry, () => this.#erasures.begin(erasure));
  }

  #balanceOf(member: MemberId): Chips {
    return this.#store.accounts.balanceOf(walletOf(member));
  }

  #move(
    action: 'grant' | 'take',
    target: MemberId,
    amount: Chips,
    { deed, transfer }: { readonly deed: Deed; readonly transfer: Transfer | null },
  ): Result<Chips, RoomRefusal> {
    if (transfer === null || this.#store.accounts.isBooked(transfer.key)) return err({ code: 'alreadyDone' });
    const entry = entryOf(action, deed, { target, amount });
    const saved = this.#saving(entry, () =>
      this.#store.auditLog.record(entry, [transfer], this.#clock.now()),
    );
    if (!saved.ok) return saved;
    this.audited(entry, [transfer]);
    return ok(this.#balanceOf(target));
  }

  /** Runs what writes to the database; where that fails nothing has changed and the log says why. */
  #saving<T>({ action }: AuditEntry, write: () => T): Result<T, RoomRefusal> {
    try {
      return ok(write());
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const reference = randomIdentifier(REFERENCE_LENGTH);
      this.#log.error(
        { reference, command: action, err: error },
        'the database could not save what the floor did',
      );
      return err({ code: 'notSaved', reference });
    }
  }
}

function entryOf(
  action: AuditAction,
  { guildId, actor, reason }: Deed,
  { target = null, tableId = null, hand = null, amount = null, changes = null }: About = {},
): AuditEntry {
  return { guildId, actor, action, target, tableId, hand, amount, reason, changes };
}

function handOf({ handNumber }: Table): number | null {
  return handNumber === 0 ? null : handNumber;
}

/** The number of the last hand that is over. */
function lastPlayed({ handNumber, handRunning }: Table): number {
  return handRunning ? handNumber - 1 : handNumber;
}
