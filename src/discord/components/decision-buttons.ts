import type { PlayerAct } from '../../engine/hand/protocol.ts';
import type { AmountRole, DecisionRole } from '../custom-id.ts';
import { actOn } from './act-on.ts';
import type { Component } from './component.ts';

/** A button that is an act of the decision it was drawn for. */
export function decisionButton(act: PlayerAct): Component<DecisionRole> {
  return {
    kind: 'button',
    execute: ({ interaction, id, asker }, context) =>
      actOn({ interaction, asker, decision: { hand: id.hand, action: id.action } }, context, act),
  };
}

/** A button that bets or raises to the amount written on it; whether it is legal the table decides. */
export function amountButton(): Component<AmountRole> {
  return {
    kind: 'button',
    execute: ({ interaction, id, asker }, context) => {
      const { role, to, hand, action } = id;
      return actOn({ interaction, asker, decision: { hand, action } }, context, { type: role, to });
    },
  };
}
