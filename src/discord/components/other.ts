import { parseAmount } from '../../i18n/parse-amount.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { decisionOf, legalFor } from '../../table/queries.ts';
import { answerPrivately } from '../answers/answer.ts';
import type { AskerAtTable } from '../people/asker.ts';
import { actFor, betContext } from '../typed/typed-amounts.ts';
import { actOn, refuse } from './act-on.ts';
import { amountIn, amountModal } from './amount-modal.ts';
import type { Component } from './component.ts';
import type { CustomIdOf } from '../custom-id.ts';

/** *Other…*: asks for an amount. */
export const other: Component<'other'> = {
  kind: 'button',
  async execute({ interaction, id, asker }, context) {
    const { table, member, messages } = asker;
    const legal = legalFor(table, member);
    const act = actFor(legal);
    const range = legal?.kind === 'betting' ? legal[act] : null;
    if (range === null || !isOpen(asker, id)) {
      await refuse(interaction, context, { asker, text: passed(asker) });
    } else await interaction.showModal(amountModal({ id, act, range, messages }));
  },
};

/** The amount that was typed there. */
export const otherAmount: Component<'otherAmount'> = {
  kind: 'modal',
  async execute({ interaction, id, asker }, context) {
    const { table, member, messages } = asker;
    if (!interaction.isFromMessage())
      return answerPrivately(interaction, messages.errors.buttonNoLongerValid);
    // What «pot» means has changed with the decision: first of all it has to be the same one.
    if (!isOpen(asker, id)) return refuse(interaction, context, { asker, text: passed(asker) });
    const to = parseAmount(amountIn(interaction), betContext(table, member));
    if (!to.ok) return refuse(interaction, context, { asker, text: describeRefusal(messages, to.error) });
    const decision = { hand: id.hand, action: id.action };
    return actOn({ interaction, asker, decision }, context, {
      type: actFor(legalFor(table, member)),
      to: to.value,
    });
  },
};

function isOpen({ table, member }: AskerAtTable, id: CustomIdOf<'other' | 'otherAmount'>): boolean {
  const decision = decisionOf(table);
  return legalFor(table, member) !== null && decision?.hand === id.hand && decision.action === id.action;
}

function passed({ messages }: AskerAtTable): string {
  return describeRefusal(messages, { code: 'decisionPassed' });
}
