CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`guild_id` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_kind_known" CHECK("accounts"."kind" IN ('wallet', 'table', 'house', 'mint')),
	CONSTRAINT "accounts_kind_of_id" CHECK(substr("accounts"."id", 1, length("accounts"."kind") + 1) = "accounts"."kind" || ':'),
	CONSTRAINT "accounts_balance_whole" CHECK(typeof("accounts"."balance") = 'integer'),
	CONSTRAINT "accounts_balance_exact" CHECK(abs("accounts"."balance") <= 9007199254740991),
	CONSTRAINT "accounts_balance_covered" CHECK("accounts"."kind" = 'mint' OR "accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE INDEX `accounts_of_guild` ON `accounts` (`guild_id`);--> statement-breakpoint
CREATE TABLE `commits` (
	`key` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`version` integer NOT NULL,
	`cause` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commits_version_whole" CHECK(typeof("commits"."version") = 'integer'),
	CONSTRAINT "commits_at_whole" CHECK(typeof("commits"."at") = 'integer')
);
--> statement-breakpoint
CREATE TABLE `direct_channels` (
	`user_id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `events` (
	`table_id` text NOT NULL,
	`hand` integer NOT NULL,
	`seq` integer NOT NULL,
	`data` text NOT NULL,
	PRIMARY KEY(`table_id`, `hand`, `seq`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "events_hand_whole" CHECK(typeof("events"."hand") = 'integer'),
	CONSTRAINT "events_seq_whole" CHECK(typeof("events"."seq") = 'integer')
);
--> statement-breakpoint
CREATE TABLE `hands` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`guild_id` text NOT NULL,
	`game_id` text NOT NULL,
	`players` integer NOT NULL,
	`pot` integer NOT NULL,
	`rake` integer NOT NULL,
	`voided` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `number`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hands_number_whole" CHECK(typeof("hands"."number") = 'integer'),
	CONSTRAINT "hands_players_whole" CHECK(typeof("hands"."players") = 'integer'),
	CONSTRAINT "hands_pot_whole" CHECK(typeof("hands"."pot") = 'integer' AND "hands"."pot" >= 0),
	CONSTRAINT "hands_rake_whole" CHECK(typeof("hands"."rake") = 'integer' AND "hands"."rake" BETWEEN 0 AND "hands"."pot"),
	CONSTRAINT "hands_ended_at_whole" CHECK(typeof("hands"."ended_at") = 'integer')
);
--> statement-breakpoint
CREATE INDEX `hands_of_guild` ON `hands` (`guild_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `members` (
	`id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`user_id` text,
	`name` text,
	`joined_at` integer NOT NULL,
	CONSTRAINT "members_joined_at_whole" CHECK(typeof("members"."joined_at") = 'integer')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_by_user` ON `members` (`guild_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `members_of_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE TABLE `posted_messages` (
	`table_id` text PRIMARY KEY NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text NOT NULL,
	`hand` integer NOT NULL,
	`posted_at` integer NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`name` text NOT NULL,
	`status` text NOT NULL,
	`version` integer NOT NULL,
	`snapshot` text NOT NULL,
	`opened_at` integer NOT NULL,
	CONSTRAINT "tables_status_known" CHECK("tables"."status" IN ('open', 'closing', 'paused', 'closed')),
	CONSTRAINT "tables_version_whole" CHECK(typeof("tables"."version") = 'integer'),
	CONSTRAINT "tables_opened_at_whole" CHECK(typeof("tables"."opened_at") = 'integer')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tables_open_in_channel` ON `tables` (`channel_id`) WHERE "tables"."status" <> 'closed';--> statement-breakpoint
CREATE TABLE `transfers` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfers_amount_whole" CHECK(typeof("transfers"."amount") = 'integer'),
	CONSTRAINT "transfers_amount_positive" CHECK("transfers"."amount" BETWEEN 1 AND 9007199254740991),
	CONSTRAINT "transfers_two_accounts" CHECK("transfers"."from_id" <> "transfers"."to_id"),
	CONSTRAINT "transfers_at_whole" CHECK(typeof("transfers"."at") = 'integer')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfers_key` ON `transfers` (`key`);--> statement-breakpoint
CREATE INDEX `transfers_from` ON `transfers` (`from_id`);--> statement-breakpoint
CREATE INDEX `transfers_to` ON `transfers` (`to_id`);