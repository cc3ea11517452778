import type Database from 'better-sqlite3';
import { tableId, type GuildId, type TableId } from '../shared/ids.ts';
import type { TableEvent } from '../table/protocol.ts';
import type { Table } from '../table/table.ts';
import { guarded } from './store-error.ts';

export interface Tables {
  /** Every table that is not closed, in the order in which they were opened. */
  open(): readonly Table[];
  /** Also a closed one. */
  load(id: TableId): Table | null;
  /** The tables of a server that were opened last, closed ones too; the newest first. */
  openedLast(guild: GuildId, limit: number): readonly NamedTable[];
  /** Everything that happened at a table, oldest first: folding it gives the snapshot. */
  eventsOf(id: TableId): readonly TableEvent[];
  /** The events of one hand; 0 stands for what came before the first. */
  eventsOfHand(id: TableId, hand: number): readonly TableEvent[];
  /** Whether a change was committed under this idempotency key. */
  hasCommitted(key: string): boolean;
  /** When the last change of any table was committed (epoch ms): until then the process has run. */
  lastCommitAt(): number | null;
  /** Tables that are closed and have changed since then (epoch ms), of the last {@link LATELY} changes of any. */
  closedSince(at: number): readonly Table[];
}

export interface NamedTable {
  readonly id: TableId;
  readonly name: string;
}

/** However long the history is, no more of it is looked at. */
const LATELY = 2000;

export function tablesIn(connection: Database.Database): Tables {
  const open = connection
    .prepare<[], string>(`SELECT snapshot FROM tables WHERE status <> 'closed' ORDER BY opened_at, id`)
    .pluck();
  const load = connection.prepare<[string], string>('SELECT snapshot FROM tables WHERE id = ?').pluck();
  const openedLast = connection.prepare<[string, number], { readonly id: string; readonly name: string }>(
    'SELECT id, name FROM tables WHERE guild_id = ? ORDER BY opened_at DESC, id LIMIT ?',
  );
  const all = connection
    .prepare<[string], string>('SELECT data FROM events WHERE table_id = ? ORDER BY hand, seq')
    .pluck();
  const ofHand = connection
    .prepare<[string, number], string>('SELECT data FROM events WHERE table_id = ? AND hand = ? ORDER BY seq')
    .pluck();
  const committed = connection.prepare<[string], number>('SELECT 1 FROM commits WHERE key = ?').pluck();
  const lastCommit = connection
    .prepare<[], number>('SELECT at FROM commits ORDER BY rowid DESC LIMIT 1')
    .pluck();
  const closed = connection
    .prepare<[number], string>(
      `SELECT snapshot FROM tables WHERE status = 'closed' AND id IN (
         SELECT table_id FROM commits WHERE rowid > (SELECT max(rowid) FROM commits) - ${LATELY} AND at >= ?)`,
    )
    .pluck();
  return {
    open: () => guarded(() => open.all().map(tableOf)),
    load: (id) =>
      guarded(() => {
        const snapshot = load.get(id);
        return snapshot === undefined ? null : tableOf(snapshot);
      }),
    openedLast: (guild, limit) =>
      guarded(() => openedLast.all(guild, limit).map(({ id, name }) => ({ id: tableId(id), name }))),
    eventsOf: (id) => guarded(() => all.all(id).map(eventOf)),
    eventsOfHand: (id, hand) => guarded(() => ofHand.all(id, hand).map(eventOf)),
    hasCommitted: (key) => guarded(() => committed.get(key) !== undefined),
    lastCommitAt: () => guarded(() => lastCommit.get() ?? null),
    closedSince: (at) => guarded(() => closed.all(at).map(tableOf)),
  };
}

// Both columns hold only what `commit` wrote.
const tableOf = (snapshot: string): Table => JSON.parse(snapshot) as Table;
const eventOf = (data: string): TableEvent => JSON.parse(data) as TableEvent;
