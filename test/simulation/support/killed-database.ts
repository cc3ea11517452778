import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { auditBooks } from '../../../src/store/audit-books.ts';
import { auditEvents } from '../../../src/store/audit-events.ts';
import { booksIn } from '../../../src/store/books.ts';
import { openDatabase } from '../../../src/store/database.ts';
import { tablesIn } from '../../../src/store/tables.ts';
import { evolve } from '../../../src/table/evolve.ts';
import type { TableEvent } from '../../../src/table/protocol.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Acknowledged } from './acknowledged.ts';

interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly snapshot: string;
}

/** A database whose process is killed again and again, and what is known to be in it. */
export class KilledDatabase {
  readonly #path: string;
  readonly #migrationsFolder: string;
  /** The state of each table up to which its events have been followed. */
  readonly #followed = new Map<string, Table>();
  readonly #keys = new Map<string, string>();
  readonly #transfers = new Set<string>();
  readonly #members = new Set<string>();

  constructor(path: string, migrationsFolder: string) {
    this.#path = path;
    this.#migrationsFolder = migrationsFolder;
  }

  /** Opens it as the next start does, and compares it with all that was ever acknowledged. */
  check(
    told: readonly Acknowledged[],
    now: number,
    { isLast }: { readonly isLast: boolean },
  ): readonly string[] {
    const { connection, close } = openDatabase({
      path: this.#path,
      migrationsFolder: this.#migrationsFolder,
      now,
    });
    try {
      this.#remember(told);
      return [
        ...structureProblems(connection),
        ...this.#historyProblems(connection, told),
        ...this.#lostProblems(connection, isLast ? null : told),
        ...settlementProblems(connection),
        ...auditBooks({ books: booksIn(connection), tables: tablesIn(connection) }).problems.map((problem) =>
          JSON.stringify(problem),
        ),
        ...(isLast ? auditEvents(connection).map((problem) => JSON.stringify(problem)) : []),
      ];
    } finally {
      close();
    }
  }

  #remember(told: readonly Acknowledged[]): void {
    for (const done of told) {
      if (done.type === 'enrolled') this.#members.add(done.member);
      if (done.type === 'refilled') this.#transfers.add(`refill:${done.key}`);
      if (done.type === 'dispatched') this.#keys.set(done.key, `${done.table} ${done.version}`);
    }
  }

  /** The new events make every state that was told of, and the one that is kept. */
  #historyProblems(connection: Database.Database, told: readonly Acknowledged[]): readonly string[] {
    const digests = new Map<string, string>();
    const newest = new Map<string, number>();
    for (const done of told) {
      if (done.type !== 'committed') continue;
      digests.set(`${done.table} ${done.version}`, done.digest);
      newest.set(done.table, done.version);
    }
    const events = connection
      .prepare<[string, number], string>(
        'SELECT data FROM events WHERE table_id = ? AND seq > ? ORDER BY seq',
      )
      .pluck();
    const problems: string[] = [];
    for (const { id, version, snapshot } of connection
      .prepare<[], TableRow>('SELECT id, version, snapshot FROM tables')
      .all()) {
      let table = this.#followed.get(id) ?? null;
      for (const data of events.all(id, table?.version ?? 0)) {
        table = evolve(table, JSON.parse(data) as TableEvent);
        const place = `${id} ${table.version}`;
        const digest = digests.get(place) ?? null;
        if (digest !== null && digest !== digestOf(table)) problems.push(`${place} is not what was told`);
        digests.delete(place);
      }
      if (table === null || JSON.stringify(table) !== snapshot)
        problems.push(`${id} ${version}: half written`);
      else this.#followed.set(id, table);
      newest.delete(id);
    }
    for (const [id, version] of newest) problems.push(`table ${id} of version ${version} is lost`);
    for (const place of digests.keys()) problems.push(`${place} was told of and is lost`);
    return problems;
  }

  /** Of what was told just now, or (null) of everything. */
  #lostProblems(connection: Database.Database, told: readonly Acknowledged[] | null): readonly string[] {
    const commit = connection
      .prepare<[string], string>(`SELECT table_id || ' ' || version FROM commits WHERE key = ?`)
      .pluck();
    const transfer = connection.prepare<[string], number>('SELECT 1 FROM transfers WHERE key = ?').pluck();
    const member = connection.prepare<[string], number>('SELECT 1 FROM members WHERE id = ?').pluck();
    const keys =
      told === null
        ? [...this.#keys.keys()]
        : told.flatMap((done) => (done.type === 'dispatched' ? [done.key] : []));
    return [
      ...keys
        .filter((key) => commit.get(key) !== this.#keys.get(key))
        .map((key) => `the deed ${key} is lost`),
      ...[...this.#transfers].filter((key) => transfer.get(key) === undefined).map((key) => `${key} is lost`),
      ...[...this.#members].filter((id) => member.get(id) === undefined).map((id) => `member ${id} is lost`),
    ];
  }
}

function structureProblems(connection: Database.Database): readonly string[] {
  const structure = connection.pragma('integrity_check', { simple: true });
  const references = connection.pragma('foreign_key_check') as readonly unknown[];
  return [
    ...(structure === 'ok' ? [] : [`integrity_check: ${String(structure)}`]),
    ...(references.length === 0 ? [] : [`${references.length} broken references`]),
  ];
}

/** Every hand is settled altogether or not at all: event, row of the hand and rake; and so is every commit. */
function settlementProblems(connection: Database.Database): readonly string[] {
  const half = connection
    .prepare<[], string>(
      `SELECT events.table_id || ' hand ' || json_extract(events.data, '$.number') FROM events
       LEFT JOIN hands ON hands.table_id = events.table_id
         AND hands.number = json_extract(events.data, '$.number')
       LEFT JOIN transfers ON transfers.key = events.table_id || ':' || events.seq
       WHERE json_extract(events.data, '$.type') = 'handSettled'
         AND (hands.rake IS NOT json_extract(events.data, '$.rake')
           OR coalesce(transfers.amount, 0) <> hands.rake)
       UNION ALL
       SELECT table_id || ' hand ' || number FROM (
         SELECT table_id, number FROM hands EXCEPT
         SELECT table_id, json_extract(data, '$.number') FROM events
         WHERE json_extract(data, '$.type') = 'handSettled')`,
    )
    .pluck()
    .all();
  const uneven = connection
    .prepare<[], string>(
      `SELECT id FROM tables WHERE version IS NOT (SELECT max(seq) FROM events WHERE table_id = tables.id)
         OR version IS NOT (SELECT count(*) FROM events WHERE table_id = tables.id)
         OR version IS NOT (SELECT max(version) FROM commits WHERE table_id = tables.id)`,
    )
    .pluck()
    .all();
  return [
    ...half.map((hand) => `${hand} is settled by half`),
    ...uneven.map((id) => `table ${id}: events, commits and snapshot are not of one version`),
  ];
}

const digestOf = (table: Table): string => createHash('sha256').update(JSON.stringify(table)).digest('hex');
