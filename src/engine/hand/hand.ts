import type { Chips, SeatIndex } from '../../shared/chips.ts';
import type { Card } from '../card.ts';
import type { Pot } from '../pots.ts';
import type { HandEvent, HandSetup } from './protocol.ts';

/** A card in a player's hand. `up`: dealt face up. `shown`: opened to everybody later on. */
export interface HeldCard {
  readonly card: Card;
  readonly up: boolean;
  readonly shown: boolean;
}

export interface HandPlayer {
  readonly seat: SeatIndex;
  /** Chips behind, not yet in the pot. */
  readonly stack: Chips;
  /** Live chips put in on this street, still in front of the player. */
  readonly bet: Chips;
  /** Antes and live chips of earlier streets that have been collected. */
  readonly collected: Chips;
  /** Dead chips: in the main pot, counting towards nothing. */
  readonly dead: Chips;
  readonly folded: boolean;
  readonly hole: readonly HeldCard[];
  /** The bet this player last matched or made on this street by an act of their own; null before acting. */
  readonly matched: Chips | null;
  /** How many cards were exchanged at each draw so far. */
  readonly draws: readonly number[];
  /** Decided not to show after the hand. */
  readonly mucked: boolean;
}

/** Where the hand stands. A player is waited for in `betting` and `drawing` only. */
export type HandPhase = 'posting' | 'dealing' | 'betting' | 'drawing' | 'showdown' | 'complete';

/** A hand of poker of any game, as data: JSON-safe, never changed in place. Built by `evolve` alone. */
export interface Hand {
  readonly setup: HandSetup;
  readonly phase: HandPhase;
  /** Index in the game's streets; -1 before the first. */
  readonly street: number;
  readonly players: readonly HandPlayer[];
  readonly board: readonly Card[];
  /** The seat to act, or null while the dealer moves and after the end. */
  readonly actionOn: SeatIndex | null;
  /** Counts the acts of players: with the hand's number it tells a stale click from a fresh one. */
  readonly actionNumber: number;
  /** The total to match on this street. */
  readonly highestBet: Chips;
  /** Size of the last full bet or raise of this street: the least a raise must add. */
  readonly lastFullRaise: Chips;
  /** The last seat that bet or raised on the current (at the showdown: the last) betting round. */
  readonly lastAggressor: SeatIndex | null;
  /** Pots of collected chips, before rake; the bets in front of the players are not in them. */
  readonly pots: readonly Pot[];
  readonly rake: Chips;
  readonly rakeByPot: readonly Chips[];
  readonly voided: boolean;
  /** The acts of this street (after the last one: of the last street), oldest first. */
  readonly acts: readonly PublicAct[];
  /** Bets nobody called and that went back to their owner, as they happened. */
  readonly returned: readonly { readonly seat: SeatIndex; readonly amount: Chips }[];
  /** Who won what, in the order in which the pots were awarded. */
  readonly awards: readonly PotAward[];
  /** Where the dealer and the betting stand. */
  readonly progress: Progress;
}

/** The bookkeeping of a hand: what the dealer and the limits need to know, and nobody else. */
export interface Progress {
  /** All chips of the hand, for the check that none is made or lost. */
  readonly chips: Chips;
  /**
   * How far the dealer is in what the phase has him do: in `posting` the forced bets that are over
   * (antes first, then the posts), in `dealing` the players served on this street, in `drawing` the
   * player whose turn it is to draw (all as positions in their lists).
   */
  readonly cursor: number;
  /** How many cards of the deck have been dealt or burned. */
  readonly dealt: number;
  /** Discards brought back by `discardsReused` and not dealt yet. */
  readonly reused: readonly Card[];
  /** What lies in the discard pile, and whose it was. Nobody may see it. */
  readonly discards: readonly { readonly seat: SeatIndex; readonly card: Card }[];
  /** The seat that spoke first in the current (at the showdown: the last) betting round. */
  readonly opener: SeatIndex | null;
  /** Fixed limit: the total reached by the last full bet or by a raise that counts as one. */
  readonly fullBet: Chips;
  /** Fixed limit: full bets and raises made on this street, the big blind included. */
  readonly betsMade: number;
  /** Fixed limit: the last raise was made while more than two hands were live. */
  readonly capped: boolean;
  /** Nobody can bet any more: the live hands lie open and the rest of the cards is dealt. */
  readonly runOut: boolean;
}

/** What a player visibly did, for the line of last acts. */
export type PublicAct = Extract<
  HandEvent,
  {
    type:
      | 'antePosted'
      | 'blindPosted'
      | 'broughtIn'
      | 'folded'
      | 'checked'
      | 'called'
      | 'betMade'
      | 'raised'
      | 'discarded';
  }
>;

export type PotAward = Extract<HandEvent, { type: 'potAwarded' }>;
