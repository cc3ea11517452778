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
