import { parseAmount } from '../../i18n/parse-amount.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { legalFor } from '../../table/queries.ts';
import { answerPrivately } from '../answers/answer.ts';
import { askerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { playWords } from '../people/taste.ts';
import { betContext, typed } from '../typed/typed-amounts.ts';
import type { AutocompleteUse, CommandUse, Suggestion } from './command.ts';
import { atTable, play } from './play.ts';

/** Bets or raises to what was typed. */
export async function playAmount(
  interaction: CommandUse,
  context: BotContext,
  { act, option }: { readonly act: 'bet' | 'raise'; readonly option: string },
): Promise<void> {
  await atTable(interaction, context, async (asker) => {
    const text = interaction.options.getString(option, true);
    const to = parseAmount(text, betContext(asker.table, asker.member));
    if (!to.ok) await answerPrivately(interaction, describeRefusal(asker.messages, to.error));
    else await play(interaction, context, asker, { type: act, to: to.value });
  });
}

/** The least, shares of the pot and the most, as far as they are legal; and what is typed, once it is. */
export function suggestAmounts(
  interaction: AutocompleteUse,
  context: BotContext,
  act: 'bet' | 'raise',
): readonly Suggestion[] {
  const asker = askerAtTable(interaction, context);
  const legal = asker === null ? null : legalFor(asker.table, asker.member);
  const range = legal?.kind === 'betting' ? legal[act] : null;
  if (asker === null || range === null) return [];
  const words = betContext(asker.table, asker.member);
  const wanted = [interaction.options.getFocused(), '½', '¾', 'pot'].map((text) => parseAmount(text, words));
  const legalOnes = wanted
    .flatMap((amount) => (amount.ok ? [amount.value] : []))
    .filter((to) => range.minTo <= to && to <= range.maxTo);
  const { buttons } = playWords(asker, context);
  const amounts = range.sizes ?? [range.minTo, ...legalOnes, range.maxTo];
  return [...new Set(amounts)].map((to) => ({
    name: buttons[act === 'bet' ? 'betTo' : 'raiseTo'](to),
    value: typed(to),
  }));
}
