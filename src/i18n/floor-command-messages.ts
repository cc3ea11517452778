import type { GameId } from '../engine/games/game.ts';
import type { ChoiceText, CommandText, OnOff } from './command-messages.ts';

type With<Options> = CommandText & { readonly options: Options };
type Plain<Name extends string> = Readonly<Record<Name, CommandText>>;

export type ReportPeriod = 'day' | 'week' | 'month' | 'all';
export type RakeChoice = 'room' | 'none' | 'percentage' | 'own';
export type ServerLanguage = 'auto' | 'en' | 'it';
/** Settings that go back to what they are without anybody's doing. */
export type ResettableSetting =
  | 'chipName'
  | 'auditChannel'
  | 'floorRole'
  | 'games'
  | 'stakes'
  | 'clock'
  | 'sessionCeiling'
  | 'openRole'
  | 'channels'
  | 'startingBalance'
  | 'refill'
  | 'refillHours'
  | 'refillBelow'
  | 'accountAge';

/** What a server can lay down: of itself, of its tables, and of who plays there. */
export interface ServerSettingsCommands {
  readonly show: CommandText;
  readonly room: With<
    Plain<'chipName' | 'auditChannel' | 'floorRole'> & {
      readonly language: ChoiceText<ServerLanguage>;
      readonly pictures: ChoiceText<'on' | 'off'>;
    }
  >;
  readonly tables: With<
    Plain<'stakes' | 'clock' | 'sessionCeiling' | 'openRole' | 'allowChannel' | 'disallowChannel'> & {
      readonly allowGame: ChoiceText<GameId>;
      readonly disallowGame: ChoiceText<GameId>;
      readonly ageRestricted: ChoiceText<OnOff>;
    }
  >;
  readonly members: With<Plain<'startingBalance' | 'refill' | 'refillHours' | 'refillBelow' | 'accountAge'>>;
  readonly reset: With<{ readonly setting: ChoiceText<ResettableSetting> }>;
}

/** The commands of the floor, and those by which anybody calls it or asks for their own data. */
export interface FloorCommandMessages {
  readonly floor: CommandText & {
    readonly subcommands: {
      readonly pause: With<Plain<'reason'>>;
      readonly resume: With<Plain<'reason'>>;
      readonly close: With<Plain<'reason'>>;
      readonly void: With<Plain<'reason'>>;
      readonly kick: With<Plain<'member' | 'reason'>>;
      readonly ban: With<Plain<'member' | 'reason'>>;
      readonly unban: With<Plain<'member' | 'reason'>>;
      readonly grant: With<Plain<'member' | 'amount' | 'reason'>>;
      readonly take: With<Plain<'member' | 'amount' | 'reason'>>;
      readonly settings: CommandText & { readonly subcommands: ServerSettingsCommands };
      readonly rake: With<Plain<'percent' | 'cap' | 'caps'> & { readonly schedule: ChoiceText<RakeChoice> }>;
      readonly report: With<{ readonly period: ChoiceText<ReportPeriod> }>;
      readonly audit: With<Plain<'member'>>;
      readonly suspects: CommandText;
      readonly hand: With<Plain<'number' | 'reason' | 'table'>>;
      readonly doctor: CommandText;
      readonly export: With<Plain<'member' | 'reason'>>;
      readonly erase: With<Plain<'member' | 'reason'>>;
    };
  };
  readonly callfloor: With<Plain<'reason'>>;
  readonly privacy: CommandText & {
    readonly subcommands: { readonly export: CommandText; readonly erase: CommandText };
  };
}
