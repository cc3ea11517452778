import { invariant } from '../shared/invariant.ts';
import { advance } from '../table/advance.ts';
import { evolve } from '../table/evolve.ts';
import type { TableEvent, TableInputs } from '../table/protocol.ts';
import { chipsAt } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { chipsInPlayAt } from '../ledger/account.ts';
import { netOf, type Transfer } from '../ledger/transfer.ts';
import { transfersFor } from '../ledger/transfers-for.ts';

/** More moves in a row than any hand can need: the dealer would be going round in circles. */
const MOST_MOVES = 10_000;

/** A table after some events and all that followed from them, and what that means in chips. */
export interface Outcome {
  readonly table: Table;
  readonly events: readonly TableEvent[];
  readonly transfers: readonly Transfer[];
}

/**
 * Applies `events`, then the dealer's own moves, until somebody has to act or to be waited for.
 * `inputs` is asked anew for each move: two hands never see the same deck.
 * Throws an InvariantError where chips would be made or lost.
 */
export function runToRest(
  before: Table,
  events: readonly TableEvent[],
  inputs: (table: Table, soFar: readonly TableEvent[]) => TableInputs,
): Outcome {
  let table = events.reduce(evolve, before);
  const all = [...events];
  for (;;) {
    const next = advance(table, inputs(table, all));
    if (next === null) break;
    all.push(next);
    table = evolve(table, next);
    invariant(all.length < MOST_MOVES, 'the dealer does not come to rest');
  }
  return outcomeOf(before, all, table);
}

/** The same without any move of the dealer's: for stopping a table at which those do not work. */
export function applyOnly(before: Table, events: readonly TableEvent[]): Outcome {
  return outcomeOf(before, events, events.reduce(evolve, before));
}

function outcomeOf(before: Table, events: readonly TableEvent[], table: Table): Outcome {
  const transfers = transfersFor(before, events);
  const moved = netOf(chipsInPlayAt(before.id), transfers);
  invariant(
    chipsAt(table) === chipsAt(before) + moved,
    `chips on the table: ${chipsAt(before)} and ${moved} moved, but now ${chipsAt(table)}`,
  );
  return { table, events, transfers };
}
