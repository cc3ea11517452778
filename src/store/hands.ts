import { and, asc, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import type { GuildId, TableId } from '../shared/ids.ts';
import { hands } from './schema.ts';
import { guarded } from './store-error.ts';

/** A hand that is over. Amounts in cents. */
export interface FinishedHand {
  readonly number: number;
  readonly gameId: string;
  /** How many were dealt in. */
  readonly players: number;
  /** Chips put into pots, uncalled bets taken off; 0 for a hand that was voided. */
  readonly pot: Chips;
  readonly rake: Chips;
  readonly voided: boolean;
  /** Epoch ms. */
  readonly endedAt: number;
}

/** What a game brought in: pots paid ÷ chips put into pots is (pot − rake) ÷ pot (docs/rules.md §4 «payout»). */
export interface GameTotals {
  readonly gameId: string;
  readonly hands: number;
  readonly pot: Chips;
  readonly rake: Chips;
}

export interface Hands {
  /** Oldest first. */
  of(table: TableId): readonly FinishedHand[];
  /** By game, of a whole server, without voided hands. `since` is epoch ms. */
  totals(guildId: GuildId, since: number): readonly GameTotals[];
}

export function handsIn(database: BetterSQLite3Database): Hands {
  const { number, gameId, players, pot, rake, voided, endedAt } = hands;
  const of = database
    .select({ number, gameId, players, pot, rake, voided, endedAt })
    .from(hands)
    .where(eq(hands.tableId, sql.placeholder('table')))
    .orderBy(asc(number))
    .prepare();
  const totals = database
    .select({ gameId, hands: count(), pot: sum(pot).mapWith(Number), rake: sum(rake).mapWith(Number) })
    .from(hands)
    .where(
      and(
        eq(hands.guildId, sql.placeholder('guildId')),
        gte(endedAt, sql.placeholder('since')),
        eq(voided, false),
      ),
    )
    .groupBy(gameId)
    .orderBy(asc(gameId))
    .prepare();
  return {
    of: (table) => guarded(() => of.all({ table })),
    totals: (guildId, since) => guarded(() => totals.all({ guildId, since })),
  };
}
