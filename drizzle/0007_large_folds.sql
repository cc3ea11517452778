CREATE TABLE `large_folds` (
	`table_id` text NOT NULL,
	`number` integer NOT NULL,
	`member_id` text NOT NULL,
	`to_id` text NOT NULL,
	`put_in` integer NOT NULL,
	PRIMARY KEY(`table_id`, `number`, `member_id`),
	CONSTRAINT "large_folds_number_whole" CHECK(typeof("large_folds"."number") = 'integer'),
	CONSTRAINT "large_folds_put_in_whole" CHECK(typeof("large_folds"."put_in") = 'integer')
);
