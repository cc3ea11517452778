import type { GuildId, MemberId } from '../shared/ids.ts';
import type { Table } from '../table/table.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import { isAt } from './floor-protocol.ts';
import type { FloorRoom } from './floor.ts';

export interface StandingUp {
  readonly guildId: GuildId;
  readonly member: MemberId;
  /** Of the command at one table, so that it is carried out once. */
  readonly key: (table: Table) => string;
  /** The line in the audit log that goes with it, where the floor's rights are used. */
  readonly entry?: (table: Table) => AuditEntry;
}

/**
 * Takes a member from every table of a server: off the waiting lists, folded, and cashed out at once or
 * when the running hand is over (docs/rules.md §5 «leaving»). A table that refuses stays as it is.
 */
export function standUpEverywhere(
  room: Pick<FloorRoom, 'tablesOf' | 'dispatch'>,
  { guildId, member, key, entry }: StandingUp,
): void {
  for (const table of room.tablesOf(guildId)) {
    if (!isAt(table, member)) continue;
    room.dispatch(table.id, { type: 'memberGone', member }, key(table), entry?.(table) ?? null);
  }
}
