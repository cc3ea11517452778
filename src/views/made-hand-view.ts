import { rankOf, suitOf, type Card, type Rank } from '../engine/card.ts';
import type { HandCategory, HandName, HandRanking } from '../engine/evaluation/hand-ranking.ts';
import type { Game } from '../engine/games/game.ts';

/** A made hand, and by which ranking it is called so. */
export interface MadeHandView {
  readonly half: 'high' | 'low';
  readonly ranking: HandRanking['id'];
  readonly name: HandName;
  /** The five cards that play; fewer while fewer are there. */
  readonly cards: readonly Card[];
}

/** What these cards make, for each ranking of the game that they qualify for. */
export function madeHands(
  game: Game,
  hole: readonly Card[],
  board: readonly Card[],
): readonly MadeHandView[] {
  return game.rankings.flatMap((ranking): MadeHandView[] => {
    const { id, half } = ranking;
    const made = ranking.best(hole, board, game.holeCardsPlayed);
    if (made !== null) return [{ half, ranking: id, name: made.name, cards: made.cards }];
    const name = half === 'high' && game.holeCardsPlayed === 'any' ? fewCards([...hole, ...board]) : null;
    return name === null ? [] : [{ half, ranking: id, name, cards: hole }];
  });
}

const CATEGORY_OF_GROUPS: Readonly<Record<string, HandCategory>> = {
  '4': 'four-of-a-kind',
  '3-1': 'three-of-a-kind',
  '3': 'three-of-a-kind',
  '2-2': 'two-pair',
  '2-1-1': 'one-pair',
  '2-1': 'one-pair',
};

/** Three or four cards (stud, before the fifth) as far as they go; null for any other number. */
function fewCards(cards: readonly Card[]): HandName | null {
  if (cards.length < 3 || cards.length > 4) return null;
  const counts = new Map<Rank, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  const groups = [...counts].toSorted(([rankA, a], [rankB, b]) => b - a || rankB - rankA);
  const category = CATEGORY_OF_GROUPS[groups.map(([, count]) => count).join('-')] ?? 'high-card';
  return { category, ranks: groups.map(([rank]) => rank) };
}

/** Two cards before the board, the higher one first; null for any other number. */
export interface TwoCardsView {
  readonly ranks: readonly [Rank, Rank];
  readonly suited: boolean;
}

export function twoCards(cards: readonly Card[]): TwoCardsView | null {
  const [first, second, third] = cards.toSorted((a, b) => b - a);
  if (first === undefined || second === undefined || third !== undefined) return null;
  return { ranks: [rankOf(first), rankOf(second)], suited: suitOf(first) === suitOf(second) };
}
