import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { BotContext } from '../context.ts';

export type CommandData = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** A command used in a server: every command of ours is (there is no table elsewhere). */
export type CommandUse = ChatInputCommandInteraction<'cached'>;
export type AutocompleteUse = AutocompleteInteraction<'cached'>;

/** A slash command: how Discord lists it, and what it does. One per file, listed in `index.ts`. */
export interface Command {
  readonly data: CommandData;
  /** Must answer at once: nothing is awaited before the answer but the answer itself. */
  readonly execute: (interaction: CommandUse, context: BotContext) => Promise<void>;
  /** Suggestions while somebody types an option; at most 25. */
  readonly suggest?: (interaction: AutocompleteUse, context: BotContext) => readonly Suggestion[];
}

export interface Suggestion {
  readonly name: string;
  /** Amounts as text, seats as numbers: as the option is declared. */
  readonly value: string | number;
}
