import type { MemberId } from '../../shared/ids.ts';
import { nextActionOf } from '../../table/pre-acts.ts';
import { legalFor } from '../../table/queries.ts';
import type { Decision, PreAct, Table } from '../../table/table.ts';
import type { CustomIdOf } from '../custom-id.ts';
import { changeTable, refuse } from './act-on.ts';
import type { Component } from './component.ts';

type PreRole = 'preCheckFold' | 'preCheck' | 'preNone' | 'preCall';

/** Chooses what to do when the turn comes, or takes it back. */
export function preAct<R extends PreRole>(choose: (id: CustomIdOf<R>) => PreAct | null): Component<R> {
  return {
    kind: 'button',
    async execute({ interaction, id, asker }, context) {
      const { table, member } = asker;
      const decision: Decision = { hand: id.hand, action: id.action };
      if (isNow(table, member, decision)) {
        // The turn has come meanwhile: the buttons that act now take their place.
        await refuse(interaction, context, { asker, text: null });
      } else {
        const command = { type: 'preAct', member, decision, preAct: choose(id) } as const;
        await changeTable(interaction, context, { asker, command, decision: null });
      }
    },
  };
}

/** Whether what was chosen in advance is the decision that is to be made now. */
function isNow(table: Table, member: MemberId, { hand, action }: Decision): boolean {
  const legal = legalFor(table, member);
  if (legal === null || table.hand === null || hand !== table.handNumber) return false;
  return action === nextActionOf(table.hand, legal.seat);
}
