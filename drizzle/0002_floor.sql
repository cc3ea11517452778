CREATE TABLE `audit_log` (
	`position` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`guild_id` text NOT NULL,
	`actor_id` text,
	`action` text NOT NULL,
	`target_id` text,
	`table_id` text,
	`hand` integer,
	`amount` integer,
	`transfers` text NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "audit_log_at_whole" CHECK(typeof("audit_log"."at") = 'integer')
);
--> statement-breakpoint
CREATE INDEX `audit_log_of_guild` ON `audit_log` (`guild_id`,`position`);--> statement-breakpoint
CREATE INDEX `audit_log_of_target` ON `audit_log` (`target_id`);--> statement-breakpoint
CREATE INDEX `audit_log_of_actor` ON `audit_log` (`actor_id`);--> statement-breakpoint
CREATE TABLE `audit_reasons` (
	`position` integer PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	FOREIGN KEY (`position`) REFERENCES `audit_log`(`position`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `bans` (
	`member_id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bans_at_whole" CHECK(typeof("bans"."at") = 'integer')
);
--> statement-breakpoint
CREATE TABLE `guild_settings` (
	`guild_id` text PRIMARY KEY NOT NULL,
	`data` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `hand_players` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`member_id` text NOT NULL,
	`net` integer NOT NULL,
	PRIMARY KEY(`table_id`, `number`, `member_id`),
	CONSTRAINT "hand_players_number_whole" CHECK(typeof("hand_players"."number") = 'integer'),
	CONSTRAINT "hand_players_net_whole" CHECK(typeof("hand_players"."net") = 'integer')
);
--> statement-breakpoint
CREATE INDEX `hand_players_of_member` ON `hand_players` (`member_id`);--> statement-breakpoint
CREATE TABLE `pending_erasures` (
	`member_id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`actor_id` text NOT NULL,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action
);
