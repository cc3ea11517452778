CREATE TABLE `posted_calls` (
	`message_id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posted_calls_of_table` ON `posted_calls` (`table_id`);--> statement-breakpoint
CREATE TABLE `told_cards` (
	`table_id` text NOT NULL,
	`member_id` text NOT NULL,
	`hand` integer NOT NULL,
	PRIMARY KEY(`table_id`, `member_id`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`member_id`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "told_cards_hand_whole" CHECK(typeof("told_cards"."hand") = 'integer')
);
--> statement-breakpoint
ALTER TABLE `members` ADD `locale` text;