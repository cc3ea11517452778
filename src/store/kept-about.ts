import type Database from 'better-sqlite3';
import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import type { HandEvent } from '../engine/hand/protocol.ts';
import { walletOf } from '../ledger/account.ts';
import type { AuditLog, AuditRow } from './audit-log.ts';
import { seatOfHandIn } from './seat-of-hand.ts';
import { guarded } from './store-error.ts';

/** Everything that is kept about one member of one server. Moments in epoch ms, amounts in cents. */
export interface KeptAbout {
  readonly member: {
    readonly id: string;
    readonly guildId: string;
    readonly userId: string | null;
    readonly name: string | null;
    readonly joinedAt: number;
    /** The channel of direct messages with them. */
    readonly directChannelId: string | null;
    readonly bannedAt: number | null;
    readonly erasureAsked: boolean;
    /** The language of their Discord, as last heard. */
    readonly locale: string | null;
    /** What they have set for themself, as JSON. */
    readonly settings: string | null;
  } | null;
  readonly balance: Chips;
  readonly transfers: readonly KeptTransfer[];
  readonly hands: readonly KeptHand[];
  readonly auditLog: readonly AuditRow[];
}

export interface KeptTransfer {
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly amount: Chips;
  readonly reason: string;
  readonly key: string;
}

/** A finished hand as far as it is this member's: what was dealt to them and what they did. */
export interface KeptHand {
  readonly table: string;
  readonly tableName: string;
  readonly number: number;
  readonly gameId: string;
  readonly endedAt: number;
  readonly voided: boolean;
  readonly net: Chips;
  readonly seat: number;
  readonly events: readonly HandEvent[];
}

export interface KeptAboutMembers {
  /** `closedCards`: with the cards that only the member has seen; nobody else may be given those. */
  of(member: MemberId, which: { readonly closedCards: boolean }): KeptAbout;
}

export function keptAboutIn(connection: Database.Database, auditLog: AuditLog): KeptAboutMembers {
  const person = connection.prepare<[string], NonNullable<PersonRow>>(PERSON);
  const balance = connection.prepare<[string], number>('SELECT balance FROM accounts WHERE id = ?').pluck();
  const transfers = connection.prepare<[{ wallet: string }], KeptTransfer>(
    `SELECT at, from_id AS "from", to_id AS "to", amount, reason, key FROM transfers
     WHERE from_id = @wallet OR to_id = @wallet ORDER BY position`,
  );
  const handsOf = handsReader(connection);
  return {
    of: (member, { closedCards }) =>
      guarded(() => {
        const row = person.get(member);
        const wallet = walletOf(member);
        return {
          member: row === undefined ? null : { ...row, erasureAsked: row.erasureAsked === 1 },
          balance: balance.get(wallet) ?? 0,
          transfers: transfers.all({ wallet }),
          hands: handsOf(member).map((hand) => (closedCards ? hand : withoutClosedCards(hand))),
          auditLog: auditLog.about(member),
        };
      }),
  };
}

type PersonRow = {
  readonly [Key in keyof NonNullable<KeptAbout['member']>]: Key extends 'erasureAsked'
    ? number
    : NonNullable<KeptAbout['member']>[Key];
};

const PERSON = `
  SELECT members.id, members.guild_id AS guildId, members.user_id AS userId, name, joined_at AS joinedAt,
    direct_channels.channel_id AS directChannelId, bans.at AS bannedAt,
    pending_erasures.member_id IS NOT NULL AS erasureAsked, member_settings.data AS settings, locale
  FROM members
  LEFT JOIN direct_channels ON direct_channels.user_id = members.user_id
  LEFT JOIN bans ON bans.member_id = members.id
  LEFT JOIN pending_erasures ON pending_erasures.member_id = members.id
  LEFT JOIN member_settings ON member_settings.member_id = members.id
  WHERE members.id = ?`;

interface HandRow {
  readonly table: string;
  readonly tableName: string;
  readonly number: number;
  readonly gameId: string;
  readonly endedAt: number;
  readonly voided: number;
  readonly net: Chips;
}

function handsReader(connection: Database.Database): (member: MemberId) => readonly KeptHand[] {
  const hands = connection.prepare<[string], HandRow>(
    `SELECT hands.table_id AS "table", tables.name AS tableName, hands.number, hands.game_id AS gameId,
       hands.ended_at AS endedAt, hands.voided, hand_players.net
     FROM hand_players JOIN hands USING (table_id, number) JOIN tables ON tables.id = hands.table_id
     WHERE member_id = ? ORDER BY hands.ended_at, hands.table_id, hands.number`,
  );
  const seatIn = seatOfHandIn(connection);
  const eventsOf = connection
    .prepare<[string, number, number], string>(
      `SELECT json_extract(data, '$.event') FROM events
       WHERE table_id = ? AND hand = ? AND json_extract(data, '$.type') = 'inHand'
         AND json_extract(data, '$.event.seat') = ? ORDER BY seq`,
    )
    .pluck();
  return (member) =>
    hands.all(member).map((row) => {
      const { table, number } = row;
      const seat = seatIn({ table, member, hand: number }) ?? -1;
      const events = eventsOf.all(table, number, seat).map((text) => JSON.parse(text) as HandEvent);
      return { ...row, voided: row.voided === 1, seat, events };
    });
}

/** What everybody at the table could see. */
function withoutClosedCards(hand: KeptHand): KeptHand {
  const events = hand.events.flatMap((event): readonly HandEvent[] => {
    if (event.type !== 'cardsDealt') return [event];
    const cards = event.cards.filter(({ up }) => up);
    return cards.length === 0 ? [] : [{ ...event, cards }];
  });
  return { ...hand, events };
}
