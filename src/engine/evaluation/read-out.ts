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
  const groups: { readonly rank: Rank; readonly cards: Card[] }[] = [];
  for (const card of highestFirst(cards, (one) => value(one) * 64 + one)) {
    const last = groups.at(-1);
    if (last?.rank === rankOf(card)) last.cards.push(card);
    else groups.push({ rank: rankOf(card), cards: [card] });
  }
  return highestFirst(groups, (group) => group.cards.length);
}

/** A sorted copy; equal ones keep their order. For a handful of items the built-in sort takes too long to begin. */
function highestFirst<T>(items: readonly T[], height: (item: T) => number): readonly T[] {
  const sorted = items.slice();
  for (let next = 1; next < sorted.length; next++) {
    const item = at(sorted, next);
    let place = next;
    for (; place > 0 && height(at(sorted, place - 1)) < height(item); place--) {
      sorted[place] = at(sorted, place - 1);
    }
    sorted[place] = item;
  }
  return sorted;
}

/** The category of a hand by how many cards its two most frequent ranks have; flushes and straights apart. */
function categoryOf(groups: readonly Group[]): HandCategory {
  const most = groups[0]?.cards.length ?? 0;
  const paired = groups[1]?.cards.length === 2;
  switch (most) {
    case 4:
      return 'four-of-a-kind';
    case 3:
      return paired ? 'full-house' : 'three-of-a-kind';
    case 2:
      return paired ? 'two-pair' : 'one-pair';
    default:
      return 'high-card';
  }
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
  const cards: Card[] = [];
  for (const group of groups) for (const card of group.cards) cards.push(card);
  return cards;
}
