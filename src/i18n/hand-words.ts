import type { Rank } from '../engine/card.ts';
import type { HandName, HandRanking } from '../engine/evaluation/hand-ranking.ts';

const LETTERS: Readonly<Partial<Record<Rank, string>>> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };

/** A rank as players write it on cards: 2 … 10, J, Q, K, A. */
export function rankFigure(rank: Rank): string {
  return LETTERS[rank] ?? String(rank);
}

/** A rank as often as it decides: lows name all five cards, a pair of them twice. */
export function decidingRanks(name: HandName): readonly Rank[] {
  return [...new Set(name.ranks)];
}

/**
 * «8-5-4-3-A»: how players read a low hand of five different ranks. Null for high hands and for lows with
 * a pair or, in deuce-to-seven, a straight or flush, which are told like high hands.
 */
export function lowInFigures(name: HandName, ranking: HandRanking['id']): string | null {
  switch (ranking) {
    case 'high':
    case 'short-deck-high':
    case 'italian-high':
      return null;
    case 'eight-or-better':
    case 'ace-to-five':
    case 'deuce-to-seven':
      return name.category === 'high-card' ? name.ranks.map(rankFigure).join('-') : null;
  }
}
