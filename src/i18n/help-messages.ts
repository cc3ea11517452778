import type { HandCategory } from '../engine/evaluation/hand-ranking.ts';
import type { GameId } from '../engine/games/game.ts';

export const HELP_TOPICS = ['start', 'firstHand', 'acts', 'seats', 'cards', 'chips'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** A page of text: a title and its parts. Markdown is the page's own, nothing in it comes from people. */
export interface Page {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

export interface HelpMessages {
  readonly topics: Readonly<Record<HelpTopic, Page>>;
  /** The three steps, told once, privately, with the first answer somebody gets in a server. */
  readonly firstSteps: string;
  /** Where to read on, below every page. */
  readonly more: string;
  readonly noValue: string;
}

export interface RulesMessages {
  readonly title: (game: string) => string;
  /** What is special about a game, in one paragraph each. */
  readonly games: Readonly<Record<GameId, string>>;
  readonly holdem: Page;
  readonly ranksTitle: string;
  /** What makes a hand of each category, in one sentence; the example's cards are drawn beside it. */
  readonly ranks: Readonly<Record<HandCategory, { readonly name: string; readonly how: string }>>;
  /** Below the list of hands: the ace, ties, suits. */
  readonly ranksNote: string;
  /** Decks without low cards: a flush beats a full house. */
  readonly flushBeatsFullHouse: string;
  readonly lowTitle: string;
  readonly low: Readonly<Record<'eight-or-better' | 'ace-to-five' | 'deuce-to-seven', string>>;
}
