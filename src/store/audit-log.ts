import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { guildId, memberId, tableId, type GuildId, type MemberId, type TableId } from '../shared/ids.ts';
import type { Transfer } from '../ledger/transfer.ts';
import type { Bookkeeping } from './accounts.ts';
import { guarded } from './store-error.ts';
import { transactional } from './transaction.ts';

/** What the floor (or a player, or the bot itself) did that has to stay on record. */
export type AuditAction =
  | 'pause'
  | 'resume'
  | 'close'
  | 'void'
  | 'kick'
  | 'ban'
  | 'unban'
  | 'grant'
  | 'take'
  | 'settings'
  | 'rake'
  | 'report'
  | 'audit'
  | 'doctor'
  | 'suspects'
  /** Looked at the closed cards of a hand that was over. */
  | 'hand'
  | 'export'
  | 'erase'
  /** A restored backup had brought back somebody who was erased. */
  | 'eraseAgain'
  /** A player asked for the floor. */
  | 'callFloor'
  /** A fault of the software stopped a table; done by nobody. */
  | 'freeze';

export interface AuditEntry {
  readonly guildId: GuildId;
  /** Null: the bot itself. */
  readonly actor: MemberId | null;
  readonly action: AuditAction;
  /** The member it was done to, if to one. */
  readonly target: MemberId | null;
  readonly tableId: TableId | null;
  readonly hand: number | null;
  /** In cents, where chips were granted or taken. */
  readonly amount: Chips | null;
  /** Free text, already cleaned of control characters; it goes when the member it is about is erased. */
  readonly reason: string | null;
  /** What a server laid down before and after, as JSON; null where nothing of it was changed. */
  readonly changes: string | null;
}

/** A line of the log as it is kept. */
export interface AuditRow extends AuditEntry {
  readonly position: number;
  /** The keys of the transfers it made. */
  readonly transfers: readonly string[];
  /** Epoch ms. */
  readonly at: number;
}

export interface AuditLog {
  /** Writes a line, and books the transfers it is about, in one transaction. */
  record(entry: AuditEntry, transfers: readonly Transfer[], at: number): void;
  /** Newest first; `member`: only what they did or what was done to them. */
  last(guildId: GuildId, which: { readonly member: MemberId | null; readonly limit: number }): AuditRows;
  /** Under which reference the last freeze of a table stands in the log of the process; null: there was none. */
  freezeOf(guildId: GuildId, table: TableId): string | null;
  /** Everything that a member did or that was done to them, oldest first. */
  about(member: MemberId): AuditRows;
  /** Removes the reasons that may name this person; the lines themselves stay. */
  forgetReasons(person: { readonly member: MemberId; readonly names: readonly string[] }): void;
}

/** A shorter name is found in every other word. */
const SHORTEST_NAME = 3;

export type AuditRows = readonly AuditRow[];

/** Writes a line as part of a transaction, never of its own. */
export type AuditWriter = (entry: AuditEntry, transfers: readonly Transfer[], at: number) => void;

export function auditWriterIn(connection: Database.Database): AuditWriter {
  const insert = connection.prepare(
    `INSERT INTO audit_log (guild_id, actor_id, action, target_id, table_id, hand, amount, transfers, changes, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertReason = connection.prepare('INSERT INTO audit_reasons (position, reason) VALUES (?, ?)');
  return ({ guildId, actor, action, target, tableId, hand, amount, reason, changes }, transfers, at) => {
    const keys = JSON.stringify(transfers.map(({ key }) => key));
    const row = insert.run(guildId, actor, action, target, tableId, hand, amount, keys, changes, at);
    if (reason !== null) insertReason.run(row.lastInsertRowid, reason);
  };
}

export function auditLogIn(
  connection: Database.Database,
  bookkeeping: Bookkeeping,
  write: AuditWriter,
): AuditLog {
  const record = transactional(
    connection,
    (entry: AuditEntry, transfers: readonly Transfer[], at: number) => {
      bookkeeping.book(transfers, at);
      write(entry, transfers, at);
    },
  );
  const last = connection.prepare<[string, number], Row>(
    `${SELECT} WHERE guild_id = ? ORDER BY log.position DESC LIMIT ?`,
  );
  const lastAbout = connection.prepare<[{ guild: string; member: string; limit: number }], Row>(
    `${SELECT} WHERE guild_id = @guild AND (actor_id = @member OR target_id = @member)
     ORDER BY log.position DESC LIMIT @limit`,
  );
  const freeze = connection
    .prepare<[string, string], string | null>(
      `SELECT reason FROM audit_log AS log LEFT JOIN audit_reasons ON audit_reasons.position = log.position
       WHERE guild_id = ? AND action = 'freeze' AND table_id = ? ORDER BY log.position DESC LIMIT 1`,
    )
    .pluck();
  const about = connection.prepare<[{ member: string }], Row>(
    `${SELECT} WHERE actor_id = @member OR target_id = @member ORDER BY log.position`,
  );
  const forgetOwn = connection.prepare<[{ member: string }]>(
    `DELETE FROM audit_reasons WHERE position IN
     (SELECT position FROM audit_log WHERE actor_id = @member OR target_id = @member)`,
  );
  const forgetNamed = connection.prepare<[string]>(
    'DELETE FROM audit_reasons WHERE instr(lower(reason), lower(?)) > 0',
  );
  return {
    record: (entry, transfers, at) => guarded(() => record(entry, transfers, at)),
    last: (guild, { member, limit }) =>
      guarded(() => (member === null ? last.all(guild, limit) : lastAbout.all({ guild, member, limit }))).map(
        rowOf,
      ),
    freezeOf: (guild, table) => guarded(() => freeze.get(guild, table) ?? null),
    about: (member) => guarded(() => about.all({ member })).map(rowOf),
    forgetReasons: ({ member, names }) =>
      guarded(() => {
        forgetOwn.run({ member });
        for (const name of names) if (name.length >= SHORTEST_NAME) forgetNamed.run(name);
      }),
  };
}

interface Row {
  readonly position: number;
  readonly guild_id: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target_id: string | null;
  readonly table_id: string | null;
  readonly hand: number | null;
  readonly amount: number | null;
  readonly transfers: string;
  readonly changes: string | null;
  readonly at: number;
  readonly reason: string | null;
}

const SELECT = `
  SELECT log.position, guild_id, actor_id, action, target_id, table_id, hand, amount, transfers, changes, at, reason
  FROM audit_log AS log LEFT JOIN audit_reasons ON audit_reasons.position = log.position`;

function rowOf(row: Row): AuditRow {
  const { position, hand, amount, at, reason, changes } = row;
  return {
    position,
    guildId: guildId(row.guild_id),
    actor: row.actor_id === null ? null : memberId(row.actor_id),
    // The column holds only what the writer wrote.
    action: row.action as AuditAction,
    target: row.target_id === null ? null : memberId(row.target_id),
    tableId: row.table_id === null ? null : tableId(row.table_id),
    hand,
    amount,
    reason,
    transfers: JSON.parse(row.transfers) as string[],
    changes,
    at,
  };
}
