import type { Card } from '../card.ts';
import type { HoleCardsPlayed } from './hand-ranking.ts';

/** Every five-card hand a player may make of these cards. */
export function fiveCardHands(
  hole: readonly Card[],
  board: readonly Card[],
  played: HoleCardsPlayed,
): readonly (readonly Card[])[] {
  if (played === 'any') return choices([...hole, ...board], 5);
  const boards = choices(board, 5 - played);
  return choices(hole, played).flatMap((own) => boards.map((shared) => [...own, ...shared]));
}

/** All ways to choose `count` of the items, each in the items' own order. */
export function choices<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  if (items.length <= count) return items.length === count ? [items] : [];
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

/** The strongest of some hands and its strength; null where `strengthOfFive` lets none qualify. */
export function strongest(
  hands: readonly (readonly Card[])[],
  strengthOfFive: (cards: readonly Card[]) => number | null,
): { readonly cards: readonly Card[]; readonly strength: number } | null {
  let best: { readonly cards: readonly Card[]; readonly strength: number } | null = null;
  for (const cards of hands) {
    const strength = strengthOfFive(cards);
    if (strength !== null && (best === null || strength > best.strength)) best = { cards, strength };
  }
  return best;
}
