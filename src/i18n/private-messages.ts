import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { TransferReason } from '../ledger/transfer.ts';
import type { MemberSettings } from '../runtime/member-settings.ts';
import type { Permission } from './permission-messages.ts';

/** Labels of buttons: at most 80 characters. Amounts in cents. */
export interface ButtonMessages {
  readonly fold: string;
  readonly check: string;
  readonly call: (amount: Chips) => string;
  readonly callAllIn: (amount: Chips) => string;
  readonly betTo: (to: Chips) => string;
  readonly raiseTo: (to: Chips) => string;
  readonly completeTo: (to: Chips) => string;
  readonly bringIn: (amount: Chips) => string;
  readonly openTo: (size: { readonly bigBlinds: string; readonly to: Chips }) => string;
  readonly shareOfPot: (size: { readonly share: '½' | '¾'; readonly to: Chips }) => string;
  readonly pot: (to: Chips) => string;
  readonly other: string;
  readonly allIn: (to: Chips) => string;
  readonly standPat: string;
  readonly draw: string;
  readonly myCards: string;
  /** Where the player to act chooses the cards to exchange there. */
  readonly myCardsAndDraw: string;
  readonly act: string;
  readonly show: string;
  readonly muck: string;
  readonly sit: string;
  readonly tableInfo: string;
  readonly waitingList: string;
  readonly foldAnyway: string;
  readonly confirmAllIn: (to: Chips) => string;
  /** Chosen before one's turn: check if it is free, else fold; check only; call only at this price. */
  readonly preCheckFold: string;
  readonly preCheck: string;
  readonly preCall: (price: Chips) => string;
  readonly preNone: string;
  /** `card` as text, `A♠`. */
  readonly showCard: (card: string) => string;
  readonly mySeat: string;
  readonly topUpTo: (stack: Chips) => string;
  readonly autoTopUpOn: string;
  readonly autoTopUpOff: string;
  readonly sitOut: string;
  readonly comeBack: string;
  readonly postBlind: string;
  readonly leave: string;
}

/** One's own seat, behind *My seat*. */
export interface MySeatMessages {
  readonly title: (seat: { readonly table: string; readonly seat: SeatIndex }) => string;
  /** `pending`: bought during the hand. */
  readonly stack: (stack: { readonly stack: Chips; readonly pending: Chips }) => string;
  readonly session: (session: { readonly brought: Chips; readonly hands: number }) => string;
  readonly autoTopUp: string;
  readonly away: string;
  readonly waits: string;
}

/** Titles and labels at most 45 characters, placeholders at most 100. */
export interface ModalMessages {
  readonly raiseTitle: string;
  readonly betTitle: string;
  readonly amountLabel: (range: { readonly min: Chips; readonly max: Chips }) => string;
  readonly amountPlaceholder: (range: { readonly min: Chips; readonly max: Chips }) => string;
  readonly buyInLabel: string;
  readonly buyInPlaceholder: (range: { readonly min: Chips; readonly max: Chips }) => string;
  readonly bringBackPlaceholder: (stack: Chips) => string;
  readonly seatLabel: string;
  readonly seatPlaceholder: (free: readonly SeatIndex[]) => string;
}

/** One's own cards, in the direct message and behind the *My cards* button. */
export interface HoleCardMessages {
  readonly title: (hand: { readonly table: string; readonly hand: number }) => string;
  readonly cards: (cards: string) => string;
  readonly holding: (hand: string) => string;
  readonly holdingBoth: (hands: { readonly high: string; readonly low: string | null }) => string;
  readonly folded: string;
  readonly notDealtIn: string;
  readonly noHand: string;
  readonly notSeated: string;
  readonly yourTurn: string;
  /** The reminder on a slow table; `table` is its name, made harmless, or a link to it. */
  readonly turnReminder: (turn: { readonly table: string; readonly deadline: number }) => string;
  readonly notYourTurn: string;
  /** What was chosen in advance. */
  readonly preAct: {
    readonly checkFold: string;
    readonly check: string;
    readonly callUpTo: (price: Chips) => string;
  };
  readonly chooseDiscards: string;
  readonly discardPlaceholder: string;
  /** Told at the next click of somebody whose direct messages are closed. */
  readonly directMessagesClosed: string;
}

/** What was done, told privately. */
export interface DoneMessages {
  readonly folded: string;
  readonly checked: string;
  readonly called: (amount: Chips) => string;
  readonly bet: (to: Chips) => string;
  readonly raised: (to: Chips) => string;
  readonly allIn: (to: Chips) => string;
  readonly broughtIn: (amount: Chips) => string;
  readonly drew: (cards: number) => string;
  readonly shown: string;
  readonly mucked: string;
  readonly seated: (seat: {
    readonly seat: SeatIndex;
    readonly table: string;
    readonly buyIn: Chips;
    readonly balance: Chips;
  }) => string;
  readonly seatedAgain: (seat: {
    readonly seat: SeatIndex;
    readonly table: string;
    readonly stack: Chips;
  }) => string;
  readonly waitsForBlind: string;
  readonly leavesAfterHand: string;
  readonly toppedUp: (topUp: { readonly amount: Chips; readonly stack: Chips }) => string;
  readonly toppedUpNextHand: (amount: Chips) => string;
  readonly autoTopUp: Readonly<Record<'on' | 'off', string>>;
  readonly sitsOut: Readonly<Record<'next-hand' | 'next-big-blind', string>>;
  readonly back: string;
  readonly backWaits: string;
  readonly waiting: (place: number) => string;
  readonly noLongerWaiting: string;
  readonly tableOpened: (table: { readonly name: string; readonly link: string }) => string;
  readonly tableClosing: string;
  readonly tableClosed: string;
  readonly tableResumed: string;
  readonly settingsSaved: string;
  readonly refilled: (refill: {
    readonly amount: Chips;
    readonly balance: Chips;
    readonly nextAt: number;
  }) => string;
}

export interface ConfirmMessages {
  readonly foldForFree: string;
  readonly allIn: (to: Chips) => string;
}

export interface ReceiptMessages {
  readonly title: (table: string) => string;
  readonly why: Readonly<Record<'asked' | 'away' | 'closed' | 'gone', string>>;
  readonly buyIn: string;
  readonly topUps: string;
  readonly out: string;
  readonly net: string;
  readonly hands: string;
  readonly biggestPot: string;
  readonly rake: string;
  readonly time: string;
  readonly comeBack: (until: { readonly stack: Chips; readonly until: number }) => string;
}

export interface WalletMessages {
  readonly title: string;
  readonly balance: (amount: Chips) => string;
  readonly inPlay: string;
  readonly nothingInPlay: string;
  readonly inPlayAt: (place: { readonly table: string; readonly chips: Chips }) => string;
  readonly movements: string;
  readonly noMovements: string;
  readonly movement: (movement: {
    readonly at: number;
    readonly amount: Chips;
    readonly reason: TransferReason;
    readonly table: string | null;
  }) => string;
}

export interface SettingsMessages {
  readonly title: string;
  readonly language: string;
  readonly languages: Readonly<Record<MemberSettings['language'], string>>;
  readonly cards: string;
  readonly cardDeliveries: Readonly<Record<MemberSettings['cards'], string>>;
  readonly fourColours: string;
  readonly textOnly: string;
  readonly pictures: string;
  readonly bigBlinds: string;
  readonly autoTopUp: string;
  readonly muck: string;
  readonly mucks: Readonly<Record<MemberSettings['muck'], string>>;
  readonly on: string;
  readonly off: string;
  readonly howToChange: string;
}

/** Where a table can no longer be shown. */
export interface LostPlace {
  /** Its name, made harmless. */
  readonly table: string;
  /** `locked`: its thread is archived, and only a moderator may open it again. */
  readonly reason: 'channelGone' | 'cannotPost' | 'locked';
  /** A link to it. */
  readonly channel: string;
  /** What we lack there; empty where that is not known. */
  readonly permissions: readonly Permission[];
}

/** What went wrong, where no rule said no. */
export interface ErrorMessages {
  /** Showing may have failed after the act itself was saved, so this promises neither. */
  readonly somethingWentWrong: (reference: string) => string;
  readonly noTableHere: string;
  readonly onlyInServer: string;
  readonly buttonNoLongerValid: string;
  readonly unknownCommand: string;
  readonly tableStopped: (reference: string) => string;
  /** To the opener: the table is paused, and how it goes on. `table` is its name, made harmless. */
  readonly tableLostItsPlace: (lost: LostPlace) => string;
  /** There are several paused tables to go on with, or none. */
  readonly nothingToResume: string;
  readonly cannotPost: (place: {
    readonly channel: string;
    readonly permissions: readonly Permission[];
  }) => string;
  readonly stakesNotUnderstood: (text: string) => string;
  readonly gameNotUnderstood: (what: { readonly text: string; readonly games: readonly string[] }) => string;
  readonly positionsNotUnderstood: (held: number) => string;
  readonly seatNotUnderstood: (seat: { readonly text: string; readonly seats: number }) => string;
}
