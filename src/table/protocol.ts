import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { Result } from '../shared/result.ts';
import type { ChannelId, GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { HandEvent, HandRefusal, PlayerAct, Post } from '../engine/hand/protocol.ts';
import type { TableSettings } from './settings.ts';
import type { BlindsOwed, Decision, PauseReason, Positions, PreAct, Session } from './table.ts';

/** What can be asked of a table. The member is always who the interaction says, never a custom id. */
export type TableCommand =
  /** `seat` null: the first free one. `buyIn` null: the maximum, or exactly the stack one left with. */
  | {
      readonly type: 'sit';
      readonly member: MemberId;
      readonly seat: SeatIndex | null;
      readonly buyIn: Chips | null;
    }
  | { readonly type: 'leave'; readonly member: MemberId }
  | { readonly type: 'topUp'; readonly member: MemberId; readonly amount: Chips }
  | { readonly type: 'setAutoTopUp'; readonly member: MemberId; readonly on: boolean }
  | { readonly type: 'sitOut'; readonly member: MemberId; readonly from: 'next-hand' | 'next-big-blind' }
  | { readonly type: 'comeBack'; readonly member: MemberId; readonly post: boolean }
  /** `decision` null: typed as a command, so it is for the decision that is open now. */
  | {
      readonly type: 'act';
      readonly member: MemberId;
      readonly decision: Decision | null;
      readonly act: PlayerAct;
    }
  /** `decision`: which of the member's next decisions was meant; null: the one that comes next now. */
  | {
      readonly type: 'preAct';
      readonly member: MemberId;
      readonly decision: Decision | null;
      readonly preAct: PreAct | null;
    }
  /** `cards` are positions in one's hand; null: all. Only for the hand that just ended. */
  | {
      readonly type: 'show';
      readonly member: MemberId;
      readonly hand: number | null;
      readonly cards: readonly number[] | null;
    }
  | { readonly type: 'muck'; readonly member: MemberId; readonly hand: number | null }
  | { readonly type: 'joinWaitingList'; readonly member: MemberId }
  | { readonly type: 'leaveWaitingList'; readonly member: MemberId }
  /** `floor`: asked for by somebody with the right to run the room, checked by the caller at this use. */
  | { readonly type: 'close'; readonly member: MemberId; readonly floor: boolean }
  | { readonly type: 'pause'; readonly reason: PauseReason }
  /** `channelId`: where the table goes on, when its channel is gone. */
  | { readonly type: 'resume'; readonly channelId: ChannelId | null }
  /** `afterAction`: confirmed although two players have acted (a fault of the software, docs/rules.md §6). */
  | { readonly type: 'voidHand'; readonly afterAction: boolean }
  /** The member is no longer in the server: folded and cashed out. */
  | { readonly type: 'memberGone'; readonly member: MemberId }
  | { readonly type: 'clockExpired' }
  /**
   * After a start of the process: the time it was down is not charged (docs/rules.md §5 «clock»).
   * `runningUntil`: the last moment the process is known to have run (epoch ms); null: the table's last event.
   */
  | { readonly type: 'rearmClocks'; readonly runningUntil: number | null };

/** The outside world as data, read by the runtime before each command. */
export interface TableInputs {
  /** Epoch ms. */
  readonly now: number;
  /** The whole deck of the table's game, freshly shuffled. */
  readonly deck: readonly Card[];
  /** A second, independent order of it, for discards that come back. */
  readonly redeal: readonly Card[];
  /** The table's seats in a random order: the first one that can play gets the first button. */
  readonly buttonLots: readonly SeatIndex[];
  /** The commanding member's wallet in cents; 0 where no member commands. */
  readonly balance: Chips;
  /** The wallets of the members seated with automatic top-ups; one that is missing counts as empty. */
  readonly balances: Readonly<Record<MemberId, Chips>>;
}

export interface OpenTable {
  readonly id: TableId;
  readonly guildId: GuildId;
  readonly channelId: ChannelId;
  readonly opener: MemberId;
  readonly settings: TableSettings;
}

export type TableEvent =
  | ({ readonly type: 'tableOpened'; readonly at: number } & OpenTable)
  | {
      readonly type: 'seatTaken';
      readonly seat: SeatIndex;
      readonly member: MemberId;
      /** What came from the wallet. */
      readonly buyIn: Chips;
      /** The session that goes on, if this is a return within half an hour. */
      readonly continues: Session | null;
      /** Whether the newcomer has to wait for the big blind (or post) before being dealt in. */
      readonly waits: boolean;
      readonly owes: BlindsOwed;
      readonly at: number;
    }
  | { readonly type: 'toppedUp'; readonly seat: SeatIndex; readonly member: MemberId; readonly amount: Chips }
  | { readonly type: 'autoTopUpSet'; readonly seat: SeatIndex; readonly on: boolean }
  | { readonly type: 'sitOutAsked'; readonly seat: SeatIndex; readonly from: 'next-hand' | 'next-big-blind' }
  | {
      readonly type: 'satOut';
      readonly seat: SeatIndex;
      readonly why: 'asked' | 'timeouts' | 'noChips';
      readonly at: number;
    }
  | {
      readonly type: 'cameBack';
      readonly seat: SeatIndex;
      readonly posts: boolean;
      readonly waits: boolean;
      readonly at: number;
    }
  | {
      readonly type: 'blindsMissed';
      readonly seat: SeatIndex;
      readonly big: boolean;
      readonly small: boolean;
    }
  /** Leaves when the hand is over; `gone`: is no longer in the server, and folds. */
  | { readonly type: 'leaveAsked'; readonly seat: SeatIndex; readonly why: 'asked' | 'gone' }
  | {
      readonly type: 'seatLeft';
      readonly seat: SeatIndex;
      readonly member: MemberId;
      /** What goes back to the wallet. */
      readonly stack: Chips;
      readonly session: Session;
      readonly why: 'asked' | 'away' | 'closed' | 'gone';
      readonly at: number;
    }
  | { readonly type: 'waitingListJoined'; readonly member: MemberId }
  | { readonly type: 'waitingListLeft'; readonly member: MemberId }
  /** The first of the waiting list is called: the seat is theirs until then. */
  | {
      readonly type: 'seatHeld';
      readonly seat: SeatIndex;
      readonly member: MemberId;
      readonly until: number;
      readonly at: number;
    }
  /** They did not come: off the list, and the seat goes to the next one. */
  | { readonly type: 'seatHoldLapsed'; readonly seat: SeatIndex; readonly member: MemberId }
  /** Fewer than two can play: whoever sits down now starts a new game and waits for no blind. */
  | { readonly type: 'gameStopped'; readonly at: number }
  /** Time that is charged to nobody: away, held and idle times all end so much later. */
  | { readonly type: 'waitsExtended'; readonly byMs: number; readonly at: number }
  | { readonly type: 'nextHandScheduled'; readonly at: number | null }
  | { readonly type: 'buttonDrawn'; readonly seat: SeatIndex }
  /** Positions of the hand that is dealt now; the hand's own events follow. */
  | {
      readonly type: 'handDealt';
      readonly number: number;
      readonly positions: Positions;
      /** Dealt in, clockwise from the left of the button. */
      readonly players: readonly SeatIndex[];
      readonly posts: readonly Post[];
      readonly at: number;
    }
  | { readonly type: 'inHand'; readonly event: HandEvent }
  | {
      readonly type: 'turnStarted';
      readonly seat: SeatIndex;
      readonly startedAt: number;
      readonly bankFrom: number;
      readonly deadline: number;
    }
  | { readonly type: 'turnTimedOut'; readonly seat: SeatIndex }
  /** The clock stops, as the act follows; `bankMs` is what is left of the bank. */
  | {
      readonly type: 'turnEnded';
      readonly seat: SeatIndex;
      readonly bankMs: number;
      readonly timedOut: boolean;
    }
  | { readonly type: 'preActSet'; readonly seat: SeatIndex; readonly preAct: PreAct | null }
  /** Stacks go back to the seats, the rake to the house. */
  | {
      readonly type: 'handSettled';
      readonly number: number;
      readonly stacks: readonly {
        readonly seat: SeatIndex;
        /** Out of the hand; a top-up that was waiting for its end comes on top. */
        readonly stack: Chips;
        /** From the pots, after rake. */
        readonly won: Chips;
        /** This player's part of the rake on the pots they won. */
        readonly rake: Chips;
      }[];
      readonly rake: Chips;
      readonly voided: boolean;
      readonly at: number;
    }
  | { readonly type: 'tableClosing' }
  | { readonly type: 'tableClosed'; readonly at: number }
  | { readonly type: 'tablePaused'; readonly reason: PauseReason; readonly at: number }
  | { readonly type: 'tableResumed'; readonly channelId: ChannelId; readonly at: number };

/** Why a table said no. Nothing has changed. */
export type TableRefusal =
  | HandRefusal
  | { readonly code: 'tableClosed' }
  | { readonly code: 'tableClosing' }
  | { readonly code: 'tablePaused'; readonly reason: PauseReason }
  | { readonly code: 'tableNotPaused' }
  | { readonly code: 'tableFull'; readonly seats: number }
  | { readonly code: 'seatTaken'; readonly seat: SeatIndex }
  /** For somebody of the waiting list. */
  | { readonly code: 'seatHeld'; readonly seat: SeatIndex; readonly until: number }
  | { readonly code: 'noSuchSeat'; readonly seat: SeatIndex; readonly seats: number }
  | { readonly code: 'alreadySeated'; readonly seat: SeatIndex }
  | { readonly code: 'notSeated' }
  | { readonly code: 'buyInBelowMinimum'; readonly minimum: Chips; readonly offered: Chips }
  | { readonly code: 'buyInAboveMaximum'; readonly maximum: Chips; readonly offered: Chips }
  /** Back within half an hour: exactly the stack one left with. */
  | { readonly code: 'bringBackYourStack'; readonly stack: Chips; readonly offered: Chips }
  | {
      readonly code: 'sessionCeiling';
      readonly ceiling: Chips;
      readonly already: Chips;
      readonly offered: Chips;
    }
  | { readonly code: 'walletTooSmall'; readonly balance: Chips; readonly needed: Chips }
  | { readonly code: 'notInChipUnits'; readonly chipUnit: Chips; readonly offered: Chips }
  | { readonly code: 'nothingToTopUp'; readonly stack: Chips; readonly maximum: Chips }
  | {
      readonly code: 'topUpAboveMaximum';
      readonly most: Chips;
      readonly maximum: Chips;
      readonly offered: Chips;
    }
  /** A player without chips has to top up before coming back. */
  | { readonly code: 'noChips'; readonly minimum: Chips; readonly maximum: Chips }
  | { readonly code: 'alreadyAway' }
  | { readonly code: 'notAway' }
  | { readonly code: 'alreadyLeaving' }
  | { readonly code: 'noHandRunning' }
  /** The click was for a decision that has passed. */
  | { readonly code: 'decisionPassed' }
  | { readonly code: 'alreadyWaiting'; readonly place: number }
  | { readonly code: 'notWaiting' }
  | { readonly code: 'seatsAreFree'; readonly free: number }
  | { readonly code: 'notTheOpener' }
  /** Two or more have acted: a hand is voided then only when the floor confirms it. */
  | { readonly code: 'handUnderWay'; readonly acted: number };

/** What a command comes to. Nothing has changed before the events are folded with `evolve`. */
export type Decided = Result<readonly TableEvent[], TableRefusal>;
