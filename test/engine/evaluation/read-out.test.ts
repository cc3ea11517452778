import { describe, expect, test } from 'vitest';
import { cardText, parseCards } from '../../../src/engine/card.ts';
import { aceToFive } from '../../../src/engine/evaluation/ace-to-five.ts';
import { deuceToSeven } from '../../../src/engine/evaluation/deuce-to-seven.ts';
import { eightOrBetter } from '../../../src/engine/evaluation/eight-or-better.ts';
import type { HandRanking } from '../../../src/engine/evaluation/hand-ranking.ts';
import { high } from '../../../src/engine/evaluation/high.ts';
import { italianHigh } from '../../../src/engine/evaluation/italian-high.ts';
import { shortDeckHigh } from '../../../src/engine/evaluation/short-deck-high.ts';

function readOut(ranking: HandRanking, cards: string): string {
  const best = ranking.best(parseCards(cards), [], 'any');
  if (best === null) return 'no hand';
  return `${best.cards.map(cardText).join(' ')}: ${best.name.category} ${best.name.ranks.join(' ')}`;
}

describe('a hand is read out by what decides it', () => {
  test.each([
    { ranking: high, cards: 'Td Jd Qd Kd Ad 2c 3c', expected: 'Ad Kd Qd Jd Td: royal-flush 14' },
    { ranking: high, cards: 'Ad 2d 3d 4d 5d Kc Kh', expected: '5d 4d 3d 2d Ad: straight-flush 5' },
    { ranking: high, cards: '9c 9d 9h 9s 2c Kd Qh', expected: '9s 9h 9d 9c Kd: four-of-a-kind 9 13' },
    { ranking: high, cards: '9c 9d 9h Ks Kc 2d 2h', expected: '9h 9d 9c Ks Kc: full-house 9 13' },
    { ranking: high, cards: '2h 9h Jh 4h Kh As Ad', expected: 'Kh Jh 9h 4h 2h: flush 13 11 9 4 2' },
    { ranking: high, cards: 'Ac 2d 3h 4s 5c 9d 9h', expected: '5c 4s 3h 2d Ac: straight 5' },
    { ranking: high, cards: 'Tc Jd Qh Ks Ac 9d 2h', expected: 'Ac Ks Qh Jd Tc: straight 14' },
    { ranking: high, cards: '7c 7d 7h Ks 2c 9d Jh', expected: '7h 7d 7c Ks Jh: three-of-a-kind 7 13 11' },
    { ranking: high, cards: '7c 7d 3h 3s 2c Kd Jh', expected: '7d 7c 3s 3h Kd: two-pair 7 3 13' },
    { ranking: high, cards: '7c 7d 3h 4s 2c Kd Jh', expected: '7d 7c Kd Jh 4s: one-pair 7 13 11 4' },
    { ranking: high, cards: '7c 9d 3h 4s 2c Kd Jh', expected: 'Kd Jh 9d 7c 4s: high-card 13 11 9 7 4' },
    { ranking: shortDeckHigh, cards: '6c 7d 8h 9s Ac Kd Kh', expected: '9s 8h 7d 6c Ac: straight 9' },
    { ranking: italianHigh, cards: '7c 8c 9c Tc Ac', expected: 'Tc 9c 8c 7c Ac: straight-flush 10' },
    {
      ranking: eightOrBetter,
      cards: 'Ac 2d 3h 7s 8c 8d Kh',
      expected: '8c 7s 3h 2d Ac: high-card 8 7 3 2 14',
    },
    { ranking: aceToFive, cards: 'Ac 2c 3c 4c 5c Kd Kh', expected: '5c 4c 3c 2c Ac: high-card 5 4 3 2 14' },
    { ranking: aceToFive, cards: 'Kc Kd 3h 4s Ac', expected: 'Kd Kc 4s 3h Ac: one-pair 13 13 4 3 14' },
    { ranking: deuceToSeven, cards: 'Ac 2d 3h 4s 5c', expected: 'Ac 5c 4s 3h 2d: high-card 14 5 4 3 2' },
    { ranking: deuceToSeven, cards: '2c 3d 4h 5s 6c', expected: '6c 5s 4h 3d 2c: straight 6 5 4 3 2' },
    { ranking: deuceToSeven, cards: '2c 3c 4c 5c 7c', expected: '7c 5c 4c 3c 2c: flush 7 5 4 3 2' },
    { ranking: deuceToSeven, cards: '2c 2d 4h 5s 7c', expected: '2d 2c 7c 5s 4h: one-pair 2 2 7 5 4' },
  ])('$ranking.id: $cards', ({ ranking, cards, expected }) => {
    expect(readOut(ranking, cards)).toBe(expected);
  });
});
