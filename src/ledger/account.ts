import type { GuildId, MemberId, TableId } from '../shared/ids.ts';

/**
 * Where chips are. Every server has one wallet per member, one account per table (the chips in play),
 * one house (the rake) and one mint (chips granted or taken away: the only account below zero).
 * The sum over all accounts is zero.
 */
export type AccountKind = 'wallet' | 'table' | 'house' | 'mint';

/** An account's name in the books: its kind and its owner. */
export type AccountId = `${AccountKind}:${string}`;

export const walletOf = (member: MemberId): AccountId => `wallet:${member}`;
export const chipsInPlayAt = (table: TableId): AccountId => `table:${table}`;
export const houseOf = (guild: GuildId): AccountId => `house:${guild}`;
export const mintOf = (guild: GuildId): AccountId => `mint:${guild}`;
