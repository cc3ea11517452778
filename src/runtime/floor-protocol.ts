import type { Chips } from '../shared/chips.ts';
import type { GuildId, MemberId, TableId } from '../shared/ids.ts';
import { seatOf } from '../table/queries.ts';
import type { Table } from '../table/table.ts';

export type { AuditAction, AuditEntry, AuditRow } from '../store/audit-log.ts';
export type { DayReport, GameReport, Report, TableReport } from '../store/reports.ts';
export type { PlayedHand } from '../store/played-hands.ts';
export type { DatabaseHealth } from '../store/health.ts';
export type { Suspects } from './suspicion/suspects.ts';
export type { AllowedStakes, GuildSettings, SettingName, SettingsChange } from './guild-settings.ts';

/** One use of the floor's rights: by whom, why, and by which interaction (which makes it happen once). */
export interface Deed {
  readonly guildId: GuildId;
  readonly actor: MemberId;
  /** Free text, cleaned of control characters. */
  readonly reason: string | null;
  readonly key: string;
}

/** Why the floor's wish was not done. */
export type FloorRefusal =
  /** Nothing is ever taken below zero. */
  | { readonly code: 'cannotTakeSoMuch'; readonly balance: Chips; readonly offered: Chips }
  | { readonly code: 'alreadyBanned' }
  | { readonly code: 'notBanned' }
  /** Somebody who is banned cannot erase themself: the ban would go with them. */
  | { readonly code: 'bannedCannotErase' }
  /** The member may not sit down or open tables in this server. */
  | { readonly code: 'banned' }
  /** The table has dealt no hand of this number. */
  | { readonly code: 'noSuchHand'; readonly hand: number; readonly last: number }
  /** Nobody sees closed cards of a hand that is played. */
  | { readonly code: 'handStillPlayed'; readonly hand: number }
  /** Nor of a hand they were dealt into themself. */
  | { readonly code: 'dealtInYourself'; readonly hand: number }
  /** The account on Discord is younger than this server wants. Epoch ms. */
  | { readonly code: 'accountTooYoung'; readonly days: number; readonly playsFrom: number };

/** What an erasure came to: at once, or when the hand at these tables is over. */
export type Erasure =
  { readonly done: true } | { readonly done: false; readonly waitsFor: readonly TableId[] };

/** Whether a member sits or waits at a table. */
export function isAt(table: Table, member: MemberId): boolean {
  return seatOf(table, member) !== null || table.waitingList.includes(member);
}
