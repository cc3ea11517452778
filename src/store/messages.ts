import type Database from 'better-sqlite3';
import type { ChannelId, MemberId, TableId, UserId } from '../shared/ids.ts';
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

export function postsIn(connection: Database.Database): Posts {
  const of = connection.prepare<[string], PostedMessage>(
    `SELECT channel_id AS channelId, message_id AS messageId, hand, posted_at AS postedAt
     FROM posted_messages WHERE table_id = ?`,
  );
  const remember = connection.prepare(
    `INSERT INTO posted_messages (table_id, channel_id, message_id, hand, posted_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (table_id) DO UPDATE SET channel_id = excluded.channel_id,
       message_id = excluded.message_id, hand = excluded.hand, posted_at = excluded.posted_at`,
  );
  return {
    of: (table) => guarded(() => of.get(table) ?? null),
    remember(table, { channelId, messageId, hand, postedAt }) {
      guarded(() => remember.run(table, channelId, messageId, hand, postedAt));
    },
  };
}

export function directMessagesIn(connection: Database.Database): DirectMessages {
  const channelOf = connection
    .prepare<[string], ChannelId>('SELECT channel_id FROM direct_channels WHERE user_id = ?')
    .pluck();
  const remember = connection.prepare(
    `INSERT INTO direct_channels (user_id, channel_id)
     SELECT @user, @channel WHERE EXISTS (SELECT 1 FROM members WHERE user_id = @user)
     ON CONFLICT (user_id) DO UPDATE SET channel_id = excluded.channel_id`,
  );
  return {
    channelOf: (user) => guarded(() => channelOf.get(user) ?? null),
    remember(user, channel) {
      guarded(() => remember.run({ user, channel }));
    },
  };
}

export function callsIn(connection: Database.Database): Calls {
  const of = connection.prepare<[string], PostedCall>(
    'SELECT channel_id AS channelId, message_id AS messageId, key FROM posted_calls WHERE table_id = ?',
  );
  const remember = connection.prepare(
    `INSERT INTO posted_calls (table_id, channel_id, message_id, key) VALUES (?, ?, ?, ?)
     ON CONFLICT (message_id) DO NOTHING`,
  );
  const forget = connection.prepare('DELETE FROM posted_calls WHERE message_id = ?');
  return {
    of: (table) => guarded(() => of.all(table)),
    remember(table, { channelId, messageId, key }) {
      guarded(() => remember.run(table, channelId, messageId, key));
    },
    forget(messageId) {
      guarded(() => forget.run(messageId));
    },
  };
}

export function toldCardsIn(connection: Database.Database): ToldCards {
  const lastHand = connection
    .prepare<[string, string], number>('SELECT hand FROM told_cards WHERE table_id = ? AND member_id = ?')
    .pluck();
  const remember = connection.prepare(
    `INSERT INTO told_cards (table_id, member_id, hand) VALUES (?, ?, ?)
     ON CONFLICT (table_id, member_id) DO UPDATE SET hand = excluded.hand`,
  );
  return {
    lastHand: (table, member) => guarded(() => lastHand.get(table, member) ?? null),
    remember(table, member, hand) {
      guarded(() => remember.run(table, member, hand));
    },
  };
}
