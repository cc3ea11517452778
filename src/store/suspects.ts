import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import { memberId, tableId, type GuildId, type MemberId, type TableId } from '../shared/ids.ts';
import { guarded } from './store-error.ts';

/**
 * Two members between whom chips go one way more than chance lets them. `oneWay`: over many hands.
 * `dumping`: somebody with hardly any hands lost nearly all they lost to one other. Signals, never proof.
 */
export interface Suspects {
  readonly signal: 'oneWay' | 'dumping';
  readonly from: MemberId;
  readonly to: MemberId;
  /** Hands in which chips went between the two, and in how many of them this way. */
  readonly hands: number;
  readonly thisWay: number;
  /** What came out of it, in cents. */
  readonly moved: Chips;
  /** The largest of those hands, for a look at them. */
  readonly largest: readonly { readonly table: TableId; readonly number: number }[];
}

export interface Signals {
  /** The most chips first. `refill`: what counts as dumped (cents). */
  of(guild: GuildId, since: { readonly from: number; readonly refill: Chips }): readonly Suspects[];
}

/** How far from a fair coin, in standard deviations, the direction and the amounts have to be. */
const DIRECTION = 4;
const AMOUNTS = 3;
/** The part of the hands that has to go this way: a stronger player wins more often, not this often. */
const SHARE = 0.75;
/** A newcomer has played fewer hands than that. */
const NEWCOMER_HANDS = 15;
/** The part of a refill, and of all they lost, that went to the one. */
const DUMPED = 0.75;
const TO_ONE = 0.9;
const LARGEST = 5;

export function signalsIn(connection: Database.Database): Signals {
  const pairs = connection.prepare<[Parameters], PairRow>(PAIRS);
  const largest = connection.prepare<[Pair], HandRow>(LARGEST_HANDS);
  return {
    of: (guild, since) =>
      guarded(() =>
        pairs.all({ guild, ...since }).map((row) => {
          const hands = largest.all({ guild, from: since.from, a: row.loser, b: row.winner });
          return {
            signal: row.dumping === 1 ? 'dumping' : 'oneWay',
            from: memberId(row.loser),
            to: memberId(row.winner),
            hands: row.hands,
            thisWay: row.this_way,
            moved: Math.round(row.moved),
            largest: hands.map((hand) => ({ table: tableId(hand.table_id), number: hand.number })),
          };
        }),
      ),
  };
}

interface Parameters {
  readonly guild: string;
  readonly from: number;
  readonly refill: number;
}

interface Pair extends Omit<Parameters, 'refill'> {
  readonly a: string;
  readonly b: string;
}

interface PairRow {
  readonly loser: string;
  readonly winner: string;
  readonly hands: number;
  readonly this_way: number;
  readonly moved: number;
  readonly dumping: number;
}

interface HandRow {
  readonly table_id: string;
  readonly number: number;
}

/** What each loser of a hand lost to each winner of it, by what the winner won. */
const FLOWS = `
  played AS MATERIALIZED (
    SELECT table_id, number, member_id, net FROM hand_players JOIN hands USING (table_id, number)
    WHERE guild_id = @guild AND ended_at >= @from AND NOT voided),
  won AS MATERIALIZED (SELECT table_id, number, sum(net) AS total FROM played WHERE net > 0 GROUP BY 1, 2),
  flows AS (
    SELECT loser.table_id, loser.number, loser.member_id AS loser, winner.member_id AS winner,
      -1.0 * loser.net * winner.net / won.total AS chips
    FROM played AS loser JOIN won USING (table_id, number)
      JOIN hand_players AS winner USING (table_id, number)
    WHERE loser.net < 0 AND winner.net > 0)`;

const PAIRS = `
  WITH ${FLOWS},
  signed AS (
    SELECT loser AS a, winner AS b, chips FROM flows UNION ALL SELECT winner, loser, -chips FROM flows),
  sums AS (
    SELECT a AS loser, b AS winner, count(*) AS hands, sum(chips > 0) AS this_way, sum(chips) AS moved,
      sum(chips * chips) AS squares, sum(max(chips, 0)) AS lost_to
    FROM signed GROUP BY a, b HAVING moved > 0),
  members AS (
    SELECT member_id, count(*) AS hands, sum(max(-net, 0)) AS lost FROM played GROUP BY member_id),
  judged AS (
    SELECT sums.*,
      members.hands < ${NEWCOMER_HANDS} AND moved >= ${DUMPED} * @refill AND @refill > 0
        AND lost_to >= ${TO_ONE} * members.lost AS dumping
    FROM sums JOIN members ON members.member_id = sums.loser)
  SELECT loser, winner, hands, this_way, moved, dumping FROM judged
  WHERE dumping OR (
    this_way >= ${SHARE} * hands AND 2 * this_way - hands >= ${DIRECTION} * sqrt(hands)
    AND moved >= ${AMOUNTS} * sqrt(squares))
  ORDER BY moved DESC, loser, winner`;

/** Looked up from the loser's own hands: the list may be long, and a server's hands are many. */
const LARGEST_HANDS = `
  SELECT table_id, number FROM hand_players AS loser JOIN hands USING (table_id, number)
    JOIN hand_players AS winner USING (table_id, number)
  WHERE loser.member_id = @a AND winner.member_id = @b AND loser.net < 0 AND winner.net > 0
    AND guild_id = @guild AND ended_at >= @from AND NOT voided
  ORDER BY min(-loser.net, winner.net) DESC LIMIT ${LARGEST}`;
