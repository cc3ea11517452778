import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/engine/card.ts';
import { aceToFive } from '../../../src/engine/evaluation/ace-to-five.ts';
import { deuceToSeven } from '../../../src/engine/evaluation/deuce-to-seven.ts';
import { eightOrBetter } from '../../../src/engine/evaluation/eight-or-better.ts';
import type { HandRanking, HoleCardsPlayed } from '../../../src/engine/evaluation/hand-ranking.ts';
import { high } from '../../../src/engine/evaluation/high.ts';
import { italianHigh } from '../../../src/engine/evaluation/italian-high.ts';
import { shortDeckHigh } from '../../../src/engine/evaluation/short-deck-high.ts';

/** The hands of a showdown from best to worst; hands that tie stand together. */
function order(
  ranking: HandRanking,
  board: string,
  hands: readonly string[],
  played: HoleCardsPlayed = 'any',
): readonly string[] {
  const strength = (hand: string) => ranking.strength(parseCards(hand), parseCards(board), played);
  const strengths = new Map(hands.map((hand) => [hand, strength(hand) ?? -Infinity]));
  const places = [...new Set(strengths.values())].sort((a, b) => b - a);
  return places.map((place) => hands.filter((hand) => strengths.get(hand) === place).join(' = '));
}

describe('the ace plays low in a straight', () => {
  // Bug reports in other programs: ishikota/PyPokerEngine#69, pokerth/pokerth#369.
  test('a six-high straight beats the wheel, which beats three kings', () => {
    expect(order(high, '2c 3d 4h 9s Kd', ['Ac 5s', 'Ks Kh', '5h 6h'])).toEqual(['5h 6h', 'Ac 5s', 'Ks Kh']);
  });

  test('a five-high straight flush beats a king-high flush and a seven-high straight', () => {
    expect(order(high, '2d 3d 4d 5d Kc', ['Ad 9h', '6c 7c', 'Kd Kh'])).toEqual(['Ad 9h', 'Kd Kh', '6c 7c']);
  });

  test('a straight does not wrap around the ace', () => {
    expect(order(high, 'Qs Kh 2d 3c 8h', ['Ac 4d', '8c 7d'])).toEqual(['8c 7d', 'Ac 4d']);
    for (const cards of ['KsAh2d3c4h', 'QsKhAd2c3h', 'JsQhKdAc2h']) {
      expect(high.best(parseCards(cards), [], 'any')?.name.category).toBe('high-card');
    }
  });

  test.each([
    { ranking: high, ladder: ['Ac2d3h4s5c', '2c3d4h5s6c', '9cTdJhQsKc', 'TcJdQhKsAc'] },
    { ranking: shortDeckHigh, ladder: ['Ac6d7h8s9c', '6c7d8h9sTc', '9cTdJhQsKc', 'TcJdQhKsAc'] },
    { ranking: italianHigh, ladder: ['Ac7d8h9sTc', '7c8d9hTsJc', '9cTdJhQsKc', 'TcJdQhKsAc'] },
  ])('in $ranking.id it makes the lowest straight and the highest', ({ ranking, ladder }) => {
    expect(order(ranking, '', ladder)).toEqual([...ladder].reverse());
    for (const cards of ladder)
      expect(ranking.best(parseCards(cards), [], 'any')?.name.category).toBe('straight');
  });

  test('each ranking knows only its own low straight', () => {
    expect(high.best(parseCards('Ac6d7h8s9c'), [], 'any')?.name.category).toBe('high-card');
    expect(italianHigh.best(parseCards('AcKdThJs9c'), [], 'any')?.name.category).toBe('high-card');
    expect(shortDeckHigh.best(parseCards('Ac7d8h9sTc'), [], 'any')?.name.category).toBe('high-card');
  });
});

describe('flushes are compared down to the fifth card and suits never decide', () => {
  // Bug reports in other programs: sneppy/pokerl#2, goldfire/pokersolver#27.
  test('the fifth card of a flush decides between equal top cards', () => {
    expect(order(high, 'Kh Jh 9h 7h 2c', ['6h As', '5h Ad', 'Ac Ks'])).toEqual(['6h As', '5h Ad', 'Ac Ks']);
  });

  test('on a five-heart board a lower heart improves nothing', () => {
    expect(order(high, 'Kh Jh 9h 7h 3h', ['2h As', 'Ac Qd'])).toEqual(['2h As = Ac Qd']);
  });

  test('a heart above the lowest heart of the board wins alone', () => {
    expect(order(high, 'Kh Jh 9h 7h 3h', ['2h As', 'Ac Qd', '4h 4c'])).toEqual(['4h 4c', '2h As = Ac Qd']);
  });

  test('any two flushes are in the order of their ranks, highest first', () => {
    const ranks = fc.shuffledSubarray(Array.from('23456789TJQKA'), { minLength: 5, maxLength: 5 });
    const inOrder = (letters: readonly string[]) =>
      letters.map((letter) => '23456789TJQKA'.indexOf(letter)).sort((a, b) => b - a);
    fc.assert(
      fc.property(ranks, ranks, (first, second) => {
        const [hearts, spades] = [
          first.map((rank) => `${rank}h`).join(''),
          second.map((rank) => `${rank}s`).join(''),
        ];
        const straight = (cards: string) =>
          high.best(parseCards(cards), [], 'any')?.name.category !== 'flush';
        fc.pre(!straight(hearts) && !straight(spades));
        const [a, b] = [inOrder(first), inOrder(second)];
        const differs = a.findIndex((rank, index) => rank !== b[index]);
        const expected = differs < 0 ? 0 : Math.sign((a[differs] ?? 0) - (b[differs] ?? 0));
        const strength = (cards: string) => high.strength(parseCards(cards), [], 'any') ?? 0;
        expect(Math.sign(strength(hearts) - strength(spades))).toBe(expected);
      }),
    );
  });
});

describe('what beats what', () => {
  const LADDER = {
    straightFlush: 'TcJcQcKc9c',
    four: '9c9d9h9sAc',
    fullHouse: 'KcKdKh9s9c',
    flush: 'AcKcQc9c8c',
    straight: 'TcJdQhKsAc',
    three: 'AcAdAhKsQc',
    twoPair: 'AcAdKhKsQc',
    pair: 'AcAdKhQsJc',
    highCard: 'AcKdQhJs9c',
  };

  test('52 cards: a full house beats a flush', () => {
    const { straightFlush, four, fullHouse, flush, straight, three, twoPair, pair, highCard } = LADDER;
    const expected = [straightFlush, four, fullHouse, flush, straight, three, twoPair, pair, highCard];
    expect(order(high, '', [...expected].reverse())).toEqual(expected);
  });

  test.each([shortDeckHigh, italianHigh])(
    '$id: a flush beats a full house, a straight three of a kind',
    (ranking) => {
      const { straightFlush, four, fullHouse, flush, straight, three, twoPair, pair, highCard } = LADDER;
      const expected = [straightFlush, four, flush, fullHouse, straight, three, twoPair, pair, highCard];
      expect(order(ranking, '', [...expected].reverse())).toEqual(expected);
    },
  );

  test('two pair is decided by the kicker last, and a third pair may be the kicker', () => {
    expect(order(high, 'Kc Kd 4h 4s 2c', ['Qh Js', 'Ah 3c', '5h 5c'])).toEqual(['5h 5c', 'Ah 3c', 'Qh Js']);
    expect(high.best(parseCards('QhQs'), parseCards('KcKdAhAs2c'), 'any')?.name.ranks).toEqual([14, 13, 12]);
  });
});

describe('Omaha plays exactly two hole cards and three of the board', () => {
  test('one heart in the hand makes no flush with four on the board', () => {
    expect(order(high, 'Kh Jh 9h 7h 2c', ['Ah 3s 4s 5d', '3h 2h 4s 5d'], 2)).toEqual([
      '3h 2h 4s 5d',
      'Ah 3s 4s 5d',
    ]);
  });

  test('three of a rank in the hand count as two', () => {
    expect(high.best(parseCards('AcAdAh5s'), parseCards('KcQd9h7s2c'), 2)?.name).toEqual({
      category: 'one-pair',
      ranks: [14, 13, 12, 9],
    });
  });

  test('a full house on the board is nobody’s', () => {
    expect(high.best(parseCards('Ac3d5h7s'), parseCards('KcKdKh9s9c'), 2)?.name.category).toBe(
      'three-of-a-kind',
    );
  });

  test('the low needs three low cards on the board and two in the hand', () => {
    expect(eightOrBetter.strength(parseCards('Ac2d3h4s'), parseCards('5c8dThJsKc'), 2)).toBeNull();
    expect(eightOrBetter.strength(parseCards('AcTdJhQs'), parseCards('2c3d4h5s8c'), 2)).toBeNull();
    expect(eightOrBetter.best(parseCards('Ac2dJhQs'), parseCards('3c4d8h8sKc'), 2)?.name.ranks).toEqual([
      8, 4, 3, 2, 14,
    ]);
  });

  test('a hole card that pairs the board does not count for the low', () => {
    expect(order(eightOrBetter, '2c 3d 7h Ks Kc', ['2d 4h Qs Qc', 'Ah 8d Qh Qd', '4c 5s Jh Js'], 2)).toEqual([
      '4c 5s Jh Js',
      'Ah 8d Qh Qd',
      '2d 4h Qs Qc',
    ]);
    expect(eightOrBetter.strength(parseCards('2d4hQsQc'), parseCards('2c3d7hKsKc'), 2)).toBeNull();
  });
});

describe('lows', () => {
  test('eight or better: the ace is low, straights and flushes do not count, nine-low is no low', () => {
    const expected = ['Ac2c3c4c5c', 'Ac2d3h4s6c', '2d3h4s5c6c', 'Ac2d3h4s8c', '4c5d6h7s8c'];
    expect(order(eightOrBetter, '', [...expected].reverse())).toEqual(expected);
    expect(eightOrBetter.strength(parseCards('Ac2d3h4s9c'), [], 'any')).toBeNull();
    expect(eightOrBetter.strength(parseCards('Ac2d3h4s4c'), [], 'any')).toBeNull();
  });

  test('razz: any pair loses to any five different ranks, and a lower pair beats a higher', () => {
    const expected = [
      'Ac2c3c4c5c',
      'Ac2d3h4s6c',
      '9cTdJhQsKc',
      'AcAd2h3s4c',
      'KcKdAh2s3c',
      'AcAd2h2s3c',
      '2c2d2hAs3c',
    ];
    expect(order(aceToFive, '', [...expected].reverse())).toEqual(expected);
  });

  test('razz: of seven cards the least bad five are taken', () => {
    expect(aceToFive.best(parseCards('KcKdQhQsJcJdTh'), [], 'any')?.name).toEqual({
      category: 'one-pair',
      ranks: [11, 11, 13, 12, 10],
    });
  });

  test('deuce to seven: 7-5-4-3-2 is best, the ace is high, straights and flushes count against', () => {
    const expected = [
      '2c3d4h5s7c',
      '2c3d4h6s7c',
      '2c3d4h5s8c',
      'Ac2d3h4s5c',
      'Ac2d3h4s6c',
      '2c2d3h4s5c',
      '2c3d4h5s6c',
      '2c3c4c5c7c',
    ];
    expect(order(deuceToSeven, '', [...expected].reverse())).toEqual(expected);
  });
});
