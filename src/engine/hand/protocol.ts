import type { Chips, SeatIndex } from '../../shared/chips.ts';
import type { Card } from '../card.ts';
import type { HandName } from '../evaluation/hand-ranking.ts';
import type { GameId, Limit, StreetName } from '../games/game.ts';
import type { Pot } from '../pots.ts';
import type { RakeSchedule } from '../rake.ts';

/** The kinds of forced bets. `post` is a newcomer's live big blind, `dead` a missed small blind. */
export type PostKind = 'small-blind' | 'big-blind' | 'straddle' | 'post' | 'dead';

/** A forced bet as it ought to be; a shorter stack posts what it has (docs/rules.md §2 «short blinds»). */
export interface Post {
  readonly seat: SeatIndex;
  readonly kind: PostKind;
  /** A bet like any other: counts towards calling. */
  readonly live: Chips;
  /** Goes to the pot and counts towards nothing. */
  readonly dead: Chips;
}

/** Everything a hand needs to be played: with the acts of its players it is the whole hand. */
export interface HandSetup {
  readonly gameId: GameId;
  readonly limit: Limit;
  /** The players dealt in, clockwise from the left of the button; heads-up the big blind comes first. */
  readonly players: readonly { readonly seat: SeatIndex; readonly stack: Chips }[];
  /** The button's seat; it may be empty (dead button). Null where nobody knows (old hand records). */
  readonly button: SeatIndex | null;
  /** The ante of each player; a short one wins at most its size from each. */
  readonly ante: Chips;
  /** Blinds and other posts, in the order in which they are posted. */
  readonly posts: readonly Post[];
  /** Stud games only, otherwise 0; at 0 in a stud game the worst card showing just speaks first. */
  readonly bringIn: Chips;
  /** Smallest bet: the big blind in no-limit and pot-limit (then both are equal); fixed limit: both sizes. */
  readonly smallBet: Chips;
  readonly bigBet: Chips;
  readonly chipUnit: Chips;
  readonly rake: RakeSchedule;
  /** The deck in the order in which it is dealt, from the first card. */
  readonly deck: readonly Card[];
  /**
   * The order in which discards come back when the deck runs out (draw games): a permutation of the
   * whole deck; the cards that are discards then are taken in this order.
   */
  readonly redeal: readonly Card[];
}

/** What a player does. Amounts are «to»: the player's total on this street (docs/rules.md §2). */
export type PlayerAct =
  | { readonly type: 'fold' }
  | { readonly type: 'check' }
  | { readonly type: 'call' }
  | { readonly type: 'bet'; readonly to: Chips }
  | { readonly type: 'raise'; readonly to: Chips }
  /** The largest legal act that puts the whole stack in: bet, raise or call. */
  | { readonly type: 'allIn' }
  /** Posts the bring-in (stud). Completing at once is a `raise` to the small bet. */
  | { readonly type: 'bringIn' }
  /** Positions (from 0) in one's own hand to exchange; none stands pat. */
  | { readonly type: 'draw'; readonly discard: readonly number[] };

/** `show` and `muck` are not acts of a turn: they are open to some players once the hand has ended. */
export type HandCommand =
  | { readonly type: 'act'; readonly seat: SeatIndex; readonly act: PlayerAct }
  /** Positions (from 0) in one's own hand to show to everybody. */
  | { readonly type: 'show'; readonly seat: SeatIndex; readonly cards: readonly number[] }
  | { readonly type: 'muck'; readonly seat: SeatIndex };

export type HandEvent =
  | { readonly type: 'handStarted'; readonly setup: HandSetup }
  | { readonly type: 'antePosted'; readonly seat: SeatIndex; readonly amount: Chips }
  | {
      readonly type: 'blindPosted';
      readonly seat: SeatIndex;
      readonly kind: PostKind;
      /** What was really posted. */
      readonly live: Chips;
      readonly dead: Chips;
    }
  /** Burns, deals to the board and opens the street; the cards of the players follow seat by seat. */
  | {
      readonly type: 'streetOpened';
      readonly street: StreetName;
      readonly burned: number;
      readonly board: readonly Card[];
    }
  | {
      readonly type: 'cardsDealt';
      readonly seat: SeatIndex;
      readonly cards: readonly { readonly card: Card; readonly up: boolean }[];
    }
  /** The cards came from the discards, which had to be used again: their order from here on. */
  | { readonly type: 'discardsReused'; readonly cards: readonly Card[] }
  | { readonly type: 'broughtIn'; readonly seat: SeatIndex; readonly amount: Chips }
  | { readonly type: 'folded'; readonly seat: SeatIndex }
  | { readonly type: 'checked'; readonly seat: SeatIndex }
  /** `amount` is what the act added; `to` the player's total on this street; `allIn` that nothing is left. */
  | {
      readonly type: 'called';
      readonly seat: SeatIndex;
      readonly amount: Chips;
      readonly to: Chips;
      readonly allIn: boolean;
    }
  | {
      readonly type: 'betMade';
      readonly seat: SeatIndex;
      readonly amount: Chips;
      readonly to: Chips;
      readonly allIn: boolean;
    }
  | {
      readonly type: 'raised';
      readonly seat: SeatIndex;
      readonly amount: Chips;
      readonly to: Chips;
      readonly allIn: boolean;
    }
  /** The positions are public (a player's count of discards is), the cards that left are not. */
  | { readonly type: 'discarded'; readonly seat: SeatIndex; readonly positions: readonly number[] }
  | { readonly type: 'uncalledBetReturned'; readonly seat: SeatIndex; readonly amount: Chips }
  /** The street's betting is over: bets become pots. */
  | { readonly type: 'betsCollected'; readonly pots: readonly Pot[] }
  /** These positions of a player's hand lie open from now on. */
  | {
      readonly type: 'cardsShown';
      readonly seat: SeatIndex;
      readonly positions: readonly number[];
      readonly cards: readonly Card[];
      readonly why: 'all-in' | 'showdown' | 'choice';
    }
  | { readonly type: 'mucked'; readonly seat: SeatIndex }
  /** `byPot` follows the order of the pots and adds up to `total`. */
  | { readonly type: 'rakeTaken'; readonly total: Chips; readonly byPot: readonly Chips[] }
  | {
      readonly type: 'potAwarded';
      /** 0 is the main pot. */
      readonly pot: number;
      /** Which half of a split pot; `whole` where one ranking decides or nobody else can win. */
      readonly half: 'whole' | 'high' | 'low';
      /** In the order in which odd chips went out. Amounts are after rake. */
      readonly shares: readonly { readonly seat: SeatIndex; readonly amount: Chips }[];
      /** The winning hand with the five cards of each winner; null when nobody else was left. */
      readonly won: {
        readonly name: HandName;
        readonly cards: readonly { readonly seat: SeatIndex; readonly cards: readonly Card[] }[];
      } | null;
    }
  | { readonly type: 'handEnded' }
  /** The floor undid the hand: every chip goes back to where it was (docs/rules.md §6). */
  | { readonly type: 'handVoided' };

/** Why an act was not accepted: a code and the numbers the player needs. Nothing has changed. */
export type HandRefusal =
  | { readonly code: 'handOver' }
  | { readonly code: 'notInHand' }
  | { readonly code: 'notYourTurn'; readonly actionOn: SeatIndex }
  | { readonly code: 'cannotCheck'; readonly toCall: Chips }
  | { readonly code: 'nothingToCall' }
  | { readonly code: 'betBelowMinimum'; readonly minimumTo: Chips; readonly offeredTo: Chips }
  | { readonly code: 'betAboveMaximum'; readonly maximumTo: Chips; readonly offeredTo: Chips }
  | { readonly code: 'raiseBelowMinimum'; readonly minimumTo: Chips; readonly offeredTo: Chips }
  | { readonly code: 'raiseAboveMaximum'; readonly maximumTo: Chips; readonly offeredTo: Chips }
  /** Fixed limit: only these totals. */
  | { readonly code: 'notALegalSize'; readonly sizes: readonly Chips[]; readonly offeredTo: Chips }
  | { readonly code: 'notAMultipleOfChipUnit'; readonly chipUnit: Chips; readonly offeredTo: Chips }
  | { readonly code: 'betAlreadyMade'; readonly highestBet: Chips }
  | { readonly code: 'nothingToRaise'; readonly minimumBet: Chips }
  /** The player has acted and no full raise was made since (docs/rules.md §2 «all-in for less»). */
  | { readonly code: 'raiseClosed'; readonly toCall: Chips }
  /** Fixed limit: one bet and three raises. */
  | { readonly code: 'raisesCapped'; readonly toCall: Chips }
  /** Nobody could answer: a call does the same. */
  | { readonly code: 'nobodyCanAnswer'; readonly toCall: Chips }
  /** Pot and fixed limit: the stack is larger than the largest legal amount. */
  | { readonly code: 'allInAboveLimit'; readonly maximumTo: Chips }
  | { readonly code: 'noBringInDue' }
  | { readonly code: 'bringInDue'; readonly bringIn: Chips }
  | { readonly code: 'noDrawNow' }
  | { readonly code: 'drawDue' }
  | { readonly code: 'notYourCards'; readonly held: number }
  | { readonly code: 'nothingToShow' };
