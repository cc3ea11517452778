import type { ChoiceText, CommandText } from './command-messages.ts';

type With<Options> = CommandText & { readonly options: Options };
type Plain<Name extends string> = Readonly<Record<Name, CommandText>>;

export type ReportPeriod = 'day' | 'week' | 'month' | 'all';
export type RakeChoice = 'room' | 'none' | 'percentage' | 'own';
export type ServerLanguage = 'auto' | 'en' | 'it';
/** Settings that go back to what they are without anybody's doing. */
export type ResettableSetting =
  | 'startingBalance'
  | 'refill'
  | 'sessionCeiling'
  | 'openRole'
  | 'channels'
  | 'clock'
  | 'auditChannel'
  | 'floorRole';

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
      readonly settings: With<
        Plain<
          | 'startingBalance'
          | 'refill'
          | 'sessionCeiling'
          | 'openRole'
          | 'allowChannel'
          | 'disallowChannel'
          | 'clock'
          | 'auditChannel'
          | 'floorRole'
        > & {
          readonly language: ChoiceText<ServerLanguage>;
          readonly reset: ChoiceText<ResettableSetting>;
        }
      >;
      readonly rake: With<Plain<'percent' | 'cap' | 'caps'> & { readonly schedule: ChoiceText<RakeChoice> }>;
      readonly report: With<{ readonly period: ChoiceText<ReportPeriod> }>;
      readonly audit: With<Plain<'member'>>;
      readonly suspects: CommandText;
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
