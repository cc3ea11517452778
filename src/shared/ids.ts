/** Ids are branded so that one kind cannot be given where another is meant. */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A table of the room: a short random text, the same for the table's whole life. */
export type TableId = Branded<'TableId'>;

/**
 * A member of one server, as the books know them. It is not their Discord id: one row of the
 * store links the two, so that a person can be erased without changing any sum.
 */
export type MemberId = Branded<'MemberId'>;

/** A Discord server (snowflake, kept as text: numbers above 2^53 would come back rounded). */
export type GuildId = Branded<'GuildId'>;

/** A Discord channel or thread (snowflake, as text). */
export type ChannelId = Branded<'ChannelId'>;

/** A Discord user (snowflake, as text). */
export type UserId = Branded<'UserId'>;

// The one place a plain text becomes an id: the edges (Discord, database, tests) call these.
export const tableId = (value: string): TableId => value as TableId;
export const memberId = (value: string): MemberId => value as MemberId;
export const guildId = (value: string): GuildId => value as GuildId;
export const channelId = (value: string): ChannelId => value as ChannelId;
export const userId = (value: string): UserId => value as UserId;
