import type { Rank, Suit } from '../../engine/card.ts';
import type { HandName } from '../../engine/evaluation/hand-ranking.ts';
import { decidingRanks, lowInFigures } from '../hand-words.ts';
import type { CardMessages } from '../table-messages.ts';
import { format } from './format.ts';

const RANKS: Readonly<Record<Rank, readonly [one: string, many: string]>> = {
  2: ['two', 'twos'],
  3: ['three', 'threes'],
  4: ['four', 'fours'],
  5: ['five', 'fives'],
  6: ['six', 'sixes'],
  7: ['seven', 'sevens'],
  8: ['eight', 'eights'],
  9: ['nine', 'nines'],
  10: ['ten', 'tens'],
  11: ['jack', 'jacks'],
  12: ['queen', 'queens'],
  13: ['king', 'kings'],
  14: ['ace', 'aces'],
};

const SUITS: Readonly<Record<Suit, string>> = {
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
};

const one = (rank: Rank | undefined) => (rank === undefined ? '' : RANKS[rank][0]);
const many = (rank: Rank | undefined) => (rank === undefined ? '' : RANKS[rank][1]);

/** «, jack kicker», «, ace, ten and four kickers», or nothing where no kicker plays. */
function kickers(ranks: readonly Rank[]): string {
  if (ranks.length === 0) return '';
  return `, ${format.list(ranks.map(one))} ${ranks.length === 1 ? 'kicker' : 'kickers'}`;
}

function highHand({ category }: HandName, [first, second, ...rest]: readonly Rank[]): string {
  const others = second === undefined ? rest : [second, ...rest];
  switch (category) {
    case 'high-card':
      return `${one(first)} high${kickers(others)}`;
    case 'one-pair':
      return `a pair of ${many(first)}${kickers(others)}`;
    case 'two-pair':
      return `two pair, ${many(first)} and ${many(second)}${kickers(rest)}`;
    case 'three-of-a-kind':
      return `three of a kind, ${many(first)}${kickers(others)}`;
    case 'straight':
      return `a straight, ${one(first)} high`;
    case 'flush':
      return `a flush, ${one(first)} high`;
    case 'full-house':
      return `a full house, ${many(first)} full of ${many(second)}`;
    case 'four-of-a-kind':
      return `four of a kind, ${many(first)}${kickers(others)}`;
    case 'straight-flush':
      return `a straight flush, ${one(first)} high`;
    case 'royal-flush':
      return 'a royal flush';
  }
}

export const cards: CardMessages = {
  card: ({ rank, suit }) => `${one(rank)} of ${SUITS[suit]}`,
  hand(name, ranking) {
    const low = lowInFigures(name, ranking);
    return low === null ? highHand(name, decidingRanks(name)) : `${low} low`;
  },
  holeCards({ ranks: [high, low], suited }) {
    if (high === low) return `a pair of ${many(high)}`;
    return `${one(high)} and ${one(low)}, ${suited ? 'suited' : 'offsuit'}`;
  },
};
