import { rankOf, suitOf, type Card, type Rank } from '../card.ts';
import { at } from '../../shared/invariant.ts';
import type { HandCategory, HandName } from './hand-ranking.ts';

/** Five cards in the order in which they are read out, and what they are called. */
export interface ReadOut {
  readonly cards: readonly Card[];
  readonly name: HandName;
}

interface Group {
  readonly rank: Rank;
  readonly cards: readonly Card[];
}

/** How many cards each rank of a hand holds, largest group first, and the category that makes. */
const CATEGORY_OF_GROUPS: Readonly<Record<string, HandCategory>> = {
  '4-1': 'four-of-a-kind',
  '3-2': 'full-house',
  '3-1-1': 'three-of-a-kind',
  '2-2-1': 'two-pair',
  '2-1-1-1': 'one-pair',
  '1-1-1-1-1': 'high-card',
};

/** Reads five cards as a high hand. `wheelTop` is the top card of the straight in which the ace is low. */
export function readHigh(hand: readonly Card[], wheelTop: Rank | null): ReadOut {
  const groups = groupsOf(hand, rankOf);
  const cards = cardsOf(groups);
  const ranks = groups.map((group) => group.rank);
  const category = categoryOf(groups);
  if (category !== 'high-card') return { cards, name: { category, ranks } };

  const flush = cards.every((card) => suitOf(card) === suitOf(at(cards, 0)));
  const top = straightTop(ranks, wheelTop);
  if (top === null) return { cards, name: { category: flush ? 'flush' : category, ranks } };
  const aceIsLow = top !== at(ranks, 0);
  return {
    cards: aceIsLow ? [...cards.slice(1), at(cards, 0)] : cards,
    name: { category: straightCategory(flush, top), ranks: [top] },
  };
}

/** Reads five cards as a deuce-to-seven low: the ace is high, straights and flushes count against. */
export function readDeuceToSeven(hand: readonly Card[]): ReadOut {
  const { cards, name } = readHigh(hand, null);
  return { cards, name: { category: name.category, ranks: cards.map(rankOf) } };
}

/** Reads five cards as an ace-to-five low: the ace is low, straights and flushes do not exist. */
export function readAceToFive(hand: readonly Card[]): ReadOut {
  const groups = groupsOf(hand, aceLow);
  const cards = cardsOf(groups);
  return { cards, name: { category: categoryOf(groups), ranks: cards.map(rankOf) } };
}

/** A card's rank where the ace is the lowest card. */
export function aceLow(card: Card): number {
  const rank = rankOf(card);
  return rank === 14 ? 1 : rank;
}

/** The cards by rank: larger groups first, then higher `value`. */
export function groupsOf(cards: readonly Card[], value: (card: Card) => number): readonly Group[] {
  const byRank = new Map<Rank, Card[]>();
  for (const card of cards.toSorted((a, b) => value(b) - value(a) || b - a)) {
    byRank.set(rankOf(card), [...(byRank.get(rankOf(card)) ?? []), card]);
  }
  const groups = [...byRank].map(([rank, sameRank]) => ({ rank, cards: sameRank }));
  return groups.toSorted((a, b) => b.cards.length - a.cards.length);
}

function categoryOf(groups: readonly Group[]): HandCategory {
  return CATEGORY_OF_GROUPS[groups.map((group) => group.cards.length).join('-')] ?? 'high-card';
}

/** The top card of five different ranks, highest first, if they are in a row. */
function straightTop(ranks: readonly Rank[], wheelTop: Rank | null): Rank | null {
  if (inARow(ranks)) return at(ranks, 0);
  const belowTheAce = ranks.slice(1);
  const isWheel = ranks[0] === 14 && belowTheAce[0] === wheelTop && inARow(belowTheAce);
  return isWheel ? wheelTop : null;
}

function inARow(ranks: readonly Rank[]): boolean {
  return at(ranks, 0) - at(ranks, ranks.length - 1) === ranks.length - 1;
}

function straightCategory(flush: boolean, top: Rank): HandCategory {
  if (!flush) return 'straight';
  return top === 14 ? 'royal-flush' : 'straight-flush';
}

function cardsOf(groups: readonly Group[]): readonly Card[] {
  return groups.flatMap((group) => group.cards);
}
