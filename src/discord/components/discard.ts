import { actOn } from './act-on.ts';
import type { Component } from './component.ts';

/** The cards chosen in the menu of one's own hand, to be exchanged. */
export const discard: Component<'discard'> = {
  kind: 'select',
  execute: ({ interaction, id, asker }, context) => {
    const chosen = interaction.values.filter((value) => /^\d$/.test(value)).map(Number);
    return actOn({ interaction, asker, decision: { hand: id.hand, action: id.action } }, context, {
      type: 'draw',
      discard: chosen.sort((a, b) => a - b),
    });
  },
};
