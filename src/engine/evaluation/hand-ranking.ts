import type { Card, Rank } from '../card.ts';

export type HandCategory =
  | 'high-card'
  | 'one-pair'
  | 'two-pair'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush';

/**
 * A made hand as data, for sentences: the category and its ranks in the order in which they decide.
 * Full house: [three, pair]. Two pair: [high pair, low pair, kicker]. Straight: [top card] (the wheel
 * says 5). High card, flush and every low: all five, highest first (in A-5 lows the ace is 14 and
 * stands last).
 */
export interface HandName {
  readonly category: HandCategory;
  readonly ranks: readonly Rank[];
}

/** The best hand one player can make. */
export interface MadeHand {
  /** Only for comparing hands of one ranking: higher wins, equal ties. Suits never decide. */
  readonly strength: number;
  /** The five cards that play, in the order in which they are read out. */
  readonly cards: readonly Card[];
  readonly name: HandName;
}

/** How many of the hole cards play: any number, or exactly two (Omaha). */
export type HoleCardsPlayed = 'any' | 2;

/**
 * An order of hands. A split-pot game has two of them, a `high` and a `low`; in a game with one
 * ranking `half` is that one's own way to win (razz and deuce-to-seven are won by the `low`).
 */
export interface HandRanking {
  readonly id:
    'high' | 'short-deck-high' | 'italian-high' | 'eight-or-better' | 'ace-to-five' | 'deuce-to-seven';
  readonly half: 'high' | 'low';
  /** Strength of the best hand from these cards (higher wins), or null where none qualifies. The hot path. */
  strength(hole: readonly Card[], board: readonly Card[], played: HoleCardsPlayed): number | null;
  /** The same hand with its cards and name, for showing it; null where none qualifies. */
  best(hole: readonly Card[], board: readonly Card[], played: HoleCardsPlayed): MadeHand | null;
  /**
   * Strength of the cards that lie face up (one to four, stud), for who acts first; comparable among
   * equal counts. Higher acts first, whatever half the ranking is for.
   */
  showing(upCards: readonly Card[]): number;
}
