import type { Card } from '../card.ts';
import { fiveCardHands, strongest } from './five-card-hands.ts';
import type { HandRanking, HoleCardsPlayed } from './hand-ranking.ts';
import type { ReadOut } from './read-out.ts';

/** What a ranking is made of. The functions are never asked about fewer than five cards. */
export interface RankingParts extends Pick<HandRanking, 'id' | 'half' | 'showing'> {
  /** Strength of the best five of five to seven cards. */
  ofAny(hole: readonly Card[], board: readonly Card[]): number | null;
  /** Strength of the best hand of two hole cards and three of a full board; the fallback is to try them all. */
  ofTwo?(hole: readonly Card[], board: readonly Card[]): number | null;
  /** Five cards in their order, and their name. */
  read(cards: readonly Card[]): ReadOut;
}

export function ranking(parts: RankingParts): HandRanking {
  const { id, half, showing } = parts;
  const ofFive = (cards: readonly Card[]) => parts.ofAny(cards, []);
  const tryAll = (hole: readonly Card[], board: readonly Card[], played: HoleCardsPlayed) =>
    strongest(fiveCardHands(hole, board, played), ofFive);

  return {
    id,
    half,
    showing,
    strength(hole, board, played) {
      if (played === 'any') return hole.length + board.length < 5 ? null : parts.ofAny(hole, board);
      if (parts.ofTwo && hole.length >= 2 && board.length === 5) return parts.ofTwo(hole, board);
      return tryAll(hole, board, played)?.strength ?? null;
    },
    best(hole, board, played) {
      const made = tryAll(hole, board, played);
      return made && { strength: made.strength, ...parts.read(made.cards) };
    },
  };
}
