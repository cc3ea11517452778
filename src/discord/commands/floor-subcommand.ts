import type {
  APIApplicationCommandSubcommandGroupOption,
  APIApplicationCommandSubcommandOption,
} from 'discord.js';
import type { BotContext } from '../context.ts';
import type { AutocompleteUse, CommandUse, Suggestion } from './command.ts';

/** One use of the floor's rights, or a group of them; that somebody has them has been looked at before. */
export interface FloorSubcommand {
  readonly data: APIApplicationCommandSubcommandOption | APIApplicationCommandSubcommandGroupOption;
  readonly execute: (interaction: CommandUse, context: BotContext) => Promise<void>;
  readonly suggest?: (interaction: AutocompleteUse, context: BotContext) => readonly Suggestion[];
}

/** The longest reason that may be typed. */
export const LONGEST_REASON = 200;
