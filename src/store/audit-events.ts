import type Database from 'better-sqlite3';
import { guildId, tableId, type TableId } from '../shared/ids.ts';
import type { Chips } from '../shared/chips.ts';
import { evolve } from '../table/evolve.ts';
import type { TableEvent } from '../table/protocol.ts';
import { chipsAt } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { chipsInPlayAt } from '../ledger/account.ts';
import { netOf, type Transfer } from '../ledger/transfer.ts';
import { transfersFor, type Booking } from '../ledger/transfers-for.ts';

export type EventProblem =
  /** An event that moves chips whose transfer is missing, or says something else. */
  | { readonly code: 'notBooked'; readonly table: TableId; readonly version: number }
  /** What the events brought to the table and took from it is not what its account holds. */
  | {
      readonly code: 'eventsDiffer';
      readonly account: string;
      readonly kept: Chips;
      readonly fromEvents: Chips;
    }
  /** The events do not make the state that is kept: other chips, or none that can be. */
  | { readonly code: 'snapshotDiffers'; readonly table: TableId; readonly version: number };

interface TableRow {
  readonly id: string;
  readonly guild_id: string;
  readonly version: number;
  readonly snapshot: string;
  readonly status: string;
  readonly kept: Chips;
}

interface EventRow {
  readonly seq: number;
  readonly data: string;
}

const TABLES = `
  SELECT tables.id, tables.guild_id, tables.version, tables.snapshot, tables.status, accounts.balance AS kept
  FROM tables JOIN accounts ON accounts.id = 'table:' || tables.id ORDER BY tables.opened_at, tables.id`;

/** The kinds of events that `transfersFor` books; in hands there are hundreds of others between two of them. */
const MOVING = `
  SELECT seq, data FROM events WHERE table_id = ? AND
    json_extract(data, '$.type') IN ('seatTaken', 'toppedUp', 'seatLeft', 'handSettled')
  ORDER BY seq`;

/**
 * Recomputes the chips of every table from what happened there: each event that moves chips has its
 * transfer, together they are what the table's account holds, and folding all events of a table that is
 * not closed gives the state that is kept. Reads only, one event at a time.
 */
export function auditEvents(connection: Database.Database): readonly EventProblem[] {
  const tables = connection.prepare<[], TableRow>(TABLES);
  const moving = connection.prepare<[string], EventRow>(MOVING);
  const all = connection.prepare<[string], EventRow>(
    'SELECT seq, data FROM events WHERE table_id = ? ORDER BY hand, seq',
  );
  const booked = connection.prepare<[string], Omit<Transfer, 'key' | 'reason'>>(
    'SELECT from_id AS "from", to_id AS "to", amount FROM transfers WHERE key = ?',
  );
  return tables.all().flatMap((row) => {
    const { problems, net } = chipsMoved(row, moving.iterate(row.id), (key) => booked.get(key) ?? null);
    const account = chipsInPlayAt(tableId(row.id));
    if (net !== row.kept) {
      problems.push({ code: 'eventsDiffer', account, kept: row.kept, fromEvents: net });
    }
    if (row.status !== 'closed' && !isMadeBy(row, all.iterate(row.id))) {
      problems.push({ code: 'snapshotDiffers', table: tableId(row.id), version: row.version });
    }
    return problems;
  });
}

function chipsMoved(
  row: TableRow,
  events: Iterable<EventRow>,
  booked: (key: string) => Omit<Transfer, 'key' | 'reason'> | null,
): { readonly problems: EventProblem[]; readonly net: Chips } {
  const id = tableId(row.id);
  const problems: EventProblem[] = [];
  let net = 0;
  for (const { seq, data } of events) {
    const booking: Booking = { id, guildId: guildId(row.guild_id), version: seq - 1 };
    const transfers = transfersFor(booking, [eventOf(data)]);
    net += netOf(chipsInPlayAt(id), transfers);
    for (const { key, from, to, amount } of transfers) {
      const kept = booked(key);
      const isKept = kept?.from === from && kept.to === to && kept.amount === amount;
      if (!isKept) problems.push({ code: 'notBooked', table: id, version: seq });
    }
  }
  return { problems, net };
}

/** Folding throws where an event would make or lose chips: then it is not what happened. */
function isMadeBy({ snapshot, version }: TableRow, events: Iterable<EventRow>): boolean {
  const kept = JSON.parse(snapshot) as Table;
  let table: Table | null = null;
  try {
    for (const { data } of events) table = evolve(table, eventOf(data));
  } catch {
    return false;
  }
  return table?.version === version && kept.version === version && chipsAt(table) === chipsAt(kept);
}

// The column holds only what `commit` wrote.
const eventOf = (data: string): TableEvent => JSON.parse(data) as TableEvent;
