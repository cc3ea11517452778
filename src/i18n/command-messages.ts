import type { GameId, Limit } from '../engine/games/game.ts';
import type { FloorCommandMessages } from './floor-command-messages.ts';
import type { HelpTopic } from './help-messages.ts';
import type { MemberSettings } from '../runtime/member-settings.ts';

/** A name obeys Discord's rules: 1–32 letters, digits, `-` and `_`, lower case; a description 1–100 characters. */
export interface CommandText {
  readonly name: string;
  readonly description: string;
}

/** An option with fixed answers; the keys are the values that reach the bot. */
export interface ChoiceText<Choice extends string> extends CommandText {
  readonly choices: Readonly<Record<Choice, string>>;
}

type With<Options> = CommandText & { readonly options: Options };
type Plain<Name extends string> = Readonly<Record<Name, CommandText>>;

export type OnOff = 'on' | 'off';

/** The commands of a player, as Discord's list shows them. English names are the commands' own. */
export interface CommandMessages extends FloorCommandMessages {
  readonly table: CommandText & {
    readonly subcommands: {
      readonly open: With<
        Plain<'game' | 'stakes' | 'name' | 'seats' | 'minBuyIn' | 'maxBuyIn' | 'clock' | 'ante'> & {
          readonly limit: ChoiceText<Limit>;
          readonly place: ChoiceText<'here' | 'thread'>;
          readonly shortBuyIn: ChoiceText<OnOff>;
          readonly strictClock: ChoiceText<OnOff>;
        }
      >;
      readonly list: CommandText;
      readonly info: CommandText;
      readonly close: CommandText;
      /** Where the table goes on when its own channel is gone: typed in the new one. */
      readonly resume: CommandText;
    };
  };
  readonly sit: With<Plain<'buyIn' | 'seat'>>;
  readonly leave: CommandText;
  readonly topup: With<Plain<'amount'> & { readonly auto: ChoiceText<OnOff> }>;
  readonly sitout: With<{ readonly from: ChoiceText<'next-hand' | 'next-big-blind'> }>;
  readonly back: With<{ readonly blind: ChoiceText<'post' | 'wait'> }>;
  readonly waitlist: With<{ readonly action: ChoiceText<'join' | 'leave'> }>;
  readonly fold: CommandText;
  readonly check: CommandText;
  readonly call: CommandText;
  readonly bet: With<Plain<'amount'>>;
  readonly raise: With<Plain<'amount'>>;
  readonly allin: CommandText;
  readonly draw: With<Plain<'cards'>>;
  readonly cards: CommandText;
  readonly show: With<Plain<'cards'>>;
  readonly muck: CommandText;
  readonly wallet: CommandText;
  readonly daily: CommandText;
  readonly help: With<{ readonly topic: ChoiceText<HelpTopic> }>;
  readonly rules: With<{ readonly game: ChoiceText<GameId> }>;
  readonly settings: With<{
    readonly language: ChoiceText<MemberSettings['language']>;
    readonly cards: ChoiceText<MemberSettings['cards']>;
    readonly fourColours: ChoiceText<OnOff>;
    readonly textOnly: ChoiceText<OnOff>;
    readonly pictures: ChoiceText<OnOff>;
    readonly bigBlinds: ChoiceText<OnOff>;
    readonly autoTopUp: ChoiceText<OnOff>;
    readonly muck: ChoiceText<MemberSettings['muck']>;
  }>;
}
