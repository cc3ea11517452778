import type { HandCategory } from '../engine/evaluation/hand-ranking.ts';
import type { GameId } from '../engine/games/game.ts';

/** In the order of the menu: what comes first is for who is new. */
export const HELP_TOPICS = [
  'start',
  'firstHand',
  'seats',
  'acts',
  'cards',
  'chips',
  'tables',
  'settings',
  'floor',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The first hand, told street by street. */
export const FIRST_HAND_STEPS = ['blinds', 'preFlop', 'flop', 'turnAndRiver', 'showdown'] as const;
export type FirstHandStep = (typeof FIRST_HAND_STEPS)[number];

/** A page of text: a title and its parts. Markdown is the page's own, nothing in it comes from people. */
export interface Page {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
}

/** A hand to walk through; the cards of each step are drawn below its text. */
export interface FirstHandMessages {
  readonly title: string;
  readonly steps: Readonly<
    Record<FirstHandStep, { readonly title: string; readonly text: string; readonly next: string }>
  >;
  /** Above the text; both count from 1. */
  readonly place: (place: { readonly step: number; readonly of: number }) => string;
  readonly opponent: (cards: string) => string;
  readonly back: string;
}

export interface HelpMessages {
  readonly topics: Readonly<Record<Exclude<HelpTopic, 'firstHand'>, Page>>;
  readonly firstHand: FirstHandMessages;
  /** In the menu of topics. */
  readonly menu: string;
  /** On the button that leads to the first hand from where somebody may be new. */
  readonly openFirstHand: string;
  /** The three steps, told once, privately, with the first answer somebody gets in a server. */
  readonly firstSteps: string;
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
