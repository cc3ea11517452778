import type Database from 'better-sqlite3';
import { guildId, memberId, type GuildId, type MemberId } from '../shared/ids.ts';
import type { AuditEntry, AuditWriter } from './audit-log.ts';
import { guarded } from './store-error.ts';
import { transactional } from './transaction.ts';

/** An erasure that waits for the end of a hand. */
export interface PendingErasure {
  readonly member: MemberId;
  readonly guildId: GuildId;
  /** Who asked for it. */
  readonly actor: MemberId;
}

export interface Ban {
  readonly guildId: GuildId;
  readonly member: MemberId;
}

/** What a server's floor has laid down. Each change is written together with its line in the audit log. */
export interface FloorRecords {
  /** A server's settings as JSON; null where it has none of its own. */
  settingsOf(guild: GuildId): string | null;
  saveSettings(guild: GuildId, data: string, audit: AuditEntry, at: number): void;
  isBanned(member: MemberId): boolean;
  bans(): readonly Ban[];
  ban(member: MemberId, audit: AuditEntry, at: number): void;
  unban(member: MemberId, audit: AuditEntry, at: number): void;
  pendingErasures(): readonly PendingErasure[];
  /** Remembers that a member is to be erased; harmless a second time. */
  erasureAsked(erasure: PendingErasure, audit: AuditEntry, at: number): void;
}

export function floorRecordsIn(connection: Database.Database, writeAudit: AuditWriter): FloorRecords {
  const settings = connection
    .prepare<[string], string>('SELECT data FROM guild_settings WHERE guild_id = ?')
    .pluck();
  const save = connection.prepare(
    `INSERT INTO guild_settings (guild_id, data) VALUES (?, ?)
     ON CONFLICT (guild_id) DO UPDATE SET data = excluded.data`,
  );
  const banned = connection.prepare<[string], number>('SELECT 1 FROM bans WHERE member_id = ?').pluck();
  const bans = connection.prepare<[], BanRow>('SELECT member_id, guild_id FROM bans ORDER BY rowid');
  const ban = connection.prepare(
    'INSERT INTO bans (member_id, guild_id, at) VALUES (?, ?, ?) ON CONFLICT (member_id) DO NOTHING',
  );
  const unban = connection.prepare('DELETE FROM bans WHERE member_id = ?');
  const pending = connection.prepare<[], PendingRow>(
    'SELECT member_id, guild_id, actor_id FROM pending_erasures ORDER BY rowid',
  );
  const ask = connection.prepare(
    `INSERT INTO pending_erasures (member_id, guild_id, actor_id) VALUES (?, ?, ?)
     ON CONFLICT (member_id) DO NOTHING`,
  );
  const audited = transactional(connection, (change: () => void, audit: AuditEntry, at: number) => {
    change();
    writeAudit(audit, [], at);
  });
  const write = (change: () => void, audit: AuditEntry, at: number): void => {
    guarded(() => audited(change, audit, at));
  };
  return {
    settingsOf: (guild) => guarded(() => settings.get(guild) ?? null),
    saveSettings: (guild, data, audit, at) => write(() => void save.run(guild, data), audit, at),
    isBanned: (member) => guarded(() => banned.get(member) !== undefined),
    bans: () =>
      guarded(() =>
        bans.all().map((row) => ({ guildId: guildId(row.guild_id), member: memberId(row.member_id) })),
      ),
    ban: (member, audit, at) => write(() => void ban.run(member, audit.guildId, at), audit, at),
    unban: (member, audit, at) => write(() => void unban.run(member), audit, at),
    pendingErasures: () => guarded(() => pending.all().map(pendingOf)),
    erasureAsked: ({ member, guildId: guild, actor }, audit, at) =>
      write(() => void ask.run(member, guild, actor), audit, at),
  };
}

interface BanRow {
  readonly member_id: string;
  readonly guild_id: string;
}

interface PendingRow {
  readonly member_id: string;
  readonly guild_id: string;
  readonly actor_id: string;
}

function pendingOf({ member_id, guild_id, actor_id }: PendingRow): PendingErasure {
  return { member: memberId(member_id), guildId: guildId(guild_id), actor: memberId(actor_id) };
}
