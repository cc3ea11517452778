import type { Chips } from '../shared/chips.ts';
import type { ChannelId } from '../shared/ids.ts';
import type { RakeSchedule } from '../engine/rake.ts';

/** What a server has laid down for itself. Null: as the host (or Discord) has it. Amounts in cents. */
export interface GuildSettings {
  /** Of what everybody reads; null: the language of the server on Discord. */
  readonly language: 'en' | 'it' | null;
  /** What a member gets when first seen. */
  readonly startingBalance: Chips | null;
  /** What `/daily` gives; 0: nothing. */
  readonly refill: Chips | null;
  /** The most that buy-in and top-ups of one session come to. */
  readonly sessionCeiling: Chips | null;
  /** The role whose members may open tables; null: everybody. */
  readonly openRole: string | null;
  /** Where tables may be opened, threads of these channels included; empty: everywhere. */
  readonly channels: readonly ChannelId[];
  /** Per act (ms), where whoever opens a table says nothing else. */
  readonly turnMs: number | null;
  /** Of tables opened from now on. */
  readonly rake: RakeSchedule;
  /** Where every line of the audit log is posted too. */
  readonly auditChannel: ChannelId | null;
  /** The role whose members are the floor, beside whoever may manage the server. */
  readonly floorRole: string | null;
}

export const UNTOUCHED: GuildSettings = {
  language: null,
  startingBalance: null,
  refill: null,
  sessionCeiling: null,
  openRole: null,
  channels: [],
  turnMs: null,
  rake: { type: 'room' },
  auditChannel: null,
  floorRole: null,
};

/** Settings as they are kept; one that a later version has added is at its default. */
export function settingsIn(data: string | null): GuildSettings {
  return data === null ? UNTOUCHED : { ...UNTOUCHED, ...(JSON.parse(data) as Partial<GuildSettings>) };
}
