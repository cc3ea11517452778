import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { memberId, tableId, type GuildId, type MemberId, type TableId } from '../shared/ids.ts';
import { guarded } from './store-error.ts';

/** What a hand that was not voided came to for whoever was dealt in. */
export interface Outcome {
  readonly table: TableId;
  readonly number: number;
  /** Epoch ms. */
  readonly endedAt: number;
  readonly players: readonly PlayerOutcome[];
}

export interface PlayerOutcome {
  readonly member: MemberId;
  readonly net: Chips;
  /** Whose bet made them fold after many chips, and how many; null: nobody's. */
  readonly foldedTo: MemberId | null;
  readonly putIn: Chips;
}

export interface HandNumber {
  readonly table: TableId;
  readonly number: number;
}

/** Two members of a server, from a moment on (epoch ms). */
export interface Couple {
  readonly guild: GuildId;
  readonly from: number;
  readonly a: MemberId;
  readonly b: MemberId;
}

/** What came of the hands of a server, for whoever looks at who plays how with whom. */
export interface Outcomes {
  /** The hands after this one, oldest first, at most `limit`; null: from the first since `from`. */
  page(
    guild: GuildId,
    which: { readonly from: number; readonly after: Outcome | null; readonly limit: number },
  ): readonly Outcome[];
  /** Hands in which a lost to b, those with the most chips first. */
  lostTo(couple: Couple, limit: number): readonly HandNumber[];
  /** Hands in which a folded to b after many chips, those with the most first. */
  foldedTo(couple: Couple, limit: number): readonly HandNumber[];
  /** Hands into which both were dealt, the newest first, and at how many tables there are any. */
  ofBoth(couple: Couple, limit: number): { readonly tables: number; readonly newest: readonly HandNumber[] };
}

export function outcomesIn(connection: Database.Database): Outcomes {
  const page = connection.prepare<[PageKey], Row>(PAGE);
  const lost = connection.prepare<[Couple & { readonly limit: number }], HandRow>(LOST);
  const folded = connection.prepare<[Couple & { readonly limit: number }], HandRow>(FOLDED);
  const newest = connection.prepare<[Couple & { readonly limit: number }], HandRow>(NEWEST);
  const tables = connection.prepare<[Couple], number>(TABLES).pluck();
  return {
    page: (guild, { from, after, limit }) =>
      guarded(() => {
        const key = { guild, endedAt: after?.endedAt ?? from, limit };
        // From a moment on, or after a hand: a table's name is never empty.
        return grouped(page.all({ ...key, table: after?.table ?? '', number: after?.number ?? 0 }));
      }),
    lostTo: (couple, limit) => guarded(() => lost.all({ ...couple, limit }).map(handOf)),
    foldedTo: (couple, limit) => guarded(() => folded.all({ ...couple, limit }).map(handOf)),
    ofBoth: (couple, limit) =>
      guarded(() => ({
        tables: tables.get(couple) ?? 0,
        newest: newest.all({ ...couple, limit }).map(handOf),
      })),
  };
}

interface PageKey {
  readonly guild: string;
  readonly endedAt: number;
  readonly table: string;
  readonly number: number;
  readonly limit: number;
}

interface HandRow {
  readonly table_id: string;
  readonly number: number;
}

interface Row extends HandRow {
  readonly ended_at: number;
  readonly member_id: string;
  readonly net: number;
  readonly to_id: string | null;
  readonly put_in: number | null;
}

/** Rows of the same hand follow each other. */
function grouped(rows: readonly Row[]): readonly Outcome[] {
  const outcomes: (Outcome & { readonly players: PlayerOutcome[] })[] = [];
  for (const row of rows) {
    const { table, number } = handOf(row);
    let last = outcomes.at(-1);
    if (last?.table !== table || last.number !== number) {
      last = { table, number, endedAt: row.ended_at, players: [] };
      outcomes.push(last);
    }
    last.players.push({
      member: memberId(row.member_id),
      net: row.net,
      foldedTo: row.to_id === null ? null : memberId(row.to_id),
      putIn: row.put_in ?? 0,
    });
  }
  return outcomes;
}

function handOf({ table_id, number }: HandRow): HandNumber {
  return { table: tableId(table_id), number };
}

const PAGE = `
  WITH some AS (
    SELECT table_id, number, ended_at FROM hands
    WHERE guild_id = @guild AND ended_at >= @endedAt
      AND (ended_at, table_id, number) > (@endedAt, @table, @number) AND NOT voided
    ORDER BY ended_at, table_id, number LIMIT @limit)
  SELECT table_id, number, ended_at, member_id, net, to_id, put_in
  FROM some JOIN hand_players USING (table_id, number) LEFT JOIN large_folds USING (table_id, number, member_id)
  ORDER BY ended_at, table_id, number`;

/** Looked up from one member's own hands, in this order of the joins: a server's hands are many. */
const BOTH = `
  FROM hand_players AS one CROSS JOIN hand_players AS other USING (table_id, number)
    CROSS JOIN hands USING (table_id, number)
  WHERE one.member_id = @a AND other.member_id = @b AND guild_id = @guild AND ended_at >= @from AND NOT voided`;

const LOST = `
  SELECT table_id, number ${BOTH} AND one.net < 0 AND other.net > 0
  ORDER BY min(-one.net, other.net) DESC, table_id, number LIMIT @limit`;

const NEWEST = `SELECT table_id, number ${BOTH} ORDER BY ended_at DESC, table_id, number DESC LIMIT @limit`;

const TABLES = `SELECT count(DISTINCT table_id) ${BOTH}`;

const FOLDED = `
  SELECT table_id, number FROM hand_players CROSS JOIN large_folds USING (table_id, number, member_id)
    CROSS JOIN hands USING (table_id, number)
  WHERE member_id = @a AND to_id = @b AND guild_id = @guild AND ended_at >= @from
  ORDER BY put_in DESC, table_id, number LIMIT @limit`;
