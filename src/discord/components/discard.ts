import { actOn, refuse } from './act-on.ts';
import type { Component } from './component.ts';

/** The cards chosen in the menu of one's own hand, to be exchanged. */
export const discard: Component<'discard'> = {
  kind: 'select',
  execute: ({ interaction, id, asker }, context) => {
    const { values } = interaction;
    if (values.length === 0 || !values.every((value) => /^\d$/.test(value))) {
      // Not one of the cards that were offered: nobody has chosen anything.
      return refuse(interaction, context, { asker, text: asker.messages.errors.buttonNoLongerValid });
    }
    const chosen = values.map(Number);
    return actOn({ interaction, asker, decision: { hand: id.hand, action: id.action } }, context, {
      type: 'draw',
      discard: chosen.sort((a, b) => a - b),
    });
  },
};
