import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { tableId, type GuildId, type TableId } from '../shared/ids.ts';
import { guarded } from './store-error.ts';

/** What one game brought: payout is (pot − rake) ÷ pot (docs/rules.md §4). Voided hands count nowhere. */
export interface GameReport {
  readonly gameId: string;
  readonly hands: number;
  /** Chips put into pots after returned bets, in cents. */
  readonly pot: Chips;
  readonly rake: Chips;
}

export interface TableReport extends GameReport {
  readonly tableId: TableId;
  readonly name: string;
}

/** One day of UTC, counted from 1 January 1970. */
export interface DayReport {
  readonly day: number;
  readonly hands: number;
  readonly pot: Chips;
  readonly rake: Chips;
}

export interface Report {
  readonly hands: number;
  readonly voided: number;
  /** How many different members were dealt in. */
  readonly players: number;
  readonly pot: Chips;
  readonly rake: Chips;
  readonly games: readonly GameReport[];
  /** The most rake first. */
  readonly tables: readonly TableReport[];
  /** Those on which a hand ended, the first one first. */
  readonly days: readonly DayReport[];
}

/** From `from` on, and before `until` (epoch ms). */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export interface Reports {
  of(guildId: GuildId, period: Period): Report;
}

const WITHIN = 'guild_id = @guild AND ended_at >= @from AND ended_at < @until';

export function reportsIn(connection: Database.Database): Reports {
  type Parameters = [{ readonly guild: string } & Period];
  const games = connection.prepare<Parameters, GameRow>(
    `SELECT game_id, count(*) AS hands, sum(pot) AS pot, sum(rake) AS rake
     FROM hands WHERE ${WITHIN} AND NOT voided GROUP BY game_id ORDER BY rake DESC, game_id`,
  );
  const tables = connection.prepare<Parameters, TableRow>(
    `SELECT table_id, tables.name, game_id, count(*) AS hands, sum(pot) AS pot, sum(rake) AS rake
     FROM hands JOIN tables ON tables.id = hands.table_id
     WHERE hands.${WITHIN} AND NOT voided GROUP BY table_id ORDER BY rake DESC, hands DESC, table_id`,
  );
  const days = connection.prepare<Parameters, DayReport>(
    `SELECT ended_at / 86400000 AS day, count(*) AS hands, sum(pot) AS pot, sum(rake) AS rake
     FROM hands WHERE ${WITHIN} AND NOT voided GROUP BY day ORDER BY day`,
  );
  const players = connection
    .prepare<Parameters, number>(
      `SELECT count(DISTINCT member_id) FROM hands
       JOIN hand_players USING (table_id, number) WHERE ${WITHIN} AND NOT voided`,
    )
    .pluck();
  const voided = connection
    .prepare<Parameters, number>(`SELECT count(*) FROM hands WHERE ${WITHIN} AND voided`)
    .pluck();
  return {
    of: (guild, period) =>
      guarded(() => {
        const parameters = { guild, ...period };
        const byGame = games.all(parameters).map(gameOf);
        const total = (pick: (game: GameReport) => number) =>
          byGame.reduce((sum, game) => sum + pick(game), 0);
        return {
          hands: total(({ hands }) => hands),
          voided: voided.get(parameters) ?? 0,
          players: players.get(parameters) ?? 0,
          pot: total(({ pot }) => pot),
          rake: total(({ rake }) => rake),
          games: byGame,
          tables: tables.all(parameters).map((row) => ({
            ...gameOf(row),
            tableId: tableId(row.table_id),
            name: row.name,
          })),
          days: days.all(parameters),
        };
      }),
  };
}

interface GameRow {
  readonly game_id: string;
  readonly hands: number;
  readonly pot: number;
  readonly rake: number;
}

interface TableRow extends GameRow {
  readonly table_id: string;
  readonly name: string;
}

function gameOf({ game_id: gameId, hands, pot, rake }: GameRow): GameReport {
  return { gameId, hands, pot, rake };
}
