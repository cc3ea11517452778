import { changeTable } from './act-on.ts';
import type { Component } from './component.ts';

/** *Show* and *Muck*: open to some players, for the hand that has just ended. */
export function showOrMuck(type: 'show' | 'muck'): Component<'show' | 'muck'> {
  return {
    kind: 'button',
    execute: ({ interaction, id, asker }, context) => {
      const { member } = asker;
      const { hand } = id;
      return changeTable(interaction, context, {
        asker,
        command:
          type === 'show' ? { type: 'show', member, hand, cards: null } : { type: 'muck', member, hand },
        decision: null,
      });
    },
  };
}
