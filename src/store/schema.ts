import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

// Ids are text everywhere: Discord's are above 2^53 and would come back rounded. A plain INTEGER column
// takes 1.5, '12abc' and infinity, so every whole number is guarded by a check. Nothing cascades: the
// migrator rebuilds tables, and a cascade would empty the children of the one it rebuilds.

const whole = (column: AnySQLiteColumn) => sql`typeof(${column}) = 'integer'`;

/** The largest whole number JavaScript holds exactly. */
const LARGEST = sql.raw(String(Number.MAX_SAFE_INTEGER));

/**
 * Links a member of the books to a person on Discord. Everything else knows the internal id only, so
 * that erasing a person empties one row and changes no sum.
 */
export const members = sqliteTable(
  'members',
  {
    id: text('id').primaryKey(),
    guildId: text('guild_id').notNull(),
    /** Null: the person was erased. */
    userId: text('user_id'),
    name: text('name'),
    joinedAt: integer('joined_at').notNull(),
    /** The language their Discord was last set to; for what is sent without a click of theirs. */
    locale: text('locale'),
  },
  (table) => [
    uniqueIndex('members_by_user').on(table.guildId, table.userId),
    index('members_of_user').on(table.userId),
    check('members_joined_at_whole', whole(table.joinedAt)),
  ],
);

export const accounts = sqliteTable(
  'accounts',
  {
    /** The kind and the owner: `wallet:…`, `table:…`, `house:…`, `mint:…`. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['wallet', 'table', 'house', 'mint'] }).notNull(),
    guildId: text('guild_id').notNull(),
    /** In cents. */
    balance: integer('balance').notNull().default(0),
  },
  (table) => [
    index('accounts_of_guild').on(table.guildId),
    check('accounts_kind_known', sql`${table.kind} IN ('wallet', 'table', 'house', 'mint')`),
    check(
      'accounts_kind_of_id',
      sql`substr(${table.id}, 1, length(${table.kind}) + 1) = ${table.kind} || ':'`,
    ),
    check('accounts_balance_whole', whole(table.balance)),
    check('accounts_balance_exact', sql`abs(${table.balance}) <= ${LARGEST}`),
    check('accounts_balance_covered', sql`${table.kind} = 'mint' OR ${table.balance} >= 0`),
  ],
);

/** Never changed, never deleted (triggers refuse): a mistake is undone by an opposite transfer. */
export const transfers = sqliteTable(
  'transfers',
  {
    position: integer('position').primaryKey({ autoIncrement: true }),
    key: text('key').notNull(),
    fromId: text('from_id')
      .notNull()
      .references(() => accounts.id),
    toId: text('to_id')
      .notNull()
      .references(() => accounts.id),
    /** In cents. */
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** Epoch ms. */
    at: integer('at').notNull(),
  },
  (table) => [
    uniqueIndex('transfers_key').on(table.key),
    index('transfers_from').on(table.fromId),
    index('transfers_to').on(table.toId),
    check('transfers_amount_whole', whole(table.amount)),
    check('transfers_amount_positive', sql`${table.amount} BETWEEN 1 AND ${LARGEST}`),
    check('transfers_two_accounts', sql`${table.fromId} <> ${table.toId}`),
    check('transfers_at_whole', whole(table.at)),
  ],
);

export const tables = sqliteTable(
  'tables',
  {
    id: text('id').primaryKey(),
    guildId: text('guild_id').notNull(),
    channelId: text('channel_id').notNull(),
    name: text('name').notNull(),
    status: text('status', { enum: ['open', 'closing', 'paused', 'closed'] }).notNull(),
    /** How many events made the snapshot. */
    version: integer('version').notNull(),
    /** The whole state as JSON, the deck of the running hand included. */
    snapshot: text('snapshot').notNull(),
    openedAt: integer('opened_at').notNull(),
  },
  (table) => [
    // One table per channel; also how a start finds the open ones without reading the closed.
    uniqueIndex('tables_open_in_channel')
      .on(table.channelId)
      .where(sql`${table.status} <> 'closed'`),
    check('tables_status_known', sql`${table.status} IN ('open', 'closing', 'paused', 'closed')`),
    check('tables_version_whole', whole(table.version)),
    check('tables_opened_at_whole', whole(table.openedAt)),
  ],
);

/** Everything that happened, in order: folding it gives the snapshot. Never changed, never deleted. */
export const events = sqliteTable(
  'events',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    hand: integer('hand').notNull(),
    /** The version of the table that this event makes. */
    seq: integer('seq').notNull(),
    data: text('data').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.hand, table.seq] }),
    check('events_hand_whole', whole(table.hand)),
    check('events_seq_whole', whole(table.seq)),
  ],
);

/** Every command that changed a table, under its idempotency key. */
export const commits = sqliteTable(
  'commits',
  {
    key: text('key').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** The version it led to. */
    version: integer('version').notNull(),
    cause: text('cause').notNull(),
    /** Epoch ms. */
    at: integer('at').notNull(),
  },
  (table) => [
    check('commits_version_whole', whole(table.version)),
    check('commits_at_whole', whole(table.at)),
  ],
);

/** One row per finished hand: what reports and histories count. */
export const hands = sqliteTable(
  'hands',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    /** How many were dealt in. */
    players: integer('players').notNull(),
    /** Chips put into pots, uncalled bets taken off, in cents. */
    pot: integer('pot').notNull(),
    rake: integer('rake').notNull(),
    voided: integer('voided', { mode: 'boolean' }).notNull(),
    /** Epoch ms. */
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.number] }),
    index('hands_of_guild').on(table.guildId, table.endedAt),
    check('hands_number_whole', whole(table.number)),
    check('hands_players_whole', whole(table.players)),
    check('hands_pot_whole', sql`${whole(table.pot)} AND ${table.pot} >= 0`),
    check('hands_rake_whole', sql`${whole(table.rake)} AND ${table.rake} BETWEEN 0 AND ${table.pot}`),
    check('hands_ended_at_whole', whole(table.endedAt)),
  ],
);

/** Where the message of a table is. */
export const postedMessages = sqliteTable('posted_messages', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id),
  channelId: text('channel_id').notNull(),
  messageId: text('message_id').notNull(),
  hand: integer('hand').notNull(),
  /** Epoch ms. */
  postedAt: integer('posted_at').notNull(),
});

/** The short calls that stand in a channel now, so that one is taken away even after a kill. */
export const postedCalls = sqliteTable(
  'posted_calls',
  {
    messageId: text('message_id').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    channelId: text('channel_id').notNull(),
    /** What it calls somebody for: the same call of the same state has the same key. */
    key: text('key').notNull(),
  },
  (table) => [index('posted_calls_of_table').on(table.tableId)],
);

/** The last hand whose cards have reached a member by direct message: a start sends what a kill kept back. */
export const toldCards = sqliteTable(
  'told_cards',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    hand: integer('hand').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.memberId] }),
    check('told_cards_hand_whole', whole(table.hand)),
  ],
);

/** The channel of direct messages with a person, so that it is asked for once. */
export const directChannels = sqliteTable('direct_channels', {
  userId: text('user_id').primaryKey(),
  channelId: text('channel_id').notNull(),
});

/** Who was dealt into a finished hand, and what it brought them: what reports and signals count. */
export const handPlayers = sqliteTable(
  'hand_players',
  {
    tableId: text('table_id').notNull(),
    number: integer('number').notNull(),
    memberId: text('member_id').notNull(),
    /** Won or lost, in cents; 0 in a hand that was voided. */
    net: integer('net').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.number, table.memberId] }),
    index('hand_players_of_member').on(table.memberId),
    check('hand_players_number_whole', whole(table.number)),
    check('hand_players_net_whole', whole(table.net)),
  ],
);

/** Folds after many chips, in hands that are over and were not voided: to whose bet, and what was given up. */
export const largeFolds = sqliteTable(
  'large_folds',
  {
    tableId: text('table_id').notNull(),
    number: integer('number').notNull(),
    memberId: text('member_id').notNull(),
    /** Who had bet or raised. */
    toId: text('to_id').notNull(),
    /** By calls, bets and raises, in cents. */
    putIn: integer('put_in').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.number, table.memberId] }),
    check('large_folds_number_whole', whole(table.number)),
    check('large_folds_put_in_whole', whole(table.putIn)),
  ],
);

/** What a server has set for itself, as JSON; what is not in it is as the host set it. */
export const guildSettings = sqliteTable('guild_settings', {
  guildId: text('guild_id').primaryKey(),
  data: text('data').notNull(),
});

/** What a member has set for themself, as JSON; what is not in it is at its default. */
export const memberSettings = sqliteTable('member_settings', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  data: text('data').notNull(),
});

/** Members who may not sit down or open tables. Why stands in the audit log. */
export const bans = sqliteTable(
  'bans',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    guildId: text('guild_id').notNull(),
    /** Epoch ms. */
    at: integer('at').notNull(),
  },
  (table) => [check('bans_at_whole', whole(table.at))],
);

/** Members who are erased as soon as the hand they are in is over. */
export const pendingErasures = sqliteTable('pending_erasures', {
  memberId: text('member_id')
    .primaryKey()
    .references(() => members.id),
  guildId: text('guild_id').notNull(),
  /** Who asked for it: themself, or a member of the floor. */
  actorId: text('actor_id').notNull(),
});

/** Every use of the floor's rights. Never changed, never deleted (triggers refuse). */
export const auditLog = sqliteTable(
  'audit_log',
  {
    position: integer('position').primaryKey({ autoIncrement: true }),
    guildId: text('guild_id').notNull(),
    /** The member who did it; null: the bot itself. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    /** The member it was done to. */
    targetId: text('target_id'),
    tableId: text('table_id'),
    hand: integer('hand'),
    /** In cents, where chips were granted or taken. */
    amount: integer('amount'),
    /** The keys of the transfers it made, as a JSON list. */
    transfers: text('transfers').notNull(),
    /** What a server laid down before and after, as JSON, where that was changed. */
    changes: text('changes'),
    /** Epoch ms. */
    at: integer('at').notNull(),
  },
  (table) => [
    index('audit_log_of_guild').on(table.guildId, table.position),
    index('audit_log_of_target').on(table.targetId),
    index('audit_log_of_actor').on(table.actorId),
    check('audit_log_at_whole', whole(table.at)),
  ],
);

/**
 * Why something was done. It is free text and may name a person, so it is not in the log itself: it goes
 * when the person it is about is erased.
 */
export const auditReasons = sqliteTable('audit_reasons', {
  position: integer('position')
    .primaryKey()
    .references(() => auditLog.position),
  reason: text('reason').notNull(),
});
