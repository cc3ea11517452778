import { drizzle } from 'drizzle-orm/better-sqlite3';
import type { Clock } from '../shared/clock.ts';
import type { Transfer } from '../ledger/transfer.ts';
import { accountsIn, bookkeepingIn, type Accounts } from './accounts.ts';
import { auditLogIn, auditWriterIn, type AuditLog } from './audit-log.ts';
import { booksIn, type Books } from './books.ts';
import { commitIn, type TableChange } from './commit.ts';
import { openDatabase } from './database.ts';
import { erasureListBeside } from './erasure-list.ts';
import { floorRecordsIn, type FloorRecords } from './floor-records.ts';
import { handsIn, type Hands } from './hands.ts';
import { healthOf, type DatabaseHealth } from './health.ts';
import { keptAboutIn, type KeptAboutMembers } from './kept-about.ts';
import { membersIn, type Members } from './members.ts';
import {
  callsIn,
  directMessagesIn,
  postsIn,
  toldCardsIn,
  type Calls,
  type DirectMessages,
  type Posts,
  type ToldCards,
} from './messages.ts';
import { outcomesIn, type Outcomes } from './outcomes.ts';
import { playedHandsIn, type PlayedHands } from './played-hands.ts';
import { reportsIn, type Reports } from './reports.ts';
import { guarded } from './store-error.ts';
import { tablesIn, type Tables } from './tables.ts';
import { transactional } from './transaction.ts';

export interface StoreOptions {
  /** The database file, or `:memory:`. */
  readonly path: string;
  /** The folder that drizzle-kit generates into. */
  readonly migrationsFolder: string;
  readonly clock: Clock;
}

/** The database of one bot: everything that has to survive. Writes throw a StoreError when they fail. */
export interface Store {
  readonly members: Members;
  readonly accounts: Accounts;
  readonly tables: Tables;
  readonly hands: Hands;
  readonly playedHands: PlayedHands;
  readonly posts: Posts;
  readonly calls: Calls;
  readonly directMessages: DirectMessages;
  readonly toldCards: ToldCards;
  readonly books: Books;
  readonly floor: FloorRecords;
  readonly auditLog: AuditLog;
  readonly reports: Reports;
  readonly outcomes: Outcomes;
  readonly keptAbout: KeptAboutMembers;
  /** The one way a table changes in the database. */
  commit(change: TableChange): void;
  /** Books a transfer that belongs to no table, such as the free refill, in a transaction of its own. */
  book(transfer: Transfer, at: number): void;
  /** How the database is. */
  health(): DatabaseHealth;
  close(): void;
}

/** Opens the database, locked, migrated and checked. Throws a StoreError that says what to do. */
export function openStore({ path, migrationsFolder, clock }: StoreOptions): Store {
  const opened = openDatabase({ path, migrationsFolder, now: clock.now() });
  const { connection } = opened;
  const database = drizzle(connection);
  const bookkeeping = bookkeepingIn(connection);
  const writeAudit = auditWriterIn(connection);
  const auditLog = auditLogIn(connection, bookkeeping, writeAudit);
  const book = transactional(connection, (transfer: Transfer, at: number) =>
    bookkeeping.book([transfer], at),
  );
  const tables = tablesIn(connection);
  return {
    members: membersIn(connection, database, { bookkeeping, auditLog, erasures: erasureListBeside(path) }),
    accounts: accountsIn(connection),
    tables,
    hands: handsIn(database),
    playedHands: playedHandsIn(connection, tables),
    posts: postsIn(connection),
    calls: callsIn(connection),
    directMessages: directMessagesIn(connection),
    toldCards: toldCardsIn(connection),
    books: booksIn(connection),
    floor: floorRecordsIn(connection, writeAudit),
    auditLog,
    reports: reportsIn(connection),
    outcomes: outcomesIn(connection),
    keptAbout: keptAboutIn(connection, auditLog),
    commit: commitIn(connection, bookkeeping, writeAudit),
    book: (transfer, at) => guarded(() => book(transfer, at)),
    health: () => healthOf(connection),
    close: () => opened.close(),
  };
}
