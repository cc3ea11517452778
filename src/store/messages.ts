import { and, eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import {
  channelId as asChannelId,
  type ChannelId,
  type MemberId,
  type TableId,
  type UserId,
} from '../shared/ids.ts';
import { directChannels, members, postedCalls, postedMessages, toldCards } from './schema.ts';
import { guarded } from './store-error.ts';

/** Where a table's message is. */
export interface PostedMessage {
  readonly channelId: ChannelId;
  readonly messageId: string;
  /** The hand it shows. */
  readonly hand: number;
  /** Epoch ms. */
  readonly postedAt: number;
}

export interface Posts {
  of(table: TableId): PostedMessage | null;
  remember(table: TableId, message: PostedMessage): void;
}

export interface DirectMessages {
  channelOf(user: UserId): ChannelId | null;
  /** Of a member only: a message that was on its way when somebody was erased leaves no trace of them. */
  remember(user: UserId, channel: ChannelId): void;
}

/** A short call that stands in a channel. */
export interface PostedCall {
  readonly channelId: ChannelId;
  readonly messageId: string;
  readonly key: string;
}

export interface Calls {
  of(table: TableId): readonly PostedCall[];
  remember(table: TableId, call: PostedCall): void;
  forget(messageId: string): void;
}

export interface ToldCards {
  /** The last hand whose cards have reached this member by direct message; null: none. */
  lastHand(table: TableId, member: MemberId): number | null;
  remember(table: TableId, member: MemberId, hand: number): void;
}

export function postsIn(database: BetterSQLite3Database): Posts {
  const of = database
    .select()
    .from(postedMessages)
    .where(eq(postedMessages.tableId, sql.placeholder('table')))
    .prepare();
  return {
    of(table) {
      const row = guarded(() => of.get({ table }));
      if (row === undefined) return null;
      const { channelId, messageId, hand, postedAt } = row;
      return { channelId: asChannelId(channelId), messageId, hand, postedAt };
    },
    remember(table, { channelId, messageId, hand, postedAt }) {
      const message = { channelId, messageId, hand, postedAt };
      guarded(() =>
        database
          .insert(postedMessages)
          .values({ tableId: table, ...message })
          .onConflictDoUpdate({ target: postedMessages.tableId, set: message })
          .run(),
      );
    },
  };
}

export function directMessagesIn(database: BetterSQLite3Database): DirectMessages {
  const channelOf = database
    .select({ channelId: directChannels.channelId })
    .from(directChannels)
    .where(eq(directChannels.userId, sql.placeholder('user')))
    .prepare();
  const known = database
    .select({ id: members.id })
    .from(members)
    .where(eq(members.userId, sql.placeholder('user')))
    .limit(1)
    .prepare();
  return {
    channelOf(user) {
      const row = guarded(() => channelOf.get({ user }));
      return row === undefined ? null : asChannelId(row.channelId);
    },
    remember(user, channel) {
      if (guarded(() => known.get({ user })) === undefined) return;
      guarded(() =>
        database
          .insert(directChannels)
          .values({ userId: user, channelId: channel })
          .onConflictDoUpdate({ target: directChannels.userId, set: { channelId: channel } })
          .run(),
      );
    },
  };
}

export function callsIn(database: BetterSQLite3Database): Calls {
  return {
    of: (table) =>
      guarded(() => database.select().from(postedCalls).where(eq(postedCalls.tableId, table)).all()).map(
        ({ channelId, messageId, key }) => ({ channelId: asChannelId(channelId), messageId, key }),
      ),
    remember(table, call) {
      guarded(() =>
        database
          .insert(postedCalls)
          .values({ tableId: table, ...call })
          .onConflictDoNothing()
          .run(),
      );
    },
    forget(messageId) {
      guarded(() => database.delete(postedCalls).where(eq(postedCalls.messageId, messageId)).run());
    },
  };
}

export function toldCardsIn(database: BetterSQLite3Database): ToldCards {
  return {
    lastHand(table, member) {
      const here = and(eq(toldCards.tableId, table), eq(toldCards.memberId, member));
      const row = guarded(() => database.select({ hand: toldCards.hand }).from(toldCards).where(here).get());
      return row?.hand ?? null;
    },
    remember(table, member, hand) {
      guarded(() =>
        database
          .insert(toldCards)
          .values({ tableId: table, memberId: member, hand })
          .onConflictDoUpdate({ target: [toldCards.tableId, toldCards.memberId], set: { hand } })
          .run(),
      );
    },
  };
}
