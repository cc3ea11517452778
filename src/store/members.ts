import type Database from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { guildId, memberId, type GuildId, type MemberId, type UserId } from '../shared/ids.ts';
import { mintOf, walletOf } from '../ledger/account.ts';
import type { Transfer } from '../ledger/transfer.ts';
import type { Bookkeeping } from './accounts.ts';
import type { AuditLog } from './audit-log.ts';
import type { ErasureList } from './erasure-list.ts';
import { rewriterIn } from './rewriting.ts';
import { bans, directChannels, members, memberSettings } from './schema.ts';
import { guarded } from './store-error.ts';
import { transactional } from './transaction.ts';
import { logEmptierIn } from './write-ahead-log.ts';

/** A member of a server as the books know them; user and name are null once the person was erased. */
export interface Member {
  readonly id: MemberId;
  readonly userId: UserId | null;
  readonly name: string | null;
}

export interface Enrolment {
  readonly id: MemberId;
  readonly guildId: GuildId;
  readonly userId: UserId;
  readonly name: string;
  /** What the wallet begins with, if anything. */
  readonly transfer: Transfer | null;
  /** Epoch ms. */
  readonly at: number;
}

export interface Members {
  of(id: MemberId): Member | null;
  find(guildId: GuildId, userId: UserId): Member | null;
  /** Writes the link, opens the wallet and books the starting balance, in one transaction. */
  enrol(enrolment: Enrolment): void;
  rename(id: MemberId, name: string): void;
  /** The language a person's Discord was last set to, in whichever server they were heard; null: not known. */
  localeOf(userId: UserId): string | null;
  rememberLocale(userId: UserId, locale: string): void;
  /** What a member has set for themself, as JSON; null: nothing. */
  settingsOf(id: MemberId): string | null;
  saveSettings(id: MemberId, data: string): void;
  /**
   * Cuts the one row that links the books to a person, and books what was left in the wallet. Reasons in
   * the audit log that may name them go too. The erasure stays pending until `finishErasures`.
   */
  erase(id: MemberId, transfer: Transfer | null, at: number): void;
  /**
   * Empties the log of changes, in which those who were erased can still be read, and only then forgets that their
   * erasures are pending. False: somebody reads the database just now, so it has to be done again.
   */
  finishErasures(): boolean;
  /** Members who were erased, and whom a backup from before has brought back. */
  broughtBack(): readonly { readonly id: MemberId; readonly guildId: GuildId }[];
}

/** What goes with the members. */
export interface MemberBooks {
  readonly bookkeeping: Bookkeeping;
  readonly auditLog: AuditLog;
  readonly erasures: ErasureList;
}

export function membersIn(
  connection: Database.Database,
  database: BetterSQLite3Database,
  { bookkeeping, auditLog, erasures }: MemberBooks,
): Members {
  const byId = connection.prepare<[string], Member>(
    'SELECT id, user_id AS userId, name FROM members WHERE id = ?',
  );
  const byUser = connection.prepare<[string, string], Member>(
    'SELECT id, user_id AS userId, name FROM members WHERE guild_id = ? AND user_id = ?',
  );
  const localeOf = connection
    .prepare<[string], string>('SELECT locale FROM members WHERE user_id = ? AND locale IS NOT NULL LIMIT 1')
    .pluck();
  const enrol = transactional(connection, ({ id, guildId, userId, name, transfer, at }: Enrolment) => {
    database.insert(members).values({ id, guildId, userId, name, joinedAt: at }).run();
    bookkeeping.open(walletOf(id), guildId);
    bookkeeping.open(mintOf(guildId), guildId);
    if (transfer !== null) bookkeeping.book([transfer], at);
  });
  const settings = connection
    .prepare<[string], string>('SELECT data FROM member_settings WHERE member_id = ?')
    .pluck();
  const erase = eraserIn(connection, database, { bookkeeping, auditLog });
  const emptyLog = logEmptierIn(connection);
  const forgetPending = connection.prepare(
    'DELETE FROM pending_erasures WHERE member_id IN (SELECT id FROM members WHERE user_id IS NULL)',
  );
  const linked = connection
    .prepare<[string], string>('SELECT guild_id FROM members WHERE id = ? AND user_id IS NOT NULL')
    .pluck();
  const erased = connection.prepare<[], string>('SELECT id FROM members WHERE user_id IS NULL').pluck();
  // A database that was moved here without its list knows itself who was erased from it.
  guarded(() => erasures.add(erased.all().map(memberId)));
  return {
    of: (id) => guarded(() => byId.get(id) ?? null),
    find: (guildId, userId) => guarded(() => byUser.get(guildId, userId) ?? null),
    enrol: (enrolment) => guarded(() => enrol(enrolment)),
    rename: (id, name) =>
      guarded(() => {
        database.update(members).set({ name }).where(eq(members.id, id)).run();
      }),
    localeOf: (userId) => guarded(() => localeOf.get(userId) ?? null),
    rememberLocale: (userId, locale) =>
      guarded(() => {
        database.update(members).set({ locale }).where(eq(members.userId, userId)).run();
      }),
    settingsOf: (id) => guarded(() => settings.get(id) ?? null),
    saveSettings: (id, data) =>
      guarded(() => {
        database
          .insert(memberSettings)
          .values({ memberId: id, data })
          .onConflictDoUpdate({ target: memberSettings.memberId, set: { data } })
          .run();
      }),
    erase: (id, transfer, at) =>
      guarded(() => {
        // First the list: killed in between, the erasure is still pending, and whatever is restored, it is known.
        erasures.add([id]);
        erase(id, transfer, at);
      }),
    finishErasures: () =>
      guarded(() => {
        const isDone = emptyLog();
        if (isDone) forgetPending.run();
        return isDone;
      }),
    broughtBack: () =>
      guarded(() =>
        erasures.all().flatMap((id) => {
          const guild = linked.get(id);
          return guild === undefined ? [] : [{ id, guildId: guildId(guild) }];
        }),
      ),
  };
}

function eraserIn(
  connection: Database.Database,
  database: BetterSQLite3Database,
  { bookkeeping, auditLog }: Omit<MemberBooks, 'erasures'>,
): (id: MemberId, transfer: Transfer | null, at: number) => void {
  const cut = transactional(connection, (id: MemberId, transfer: Transfer | null, at: number) => {
    if (transfer !== null) bookkeeping.book([transfer], at);
    const { userId, name } = members;
    const person = database.select({ userId, name }).from(members).where(eq(members.id, id)).get();
    auditLog.forgetReasons({ member: id, names: [person?.userId ?? '', person?.name ?? ''] });
    for (const table of [bans, memberSettings]) database.delete(table).where(eq(table.memberId, id)).run();
    database.update(members).set({ userId: null, name: null, locale: null }).where(eq(members.id, id)).run();
    const user = person?.userId ?? null;
    if (user === null) return;
    const elsewhere = database.select({ id: members.id }).from(members).where(eq(members.userId, user)).get();
    // The direct message channel is the person's, not the member's: it goes with the last of them.
    if (elsewhere === undefined) database.delete(directChannels).where(eq(directChannels.userId, user)).run();
  });
  const rewrite = rewriterIn(connection);
  return (id, transfer, at) => {
    // What was written stays readable in free pages and in the log of changes unless it is overwritten.
    connection.pragma('secure_delete = ON');
    try {
      cut(id, transfer, at);
      // A kill before this leaves the erasure pending: the next start does it again.
      rewrite();
    } finally {
      connection.pragma('secure_delete = OFF');
    }
  };
}
