import type { APIApplicationCommandSubcommandOption } from 'discord.js';
import type { BotContext } from '../context.ts';
import type { CommandUse } from './command.ts';

/** One use of the floor's rights; that somebody has them has been looked at before it is carried out. */
export interface FloorSubcommand {
  readonly data: APIApplicationCommandSubcommandOption;
  readonly execute: (interaction: CommandUse, context: BotContext) => Promise<void>;
}

/** The longest reason that may be typed. */
export const LONGEST_REASON = 200;
