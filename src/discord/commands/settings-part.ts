import type { APIApplicationCommandSubcommandOption } from 'discord.js';
import type { Chips } from '../../shared/chips.ts';
import { ok, type Result } from '../../shared/result.ts';
import { parseAmount, type AmountRefusal } from '../../i18n/parse-amount.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { GuildSettings } from '../../runtime/floor-protocol.ts';
import type { BotContext } from '../context.ts';
import type { CommandUse } from './command.ts';

export type Change = { -readonly [Key in keyof GuildSettings]?: GuildSettings[Key] };

/** One subcommand of `/floor settings`. */
export interface SettingsPart {
  readonly data: APIApplicationCommandSubcommandOption;
  /** What is to change; or the sentence that says why it cannot. */
  readonly changeAsked: (
    interaction: CommandUse,
    messages: Messages,
    context: BotContext,
  ) => Result<Change, string>;
}

/** Figures, without blinds or a pot; nothing only where that means something. */
export function amountTyped(
  text: string,
  { zero }: { readonly zero: boolean },
): Result<Chips, AmountRefusal> {
  if (zero && /^\s*0(?:[.,]0{1,2})?\s*$/.test(text)) return ok(0);
  return parseAmount(text, { bigBlind: null, chipUnit: 1, pot: null, allInTo: null });
}
