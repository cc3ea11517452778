import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/engine/card.ts';
import { aceToFive } from '../../../src/engine/evaluation/ace-to-five.ts';
import { eightOrBetter } from '../../../src/engine/evaluation/eight-or-better.ts';
import { high } from '../../../src/engine/evaluation/high.ts';

describe('the best hand showing acts first in stud', () => {
  test.each([
    { name: 'one card', order: ['Ac', 'Kd', '2h'] },
    { name: 'two cards: a pair before any high card', order: ['3c3d', '2c2d', 'AcKd', 'AhQd', 'KcQd'] },
    { name: 'three cards', order: ['2c2d2h', 'AcAdKh', 'AhAsQc', 'KcKd3h', 'AcKdQh', 'QcJd9h'] },
    {
      name: 'four cards: no straights, no flushes',
      order: ['2c2d2h2s', '3c3d3hKs', 'AcAd2h2s', 'KcKdQhQs', 'KcKdQhJs', 'AcKdQhTs', '8c9cTcJc'],
    },
  ])('high, $name', ({ order }) => {
    const strengths = order.map((cards) => high.showing(parseCards(cards)));
    expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => b - a));
  });

  test.each([
    { name: 'one card: the ace is lowest', order: ['Ac', '2d', 'Kh'] },
    { name: 'two cards: any pair comes last', order: ['Ac2d', 'Ac3d', 'KcQd', 'AcAd', '2c2d'] },
    {
      name: 'four cards',
      order: ['Ac2d3h4s', '5c6c7c8c', 'TcJdQhKs', 'AcAd2h3s', 'KcKd2h3s', 'AcAd2h2s', 'AcAdAh2s', '2c2d2h2s'],
    },
  ])('razz and eight or better, $name', ({ order }) => {
    for (const ranking of [aceToFive, eightOrBetter]) {
      const strengths = order.map((cards) => ranking.showing(parseCards(cards)));
      expect(strengths).toEqual([...new Set(strengths)].sort((a, b) => b - a));
    }
  });

  test('suits do not decide between equal hands', () => {
    expect(high.showing(parseCards('AsKd'))).toBe(high.showing(parseCards('KcAh')));
  });
});
