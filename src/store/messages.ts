import { eq, sql } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import { channelId as asChannelId, type ChannelId, type TableId, type UserId } from '../shared/ids.ts';
import { directChannels, postedMessages } from './schema.ts';
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
  remember(user: UserId, channel: ChannelId): void;
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
  return {
    channelOf(user) {
      const row = guarded(() => channelOf.get({ user }));
      return row === undefined ? null : asChannelId(row.channelId);
    },
    remember(user, channel) {
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
