import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { ChannelId, GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { Hand } from '../engine/hand/hand.ts';
import type { PlayerAct } from '../engine/hand/protocol.ts';
import type { TableSettings } from './settings.ts';

/**
 * `open`: hands are dealt. `closing`: after the running hand everybody is paid out. `paused`: nothing
 * is dealt and no clock runs until somebody resumes. `closed`: nobody sits here any more.
 */
export type TableStatus = 'open' | 'closing' | 'paused' | 'closed';

export type PauseReason = 'floor' | 'channelGone' | 'cannotPost' | 'frozen';

/** One cash table around its hands, as data: JSON-safe, never changed in place. Built by `evolve` alone. */
export interface Table {
  readonly id: TableId;
  readonly guildId: GuildId;
  readonly channelId: ChannelId;
  readonly opener: MemberId;
  readonly settings: TableSettings;
  readonly status: TableStatus;
  /** Why the table is paused, and since when (epoch ms); null otherwise. */
  readonly pause: { readonly reason: PauseReason; readonly since: number } | null;
  /** Counts the events that made this state: the version of the snapshot. */
  readonly version: number;
  readonly openedAt: number;
  readonly seats: readonly (Seat | null)[];
  /** Number of the running or, between hands, of the last hand; 0 before the first. */
  readonly handNumber: number;
  /** The running hand; between hands the last one, until the next deal (it may still be shown). */
  readonly hand: Hand | null;
  /** Who sat where when the hand was dealt, for showing a finished hand after somebody left. */
  readonly dealtTo: readonly { readonly seat: SeatIndex; readonly member: MemberId }[];
  /** Where button and blinds stood in the last hand; seats may be empty since (dead button). */
  readonly positions: Positions | null;
  /** The running turn clock; null while nobody is waited for and while the table is paused. */
  readonly turn: Turn | null;
  /** When the next hand is dealt (epoch ms), or null: too few players, paused, or a hand is running. */
  readonly nextHandAt: number | null;
  /** Stacks that left within the last half hour: their owners bring back exactly that (no ratholing). */
  readonly departures: readonly Departure[];
  /** First come, first served. */
  readonly waitingList: readonly MemberId[];
  /** Since when nobody has been able to play here (epoch ms): the table closes itself after a while. */
  readonly idleSince: number | null;
}

export interface Positions {
  readonly button: SeatIndex;
  /** Null where nobody posts the small blind (its seat is empty, or games without blinds). */
  readonly smallBlind: SeatIndex | null;
  readonly bigBlind: SeatIndex | null;
}

/**
 * `playing`: dealt in. `waiting`: a newcomer or returner who waits for the big blind. `away`: sitting out.
 */
export type SeatState = 'playing' | 'waiting' | 'away';

export interface Seat {
  readonly member: MemberId;
  readonly state: SeatState;
  /** Chips on the table. While the player is in a running hand the hand's own stack counts instead. */
  readonly stack: Chips;
  /** Bought during a hand: joins the stack when the next hand starts. */
  readonly pendingTopUp: Chips;
  /** Blinds missed, to be made good on return (docs/rules.md §5 «missed blinds»). */
  readonly owes: { readonly big: boolean; readonly small: boolean };
  /** Posts the big blind at once instead of waiting for it. */
  readonly posts: boolean;
  /** Sits out from the next hand, or when the big blind comes. */
  readonly sitOut: 'next-hand' | 'next-big-blind' | null;
  /** Leaves when the hand is over. */
  readonly leaving: boolean;
  /** Since when the player sits out (epoch ms). */
  readonly awaySince: number | null;
  readonly bankMs: number;
  readonly timeoutsInRow: number;
  readonly autoTopUp: boolean;
  readonly preAct: PreAct | null;
  readonly session: Session;
}

/** An act chosen before one's turn; dropped when its price changes. */
export type PreAct =
  | { readonly type: 'checkFold' }
  | { readonly type: 'check' }
  | { readonly type: 'callUpTo'; readonly price: Chips };

/** From sitting down to leaving; it goes on when the player comes back within half an hour. */
export interface Session {
  readonly startedAt: number;
  readonly buyIn: Chips;
  readonly topUps: Chips;
  readonly hands: number;
  /** The largest pot won, after rake. */
  readonly biggestPot: Chips;
  /** The player's part of the rake taken from pots they won. */
  readonly rake: Chips;
}

export interface Departure {
  readonly member: MemberId;
  readonly at: number;
  readonly stack: Chips;
  readonly session: Session;
  readonly owes: { readonly big: boolean; readonly small: boolean };
}

export interface Turn {
  readonly seat: SeatIndex;
  readonly startedAt: number;
  /** When the turn time is over and the bank starts to be used (epoch ms). */
  readonly bankFrom: number;
  /** When the player is out of time altogether (epoch ms). */
  readonly deadline: number;
}

/** What a click was made on: an act is taken only for the decision it was meant for. */
export interface Decision {
  readonly hand: number;
  readonly action: number;
}

export type { PlayerAct };
