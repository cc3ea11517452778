import type { Chips } from '../../shared/chips.ts';
import type { Card } from '../../engine/card.ts';
import type { Language } from '../../i18n/messages.ts';

/** What a picture shows, ready to be drawn: texts in the reader's language, and no card that is closed. */
export type Scene = TableScene | BarsScene;

export interface TableScene {
  readonly type: 'table';
  /** Which hand and street: one line each. */
  readonly caption: readonly string[];
  readonly pot: string | null;
  /** The parts of the pot, where it has side pots. */
  readonly parts: string | null;
  readonly board: readonly Card[];
  /** How many cards the board will have; 0 in games without one. */
  readonly boardSize: number;
  /** The taken seats, in the order of the table. */
  readonly seats: readonly SeatScene[];
}

export interface BarsScene {
  readonly type: 'bars';
  readonly title: string;
  /** In which the scale is written. */
  readonly language: Language;
  readonly bars: readonly { readonly label: string; readonly amount: Chips }[];
}

export interface SeatScene {
  readonly number: string;
  /** As it is called everywhere; drawn only where the font has all of it. */
  readonly name: string;
  readonly stack: string;
  /** Chips in front of the seat: put there, or won. */
  readonly chips: { readonly kind: 'bet' | 'won'; readonly text: string } | null;
  /** Folded, all-in, sitting out, cards drawn. */
  readonly note: string | null;
  readonly button: boolean;
  readonly look: 'plain' | 'first' | 'winner' | 'dim';
  /** A card that lies open, or null for one that is closed. */
  readonly cards: readonly (Card | null)[];
}
