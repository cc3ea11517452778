import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { decisionOf } from '../../table/queries.ts';
import { answerPrivately } from '../answers/answer.ts';
import { allInConfirmation } from '../private/private-bodies.ts';
import { playWords } from '../people/taste.ts';
import { whyNotAllIn } from '../answers/why-not.ts';
import { refuse } from './act-on.ts';
import type { Component } from './component.ts';

/** *All-in*: asks once more, so that nobody else sees the thought. */
export const allIn: Component<'allIn'> = {
  kind: 'button',
  async execute({ interaction, id, asker }, context) {
    const { table, member } = asker;
    const decision = decisionOf(table);
    const question = allInConfirmation(asker, context);
    if (question !== null && decision?.hand === id.hand && decision.action === id.action) {
      await answerPrivately(interaction, question);
      return;
    }
    const refusal = question === null ? whyNotAllIn(table, member) : ({ code: 'decisionPassed' } as const);
    await refuse(interaction, context, { asker, text: describeRefusal(playWords(asker, context), refusal) });
  },
};
