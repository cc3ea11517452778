import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { legalFor } from '../../table/queries.ts';
import type { PreAct } from '../../table/table.ts';
import type { CustomIdOf } from '../custom-id.ts';
import { changeTable, refuse } from './act-on.ts';
import type { Component } from './component.ts';

type PreRole = 'preCheckFold' | 'preCheck' | 'preNone' | 'preCall';

/** Chooses what to do when the turn comes, or takes it back. */
export function preAct<R extends PreRole>(choose: (id: CustomIdOf<R>) => PreAct | null): Component<R> {
  return {
    kind: 'button',
    async execute({ interaction, id, asker }, context) {
      const { table, member, messages } = asker;
      if (id.hand !== table.handNumber) {
        const text = describeRefusal(messages, { code: 'decisionPassed' });
        await refuse(interaction, context, { asker, text });
      } else if (legalFor(table, member) !== null) {
        // The turn has come meanwhile: the buttons that act now take their place.
        await refuse(interaction, context, { asker, text: null });
      } else {
        const command = { type: 'preAct', member, preAct: choose(id) } as const;
        await changeTable(interaction, context, { asker, command, decision: null });
      }
    },
  };
}
