import { invariant } from '../../../src/shared/invariant.ts';
import type { LegalActions } from '../../../src/engine/betting/legal-actions.ts';
import type { PlayerAct } from '../../../src/engine/hand/protocol.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import { legalFor } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';

/** An act of the player to act, chosen by `choice` (0 … 9); null while nobody is to act. */
export function nextAct(table: Table, choice: number): TableCommand | null {
  const member = table.turn === null ? null : (table.seats[table.turn.seat]?.member ?? null);
  if (member === null) return null;
  const legal = legalFor(table, member);
  invariant(legal !== null, 'who is waited for may act');
  return { type: 'act', member, decision: null, act: actFor(legal, choice) };
}

function actFor(legal: LegalActions, choice: number): PlayerAct {
  if (legal.kind === 'drawing')
    return { type: 'draw', discard: choice < 5 ? [0, 1, 2].slice(0, choice) : [] };
  if (legal.bringIn !== null) return { type: 'bringIn' };
  if (choice === 0 && !legal.check) return { type: 'fold' };
  if (choice === 1 && legal.allIn !== null) return { type: 'allIn' };
  if (choice < 4 && legal.bet !== null) return { type: 'bet', to: legal.bet.minTo };
  if (choice < 4 && legal.raise !== null) return { type: 'raise', to: legal.raise.minTo };
  return legal.check ? { type: 'check' } : { type: 'call' };
}
