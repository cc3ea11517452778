import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { ChannelId, GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { Hand } from '../engine/hand/hand.ts';
import type { PlayerAct, Post } from '../engine/hand/protocol.ts';
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
  /** Null unless the table is paused. */
  readonly pause: Pause | null;
  /** Counts the events that made this state: the version of the snapshot. */
  readonly version: number;
  readonly openedAt: number;
  readonly seats: readonly (Seat | null)[];
  /** Number of the running or, between hands, of the last hand; 0 before the first. */
  readonly handNumber: number;
  /** The running hand; between hands the last one, until the next deal (it may still be shown). */
  readonly hand: Hand | null;
  /** From the deal until the hand's chips are back in the seats: the hand's own stacks count. */
  readonly handRunning: boolean;
  /** What `handDealt` settled for the hand that starts with the next event; null otherwise. */
  readonly dealing: Dealing | null;
  /** How button and blinds stood before the running hand, should the floor void it. */
  readonly beforeDeal: BeforeDeal | null;
  /** Who sat where when the hand was dealt, for showing a finished hand after somebody left. */
  readonly dealtTo: readonly { readonly seat: SeatIndex; readonly member: MemberId }[];
  /** Where button and blinds stood in the last hand; seats may be empty since (dead button). */
  readonly positions: Positions | null;
  /** The button drawn for the first hand, until it is dealt. */
  readonly drawnButton: SeatIndex | null;
  /** The running turn clock; null while nobody is waited for and while the table is paused. */
  readonly turn: Turn | null;
  /** When the next hand is dealt (epoch ms), or null: too few players, paused, or a hand is running. */
  readonly nextHandAt: number | null;
  /** Stacks that left within the last half hour: their owners bring back exactly that (no ratholing). */
  readonly departures: readonly Departure[];
  /** First come, first served. */
  readonly waitingList: readonly MemberId[];
  /** Free seats that are held for somebody from the waiting list. */
  readonly heldSeats: readonly HeldSeat[];
  /**
   * Since when no game has been going on here, or since the last arrival (epoch ms): the table closes
   * itself after a while. Null from a deal until fewer than two can play: then the game is running and
   * a newcomer waits for the big blind or posts.
   */
  readonly idleSince: number | null;
  /** The latest time any event told of (epoch ms): when the table is known to have been alive. */
  readonly lastEventAt: number;
}

export interface Pause {
  readonly reason: PauseReason;
  /** Epoch ms. */
  readonly since: number;
  /** What was left to the player to act; null when nobody was waited for. */
  readonly clock: ClockLeft | null;
  /** What the table goes back to. */
  readonly from: 'open' | 'closing';
}

/** What is left of a stopped turn clock (ms). */
export interface ClockLeft {
  readonly turnMs: number;
  readonly bankMs: number;
}

/** A seat held for the one called from the waiting list. */
export interface HeldSeat {
  readonly seat: SeatIndex;
  readonly member: MemberId;
  /** Epoch ms. */
  readonly until: number;
}

/** Who is dealt in, clockwise from the left of the button, and what they post. */
export interface Dealing {
  readonly players: readonly SeatIndex[];
  readonly posts: readonly Post[];
}

export interface BeforeDeal {
  readonly positions: Positions | null;
  readonly seats: readonly {
    readonly seat: SeatIndex;
    readonly state: SeatState;
    readonly owes: BlindsOwed;
    readonly posts: boolean;
  }[];
}

/** Blinds to be made good before being dealt in again, other than as the big blind. */
export interface BlindsOwed {
  readonly big: boolean;
  readonly small: boolean;
}

export interface Positions {
  readonly button: SeatIndex;
  /** Null where nobody posts the small blind (its seat is empty, or games without blinds). */
  readonly smallBlind: SeatIndex | null;
  /** Where the small blind fell, even on an empty seat: the button of the next hand. */
  readonly smallBlindSeat: SeatIndex | null;
  /** Null in games without blinds; the button itself where the button posts the only blind. */
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
  /** Bought during a hand: joins the stack when that hand is settled. */
  readonly pendingTopUp: Chips;
  /** Blinds missed, to be made good on return (docs/rules.md §5 «missed blinds»). */
  readonly owes: BlindsOwed;
  /** Posts what is owed at the first chance instead of waiting for the big blind. */
  readonly posts: boolean;
  /** Sits out from the next hand, or when the big blind comes. */
  readonly sitOut: 'next-hand' | 'next-big-blind' | null;
  /** Leaves when the hand is over; until then checks or folds. `gone`: no longer in the server, folds. */
  readonly leaving: boolean;
  readonly gone: boolean;
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
  /** `price`: the most a call may add, in chips. */
  | { readonly type: 'callUpTo'; readonly price: Chips };

/** From sitting down to leaving; it goes on when the player comes back within half an hour. */
export interface Session {
  readonly startedAt: number;
  readonly buyIn: Chips;
  readonly topUps: Chips;
  /** Whether the one buy-in below the minimum has been used, where the table allows it. */
  readonly boughtShort: boolean;
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
  readonly owes: BlindsOwed;
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
