import type { Chips } from '../shared/chips.ts';
import type { ChannelId } from '../shared/ids.ts';
import type { GameId } from '../engine/games/game.ts';
import type { RakeSchedule } from '../engine/rake.ts';

/** What a server has laid down for itself. Null: as the host (or Discord) has it. Amounts in cents. */
export interface GuildSettings {
  /** Of what everybody reads; null: the language of the server on Discord. */
  readonly language: 'en' | 'it' | null;
  /** A word or an emoji that stands beside amounts; null: none does. */
  readonly chipName: string | null;
  /** Whether the message of a table carries a picture of it. */
  readonly pictures: boolean;
  /** Where every line of the audit log is posted too. */
  readonly auditChannel: ChannelId | null;
  /** The role whose members are the floor, beside whoever may manage the server. */
  readonly floorRole: string | null;
  /** The games tables may be opened with; empty: all of the room. */
  readonly games: readonly GameId[];
  /** The stakes tables may be opened with, as the tables are called; empty: all. */
  readonly stakes: readonly AllowedStakes[];
  /** Per act (ms), where whoever opens a table says nothing else. */
  readonly turnMs: number | null;
  /** The most that buy-in and top-ups of one session come to. */
  readonly sessionCeiling: Chips | null;
  /** Of tables opened from now on. */
  readonly rake: RakeSchedule;
  /** The role whose members may open tables; null: everybody. */
  readonly openRole: string | null;
  /** Where tables may be opened, threads of these channels included; empty: everywhere. */
  readonly channels: readonly ChannelId[];
  /** Tables stand only in channels that Discord shows to adults alone, and in threads of these. */
  readonly ageRestrictedOnly: boolean;
  /** What a member gets when first seen. */
  readonly startingBalance: Chips | null;
  /** What `/daily` gives; 0: nothing. */
  readonly refill: Chips | null;
  /** How long after one refill the next may follow (ms). */
  readonly refillEveryMs: number | null;
  /** The refill is for who has less; null: less than the starting balance. */
  readonly refillBelow: Chips | null;
  /** So many days old an account on Discord has to be to play; 0: any. */
  readonly accountAgeDays: number;
}

/** The two numbers that name a table: its blinds, or in fixed limit its bets. In cents. */
export interface AllowedStakes {
  readonly small: Chips;
  readonly big: Chips;
}

export const UNTOUCHED: GuildSettings = {
  language: null,
  chipName: null,
  pictures: false,
  auditChannel: null,
  floorRole: null,
  games: [],
  stakes: [],
  turnMs: null,
  sessionCeiling: null,
  rake: { type: 'room' },
  openRole: null,
  channels: [],
  ageRestrictedOnly: false,
  startingBalance: null,
  refill: null,
  refillEveryMs: null,
  refillBelow: null,
  accountAgeDays: 0,
};

/** Settings as they are kept; one that a later version has added is at its default. */
export function settingsIn(data: string | null): GuildSettings {
  return data === null ? UNTOUCHED : { ...UNTOUCHED, ...(JSON.parse(data) as Partial<GuildSettings>) };
}

export type SettingName = keyof GuildSettings;

/** What one use of the floor's rights has changed, each setting before and after. */
export interface SettingsChange {
  readonly names: readonly SettingName[];
  readonly before: GuildSettings;
  readonly after: GuildSettings;
}

/** As the audit log keeps it: what differs and nothing else; null where nothing does. */
export function keptChange(before: GuildSettings, after: GuildSettings): string | null {
  const differs = settingNames().filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (settings: GuildSettings) => Object.fromEntries(differs.map((name) => [name, settings[name]]));
  return differs.length === 0 ? null : JSON.stringify({ before: only(before), after: only(after) });
}

export function changeIn(kept: string): SettingsChange {
  const { before, after } = JSON.parse(kept) as Record<'before' | 'after', Partial<GuildSettings>>;
  const names = settingNames().filter((name) => name in before || name in after);
  return { names, before: { ...UNTOUCHED, ...before }, after: { ...UNTOUCHED, ...after } };
}

function settingNames(): readonly SettingName[] {
  return Object.keys(UNTOUCHED) as SettingName[];
}
