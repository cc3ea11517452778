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

/** One card of one's hand, where one has it in private. */
export const showOne: Component<'showOne'> = {
  kind: 'button',
  execute: ({ interaction, id, asker }, context) =>
    changeTable(interaction, context, {
      asker,
      command: { type: 'show', member: asker.member, hand: id.hand, cards: [id.number] },
      decision: null,
    }),
};
