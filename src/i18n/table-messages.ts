import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { HandName, HandRanking } from '../engine/evaluation/hand-ranking.ts';
import type { GameId, Limit, StreetName } from '../engine/games/game.ts';
import type { Rank, Suit } from '../engine/card.ts';
import type { PostKind } from '../engine/hand/protocol.ts';
import type { PauseReason } from '../table/table.ts';

/** Words for cards and hands. */
export interface CardMessages {
  /** «ace of spades»: for menus and for those who cannot see the picture. */
  readonly card: (card: { readonly rank: Rank; readonly suit: Suit }) => string;
  /** A hand in words: «two pair, aces and kings, jack kicker»; lows too: «8-5-4-3-A low»; ready to stand after «with». */
  readonly hand: (name: HandName, ranking: HandRanking['id']) => string;
  /** Two hole cards before the flop: «pair of kings», «ace and king, suited». */
  readonly holeCards: (cards: { readonly ranks: readonly [Rank, Rank]; readonly suited: boolean }) => string;
}

export interface Named {
  /** Already made harmless for the place it is shown in. */
  readonly name: string;
}

/** What somebody visibly did. */
export interface ActMessages {
  readonly ante: (act: Named & { readonly amount: Chips }) => string;
  readonly blind: (act: Named & { readonly kind: PostKind; readonly amount: Chips }) => string;
  readonly bringIn: (act: Named & { readonly amount: Chips }) => string;
  readonly fold: (act: Named) => string;
  readonly check: (act: Named) => string;
  readonly call: (act: Named & { readonly amount: Chips; readonly allIn: boolean }) => string;
  readonly bet: (act: Named & { readonly to: Chips; readonly allIn: boolean }) => string;
  readonly raise: (act: Named & { readonly to: Chips; readonly allIn: boolean }) => string;
  readonly draw: (act: Named & { readonly cards: number }) => string;
}

/** The message everybody sees. Amounts in cents, seats from 0, moments in epoch ms. */
export interface TableMessages {
  readonly games: Readonly<Record<GameId, string>>;
  readonly limits: Readonly<Record<Limit, string>>;
  /** «No-Limit Hold'em 1.00/2.00». */
  readonly game: (game: {
    readonly gameId: GameId;
    readonly limit: Limit;
    readonly stakes: string;
  }) => string;
  readonly stakes: (stakes: { readonly small: Chips; readonly big: Chips }) => string;
  readonly anteOf: (ante: Chips) => string;
  readonly handNumber: (hand: number) => string;
  readonly streets: Readonly<Record<StreetName, string>>;
  readonly board: string;
  readonly pot: (amount: Chips) => string;
  readonly mainPot: (amount: Chips) => string;
  /** `number` null: there is only one. */
  readonly sidePot: (pot: { readonly number: number | null; readonly amount: Chips }) => string;
  readonly rake: (rake: { readonly amount: Chips; readonly cap: Chips | null }) => string;
  readonly button: string;
  readonly smallBlind: string;
  readonly bigBlind: string;
  readonly seat: (seat: SeatIndex) => string;
  readonly freeSeats: (free: number) => string;
  readonly folded: string;
  readonly bet: (amount: Chips) => string;
  /** `bet` 0: on an earlier street. */
  readonly allIn: (bet: Chips) => string;
  readonly away: string;
  /** Sits out for want of chips. */
  readonly noChips: string;
  readonly waitsForBlind: string;
  readonly leaving: string;
  readonly sitsOutNext: string;
  readonly drew: (draws: readonly number[]) => string;
  readonly toCall: (turn: Named & { readonly toCall: Chips; readonly deadline: number | null }) => string;
  readonly mayCheck: (turn: Named & { readonly deadline: number | null }) => string;
  readonly toBringIn: (turn: Named & { readonly amount: Chips; readonly deadline: number | null }) => string;
  readonly toDraw: (turn: Named & { readonly deadline: number | null }) => string;
  readonly dealing: string;
  readonly acts: ActMessages;
  /** The buy-ins that are offered to who opens a table. */
  readonly buyInPresets: {
    readonly bigBlinds: (count: number) => string;
    readonly maximumBets: (count: number) => string;
  };
  readonly waitingForPlayers: string;
  /** All seats are taken, and too few of those who sit there play. */
  readonly waitingForReturn: string;
  /** Without a time: the message of a hand is not changed any more once the next one has begun. */
  readonly nextHand: string;
  readonly closing: string;
  readonly closed: string;
  readonly paused: Readonly<Record<PauseReason, string>>;
  readonly waitingList: (names: readonly string[]) => string;
  /** The short public call for somebody whose time is running; `mention` is the one ping it makes. */
  readonly yourTurn: (call: { readonly mention: string; readonly deadline: number }) => string;
  readonly seatIsFree: (call: { readonly mention: string; readonly minutes: number }) => string;
}

/** How a hand ended. */
export interface ResultMessages {
  readonly title: (hand: number) => string;
  readonly pot: (amount: Chips) => string;
  readonly mainPot: (amount: Chips) => string;
  readonly sidePot: (pot: { readonly number: number | null; readonly amount: Chips }) => string;
  /** Which half of a split pot, written before its winners. */
  readonly half: Readonly<Record<'high' | 'low', string>>;
  readonly wins: (win: Named & { readonly amount: Chips }) => string;
  readonly winsWith: (win: Named & { readonly amount: Chips; readonly hand: string }) => string;
  readonly winsUncontested: (win: Named & { readonly amount: Chips }) => string;
  readonly split: (win: { readonly names: readonly string[]; readonly hand: string }) => string;
  readonly returned: (back: Named & { readonly amount: Chips }) => string;
  readonly rake: (amount: Chips) => string;
  readonly noRake: string;
  readonly stacks: string;
  readonly stack: (stack: Named & { readonly amount: Chips; readonly net: Chips }) => string;
  readonly shows: (show: Named & { readonly cards: string; readonly hand: string | null }) => string;
  readonly voided: string;
  readonly more: (count: number) => string;
}

/** What a pot pays to the house. `tenthsOfCents`: taken from each full `per` (0.055 is 55 of them). */
export type RakeRule =
  | { readonly type: 'none' }
  | { readonly type: 'steps'; readonly tenthsOfCents: number; readonly per: Chips }
  | { readonly type: 'percentage'; readonly basisPoints: number };

/** What one should know before sitting down. */
export interface TableInfoMessages {
  readonly title: (name: string) => string;
  readonly game: string;
  readonly stakes: string;
  readonly bets: string;
  readonly ante: string;
  readonly bringIn: string;
  readonly waiting: string;
  readonly buyIn: string;
  readonly buyInRange: (range: {
    readonly min: Chips;
    readonly max: Chips;
    readonly minBigBlinds: string;
    readonly maxBigBlinds: string;
  }) => string;
  readonly shortBuyIn: string;
  readonly rake: string;
  readonly rakeRule: (rule: RakeRule) => string;
  /** From which number of players dealt in on which cap holds; at least one. */
  readonly rakeCaps: (caps: readonly { readonly fromPlayers: number; readonly amount: Chips }[]) => string;
  readonly rakedFrom: (street: StreetName) => string;
  readonly clock: string;
  readonly clockRule: (clock: {
    readonly turnMs: number;
    readonly bankMs: number;
    readonly strict: boolean;
  }) => string;
  readonly seats: string;
  readonly seatsTaken: (seats: { readonly taken: number; readonly all: number }) => string;
  readonly ceiling: string;
  readonly ceilingRule: (amount: Chips) => string;
  readonly smallestChip: string;
  readonly opener: string;
  readonly hands: string;
}

export interface TableListMessages {
  readonly title: string;
  readonly empty: string;
  /** One line of the list; `link` leads to the table's message. */
  readonly line: (table: {
    readonly link: string;
    readonly game: string;
    readonly taken: number;
    readonly seats: number;
    readonly waiting: number;
  }) => string;
  readonly more: (count: number) => string;
}
