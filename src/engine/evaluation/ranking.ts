import type { Card } from '../card.ts';
import { choices, fiveCardHands, strongest } from './five-card-hands.ts';
import type { HandRanking, HoleCardsPlayed } from './hand-ranking.ts';
import type { ReadOut } from './read-out.ts';

/** What a ranking is made of. The functions are never asked about fewer than five cards. */
export interface RankingParts extends Pick<HandRanking, 'id' | 'half' | 'showing'> {
  /** Strength of the best five of five to seven cards. */
  readonly ofAny: (hole: readonly Card[], board: readonly Card[]) => number | null;
  /** Strength of the best hand of two hole cards and three of a full board; the fallback is to try them all. */
  readonly ofTwo?: (hole: readonly Card[], board: readonly Card[]) => number | null;
  /** Five cards in their order, and their name. */
  readonly read: (cards: readonly Card[]) => ReadOut;
}

export function ranking(parts: RankingParts): HandRanking {
  const { id, half, showing, ofAny, ofTwo } = parts;
  const ofFive = (cards: readonly Card[]) => ofAny(cards, []);
  const tryAll = (hole: readonly Card[], board: readonly Card[], played: HoleCardsPlayed) =>
    strongest(fiveCardHands(hole, board, played), ofFive);

  function strength(hole: readonly Card[], board: readonly Card[], played: HoleCardsPlayed): number | null {
    if (played === 'any') return hole.length + board.length < 5 ? null : ofAny(hole, board);
    if (ofTwo && hole.length >= 2 && board.length === 5) return ofTwo(hole, board);
    return tryAll(hole, board, played)?.strength ?? null;
  }

  /** The five cards of a hand of this strength; of cards that can stand for one another the first ones. */
  function cardsWith(wanted: number, [hole, board, played]: Parameters<typeof strength>): readonly Card[] {
    const makes = (cards: readonly Card[]) => ofFive(cards) === wanted;
    if (played === 'any') return without([...hole, ...board], 5, makes);
    const own = without(hole, played, (left) => strength(left, board, played) === wanted);
    const hands = choices(board, 5 - played).map((shared) => [...own, ...shared]);
    return hands.find(makes) ?? [];
  }

  return {
    id,
    half,
    showing,
    strength,
    best(hole, board, played) {
      const made = strength(hole, board, played);
      return made === null ? null : { strength: made, ...parts.read(cardsWith(made, [hole, board, played])) };
    },
  };
}

/** Leaves `count` of the cards: throws away, from the last on, each without which the hand is as good. */
function without(
  cards: readonly Card[],
  count: number,
  asGood: (left: readonly Card[]) => boolean,
): readonly Card[] {
  let kept = cards;
  for (let index = cards.length - 1; kept.length > count && index >= 0; index--) {
    const left = kept.filter((_, place) => place !== index);
    if (asGood(left)) kept = left;
  }
  return kept;
}
