import type Database from 'better-sqlite3';
import { invariant } from '../shared/invariant.ts';
import { foldsIn } from '../engine/hand/folds.ts';
import type { TableEvent } from '../table/protocol.ts';
import type { Table } from '../table/table.ts';
import { chipsInPlayAt, houseOf } from '../ledger/account.ts';
import type { Transfer } from '../ledger/transfer.ts';
import type { Bookkeeping } from './accounts.ts';
import type { AuditEntry, AuditWriter } from './audit-log.ts';
import { guarded } from './store-error.ts';
import { transactional } from './transaction.ts';

/** Everything one command changed, to be written together or not at all. */
export interface TableChange {
  /** Idempotency key: a second change under the same key is refused. */
  readonly key: string;
  /** The command's type, or `open`. */
  readonly cause: string;
  /** Epoch ms. */
  readonly at: number;
  /** Null: the table is new. */
  readonly before: Table | null;
  readonly after: Table;
  readonly events: readonly TableEvent[];
  readonly transfers: readonly Transfer[];
  /** The line of the audit log that goes with it, where the floor's rights were used. */
  readonly audit?: AuditEntry | null;
}

/**
 * Makes the one function that changes a table in the database: a single synchronous transaction with
 * events, transfers, balances, snapshot and idempotency key. Throws a StoreError; then nothing is written.
 */
export function commitIn(
  connection: Database.Database,
  bookkeeping: Bookkeeping,
  writeAudit: AuditWriter,
): (change: TableChange) => void {
  const writeTable = tableWriter(connection, bookkeeping);
  const writeEvents = eventWriter(connection);
  const insertCommit = connection.prepare<[string, string, number, string, number]>(
    'INSERT INTO commits (key, table_id, version, cause, at) VALUES (?, ?, ?, ?, ?)',
  );
  const write = transactional(
    connection,
    ({ key, cause, at, before, after, events, transfers, audit = null }: TableChange) => {
      const version = before?.version ?? 0;
      invariant(after.version === version + events.length, `version ${after.version} after ${version}`);
      writeTable(before, after);
      insertCommit.run(key, after.id, after.version, cause, at);
      writeEvents(before, after, events);
      bookkeeping.book(transfers, at);
      if (audit !== null) writeAudit(audit, transfers, at);
    },
  );
  return (change) => guarded(() => write(change));
}

function tableWriter(
  connection: Database.Database,
  bookkeeping: Bookkeeping,
): (before: Table | null, after: Table) => void {
  const insert = connection.prepare<[string, string, string, string, string, number, string, number]>(
    `INSERT INTO tables (id, guild_id, channel_id, name, status, version, snapshot, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const replace = connection.prepare<[number, string, string, number]>(
    'UPDATE tables SET version = ?, snapshot = ? WHERE id = ? AND version = ?',
  );
  const moveTable = connection.prepare<[string, string, string]>(
    'UPDATE tables SET status = ?, channel_id = ? WHERE id = ?',
  );
  return (before, after) => {
    const { id, guildId, channelId, settings, status, version, openedAt } = after;
    const snapshot = JSON.stringify(after);
    if (before === null) {
      insert.run(id, guildId, channelId, settings.name, status, version, snapshot, openedAt);
      bookkeeping.open(chipsInPlayAt(id), guildId);
      bookkeeping.open(houseOf(guildId), guildId);
      return;
    }
    const { changes } = replace.run(version, snapshot, id, before.version);
    invariant(changes === 1, `table ${id} is not at version ${before.version} in the database`);
    // Most changes move neither, and then the indices of both need no touch.
    if (status !== before.status || channelId !== before.channelId) moveTable.run(status, channelId, id);
  };
}

function eventWriter(
  connection: Database.Database,
): (before: Table | null, after: Table, events: readonly TableEvent[]) => void {
  const insertEvent = connection.prepare<[string, number, number, string]>(
    'INSERT INTO events (table_id, hand, seq, data) VALUES (?, ?, ?, ?)',
  );
  const insertHand = connection.prepare<
    [string, number, string, string, number, number, number, number, number]
  >(
    `INSERT INTO hands (table_id, number, guild_id, game_id, players, pot, rake, voided, ended_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const writePlayers = playerWriter(connection);
  const writeFolds = foldWriter(connection);
  return (before, after, events) => {
    let hand = before?.handNumber ?? 0;
    let seq = before?.version ?? 0;
    for (const event of events) {
      seq += 1;
      if (event.type === 'handDealt') hand = event.number;
      insertEvent.run(after.id, hand, seq, JSON.stringify(event));
      if (event.type !== 'handSettled') continue;
      const { number, stacks, rake, voided, at } = event;
      const pot = stacks.reduce((total, { won }) => total + won, rake);
      const { guildId, settings } = after;
      insertHand.run(
        after.id,
        number,
        guildId,
        settings.gameId,
        stacks.length,
        pot,
        rake,
        voided ? 1 : 0,
        at,
      );
      writePlayers(after, event);
      if (!voided) writeFolds(after, number);
    }
  };
}

/** So many big blinds put in by choice and then given up are worth a note. */
const LARGE_BIG_BLINDS = 5;

/** Who folded after putting many chips in, and to whom: what one partner does for the other. */
function foldWriter(connection: Database.Database): (after: Table, hand: number) => void {
  const events = connection
    .prepare<[string, number], string>('SELECT data FROM events WHERE table_id = ? AND hand = ? ORDER BY seq')
    .pluck();
  const insert = connection.prepare<[string, number, string, string, number]>(
    'INSERT INTO large_folds (table_id, number, member_id, to_id, put_in) VALUES (?, ?, ?, ?, ?)',
  );
  return ({ id, dealtTo, settings }, number) => {
    const played = events
      .all(id, number)
      .map((data) => JSON.parse(data) as TableEvent)
      .flatMap((event) => (event.type === 'inHand' ? [event.event] : []));
    const players = new Map(dealtTo.map(({ seat, member }) => [seat, member]));
    for (const { seat, to, putIn } of foldsIn(played)) {
      const [folder, bettor] = [players.get(seat), players.get(to)];
      if (putIn < LARGE_BIG_BLINDS * settings.bigBlind || folder === undefined || bettor === undefined)
        continue;
      insert.run(id, number, folder, bettor, putIn);
    }
  };
}

type Settled = Extract<TableEvent, { readonly type: 'handSettled' }>;

/** Who played the hand that is over, and what it brought them. */
function playerWriter(connection: Database.Database): (after: Table, settled: Settled) => void {
  const insert = connection.prepare<[string, number, string, number]>(
    'INSERT INTO hand_players (table_id, number, member_id, net) VALUES (?, ?, ?, ?)',
  );
  return ({ id, hand, dealtTo }, { number, stacks }) => {
    const before = new Map(hand?.setup.players.map(({ seat, stack }) => [seat, stack]));
    const players = new Map(dealtTo.map(({ seat, member }) => [seat, member]));
    for (const { seat, stack } of stacks) {
      const member = players.get(seat);
      if (member !== undefined) insert.run(id, number, member, stack - (before.get(seat) ?? stack));
    }
  };
}
