import type { DeckId } from '../deck.ts';
import type { HandRanking, HoleCardsPlayed } from '../evaluation/hand-ranking.ts';

export type GameId =
  | 'texas-holdem'
  | 'short-deck-holdem'
  | 'omaha'
  | 'omaha-5'
  | 'omaha-6'
  | 'omaha-hi-lo'
  | 'seven-card-stud'
  | 'seven-card-stud-hi-lo'
  | 'razz'
  | 'five-card-draw'
  | 'italian-draw'
  | 'deuce-to-seven-single-draw'
  | 'deuce-to-seven-triple-draw';

export type Limit = 'no-limit' | 'pot-limit' | 'fixed-limit';

export type StreetName =
  | 'pre-flop'
  | 'flop'
  | 'turn'
  | 'river'
  | 'third-street'
  | 'fourth-street'
  | 'fifth-street'
  | 'sixth-street'
  | 'seventh-street'
  | 'before-draw'
  | 'first-draw'
  | 'second-draw'
  | 'third-draw';

/** Who acts first on a street (RULES §2 «first to act»). */
export type Opener =
  /** The seat after the last blind or straddle that was posted. */
  | 'after-posts'
  /** The first live seat left of the button. */
  | 'left-of-button'
  /** The seat with the lowest (razz: highest) up card, who has to bring it in. */
  | 'bring-in'
  /** The seat with the best (razz: lowest) hand showing. */
  | 'best-showing';

/** One street: what is dealt or drawn when it opens, who speaks first, and the fixed-limit size. */
export interface Street {
  readonly name: StreetName;
  /** Whether a card is burned before the street's cards. */
  readonly burn: boolean;
  /** Cards dealt to each live player, in order. */
  readonly hole: readonly ('down' | 'up')[];
  /** Cards dealt to the board. */
  readonly board: number;
  /** Whether the street opens with a draw (before its betting). */
  readonly draw: boolean;
  readonly opener: Opener;
  readonly betSize: 'small' | 'big';
  /** Fixed limit: an open pair showing lets a player bet the big size (stud high, fourth street). */
  readonly openPairBet: boolean;
}

/** A game is data: the hand machine asks it and never names one. One file per game, listed in `index.ts`. */
export interface Game {
  readonly id: GameId;
  readonly deck: DeckId;
  readonly streets: readonly Street[];
  /** `button-blind`: antes and one blind posted by the button (short deck). */
  readonly forcedBets: 'blinds' | 'button-blind' | 'bring-in';
  /** One ranking, or the high one and the low one of a split pot, in this order. */
  readonly rankings: readonly HandRanking[];
  readonly holeCardsPlayed: HoleCardsPlayed;
  readonly limits: readonly Limit[];
  readonly maxSeats: number;
  /** From which street on the pot may be raked: «no flop, no drop» and its kin (RULES §4). */
  readonly rakedFrom: StreetName;
}
