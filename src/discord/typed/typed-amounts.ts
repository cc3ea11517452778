import { potTotal } from '../../engine/hand/queries.ts';
import type { LegalActions } from '../../engine/betting/legal-actions.ts';
import { parseAmount, type AmountContext, type AmountRefusal } from '../../i18n/parse-amount.ts';
import type { Chips } from '../../shared/chips.ts';
import type { MemberId } from '../../shared/ids.ts';
import type { Result } from '../../shared/result.ts';
import type { Table } from '../../table/table.ts';
import { legalFor } from '../../table/queries.ts';
import type { CommandUse } from '../commands/command.ts';

/** What the words «pot», «½», «3bb» and «all-in» stand for in a bet or raise of this member, now. */
export function betContext(table: Table, member: MemberId): AmountContext {
  const { bigBlind, chipUnit } = table.settings;
  const legal = legalFor(table, member);
  const betting = legal?.kind === 'betting' ? legal : null;
  const pot =
    betting === null || table.hand === null
      ? null
      : {
          amount: potTotal(table.hand),
          highestBet: table.hand.highestBet,
          toCall: betting.call?.amount ?? 0,
        };
  return { bigBlind, chipUnit, pot, allInTo: betting?.allIn?.to ?? null };
}

/** What they stand for in a buy-in or top-up: «max» is the most that may be brought. */
export function chipsContext({ settings }: Table, most: Chips | null): AmountContext {
  return { bigBlind: settings.bigBlind, chipUnit: settings.chipUnit, pot: null, allInTo: most };
}

/** An amount as the options of a command have it; null where the option was left out. */
export function amountOption(
  interaction: CommandUse,
  name: string,
  context: AmountContext,
): Result<Chips, AmountRefusal> | null {
  const text = interaction.options.getString(name);
  return text === null ? null : parseAmount(text, context);
}

/** The act that a typed total is: whichever of the two is open now. */
export function actFor(legal: LegalActions | null): 'bet' | 'raise' {
  return legal?.kind === 'betting' && legal.bet !== null ? 'bet' : 'raise';
}

/** An amount as it can be typed in every language: no thousands, two decimals. */
export function typed(amount: Chips): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}
