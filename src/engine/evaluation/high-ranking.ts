import type { Card } from '../card.ts';
import { fiveCardHands, strongest } from './five-card-hands.ts';
import type { HandRanking } from './hand-ranking.ts';
import {
  highOrder,
  strengthOfFlush,
  strengthOfRanks,
  type HighOrder,
  type HighOrderOptions,
} from './high-order.ts';
import { readHigh } from './read-out.ts';
import { showingHigh } from './showing.ts';

/** A ranking of high hands. */
export function highRanking(id: HandRanking['id'], options: HighOrderOptions): HandRanking {
  const order = highOrder(options);
  const ofFive = (cards: readonly Card[]) => strengthOfFive(order, cards);
  return {
    id,
    half: 'high',
    strength: (hole, board, played) =>
      strongest(fiveCardHands(hole, board, played), ofFive)?.strength ?? null,
    best(hole, board, played) {
      const made = strongest(fiveCardHands(hole, board, played), ofFive);
      return made && { strength: made.strength, ...readHigh(made.cards, order.wheelTop) };
    },
    showing: showingHigh,
  };
}

/** Strength of exactly five cards, one by one. */
export function strengthOfFive(order: HighOrder, cards: readonly Card[]): number {
  let [ones, twos, threes, fours, suits] = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const rank = 1 << (card >> 2);
    fours |= threes & rank;
    threes |= twos & rank;
    twos |= ones & rank;
    ones |= rank;
    suits |= 1 << (card & 3);
  }
  const flush = (suits & (suits - 1)) === 0;
  return flush ? strengthOfFlush(order, ones) : strengthOfRanks(order, ones, twos, threes, fours);
}
