import { describe, expect, test } from 'vitest';
import { parseCards } from '../../src/engine/card.ts';
import { aceToFive } from '../../src/engine/evaluation/ace-to-five.ts';
import { deuceToSeven } from '../../src/engine/evaluation/deuce-to-seven.ts';
import { eightOrBetter } from '../../src/engine/evaluation/eight-or-better.ts';
import type { HandRanking } from '../../src/engine/evaluation/hand-ranking.ts';
import { high } from '../../src/engine/evaluation/high.ts';
import { messagesFor } from '../../src/i18n/index.ts';

function inWords(cards: string, ranking: HandRanking): readonly string[] {
  const made = ranking.best(parseCards(cards), [], 'any');
  if (made === null) return ['no hand'];
  return ['en', 'it'].map((language) => messagesFor(language).cards.hand(made.name, ranking.id));
}

describe('high hands', () => {
  test.each([
    ['AsKsQsJsTs', 'a royal flush', 'scala reale'],
    ['QhJhTh9h8h', 'a straight flush, queen high', 'scala colore alla donna'],
    ['6s6h6d6cAs', 'four of a kind, sixes, ace kicker', 'poker di sei, kicker asso'],
    ['QsQhQd7c7s', 'a full house, queens full of sevens', 'full di donne ai sette'],
    ['2s2h2dAcAs', 'a full house, twos full of aces', 'full di due agli assi'],
    ['AsAhAd8c8s', 'a full house, aces full of eights', 'full di assi agli otto'],
    ['KsKhKdQcQs', 'a full house, kings full of queens', 'full di re alle donne'],
    ['Ks9s8s4s2s', 'a flush, king high', 'colore al re'],
    ['As9s8s4s2s', 'a flush, ace high', 'colore all’asso'],
    ['QsJhTd9c8s', 'a straight, queen high', 'scala alla donna'],
    ['8s7h6d5c4s', 'a straight, eight high', 'scala all’otto'],
    ['As2h3d4c5s', 'a straight, five high', 'scala al cinque'],
    ['TsThTd9c8s', 'three of a kind, tens, nine and eight kickers', 'tris di dieci, kicker nove e otto'],
    ['AsAhKdKcJs', 'two pair, aces and kings, jack kicker', 'doppia coppia, assi e re, kicker fante'],
    [
      'KsKhAd9c4s',
      'a pair of kings, ace, nine and four kickers',
      'coppia di re, kicker asso, nove e quattro',
    ],
    [
      'AsKhJd9c4s',
      'ace high, king, jack, nine and four kickers',
      'carta alta asso, kicker re, fante, nove e quattro',
    ],
  ])('%s is %s', (cards, english, italian) => {
    expect(inWords(cards, high)).toEqual([english, italian]);
  });
});

describe('low hands', () => {
  test.each([
    ['8s5h4d3cAs', eightOrBetter, '8-5-4-3-A low', 'punto basso 8-5-4-3-A'],
    ['5s4h3d2cAs', aceToFive, '5-4-3-2-A low', 'punto basso 5-4-3-2-A'],
    [
      'KsKhQdTc4s',
      aceToFive,
      'a pair of kings, queen, ten and four kickers',
      'coppia di re, kicker donna, dieci e quattro',
    ],
    ['7s5h4d3c2s', deuceToSeven, '7-5-4-3-2 low', 'punto basso 7-5-4-3-2'],
    ['As5h4d3c2s', deuceToSeven, 'A-5-4-3-2 low', 'punto basso A-5-4-3-2'],
    ['7s6h5d4c3s', deuceToSeven, 'a straight, seven high', 'scala al sette'],
    ['Ts5s4s3s2s', deuceToSeven, 'a flush, ten high', 'colore al dieci'],
    [
      '4s4h7d3c2s',
      deuceToSeven,
      'a pair of fours, seven, three and two kickers',
      'coppia di quattro, kicker sette, tre e due',
    ],
  ])('%s is told', (cards, ranking, english, italian) => {
    expect(inWords(cards, ranking)).toEqual([english, italian]);
  });
});

test('two cards before the flop are told too', () => {
  const [en, it] = [messagesFor('en').cards, messagesFor('it').cards];
  expect(en.holeCards({ ranks: [13, 13], suited: false })).toBe('a pair of kings');
  expect(it.holeCards({ ranks: [12, 12], suited: false })).toBe('coppia di donne');
  expect(en.holeCards({ ranks: [14, 13], suited: true })).toBe('ace and king, suited');
  expect(it.holeCards({ ranks: [14, 13], suited: false })).toBe('asso e re, di semi diversi');
});

test('a card has a name for those who cannot see it', () => {
  expect(messagesFor('en').cards.card({ rank: 14, suit: 'spades' })).toBe('ace of spades');
  expect(messagesFor('it').cards.card({ rank: 12, suit: 'hearts' })).toBe('donna di cuori');
});
