import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { ChannelId, GuildId, MemberId, TableId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { HandEvent, HandRefusal, PlayerAct } from '../engine/hand/protocol.ts';
import type { TableSettings } from './settings.ts';
import type { Decision, PauseReason, Positions, PreAct, Session } from './table.ts';

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
  | { readonly type: 'preAct'; readonly member: MemberId; readonly preAct: PreAct | null }
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
  | { readonly type: 'voidHand' }
  /** The member is no longer in the server: folded and cashed out. */
  | { readonly type: 'memberGone'; readonly member: MemberId }
  | { readonly type: 'clockExpired' }
  /** After a start of the process: the time it was down is not charged (docs/rules.md §5 «clock»). */
  | { readonly type: 'rearmClocks' };

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
      readonly owes: { readonly big: boolean; readonly small: boolean };
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
  | { readonly type: 'cameBack'; readonly seat: SeatIndex; readonly posts: boolean; readonly waits: boolean }
  | {
      readonly type: 'blindsMissed';
      readonly seat: SeatIndex;
      readonly big: boolean;
      readonly small: boolean;
    }
  | { readonly type: 'leaveAsked'; readonly seat: SeatIndex }
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
  | { readonly type: 'nextHandScheduled'; readonly at: number | null }
  | { readonly type: 'buttonDrawn'; readonly seat: SeatIndex }
  /** Positions of the hand that is dealt now; the hand's own events follow. */
  | {
      readonly type: 'handDealt';
      readonly number: number;
      readonly positions: Positions;
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
  /** The act was made; what was used of the bank is gone. */
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
        readonly stack: Chips;
        readonly won: Chips;
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
  | { readonly code: 'handUnderWay'; readonly acted: number };
