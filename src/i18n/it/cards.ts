import type { Rank, Suit } from '../../engine/card.ts';
import type { HandName } from '../../engine/evaluation/hand-ranking.ts';
import { decidingRanks, lowInFigures } from '../hand-words.ts';
import type { CardMessages } from '../table-messages.ts';
import { format } from './format.ts';

interface RankWords {
  readonly one: string;
  readonly many: string;
  /** «colore al re», «scala alla donna». */
  readonly toOne: string;
  /** «full di donne ai sette», «agli assi». */
  readonly toMany: string;
}

const figure = (word: string): RankWords => ({
  one: word,
  many: word,
  toOne: `al ${word}`,
  toMany: `ai ${word}`,
});

const RANKS: Readonly<Record<Rank, RankWords>> = {
  2: figure('due'),
  3: figure('tre'),
  4: figure('quattro'),
  5: figure('cinque'),
  6: figure('sei'),
  7: figure('sette'),
  8: { one: 'otto', many: 'otto', toOne: 'all’otto', toMany: 'agli otto' },
  9: figure('nove'),
  10: figure('dieci'),
  11: { one: 'fante', many: 'fanti', toOne: 'al fante', toMany: 'ai fanti' },
  12: { one: 'donna', many: 'donne', toOne: 'alla donna', toMany: 'alle donne' },
  13: figure('re'),
  14: { one: 'asso', many: 'assi', toOne: 'all’asso', toMany: 'agli assi' },
};

const SUITS: Readonly<Record<Suit, string>> = {
  clubs: 'fiori',
  diamonds: 'quadri',
  hearts: 'cuori',
  spades: 'picche',
};

const one = (rank: Rank | undefined) => (rank === undefined ? '' : RANKS[rank].one);
const many = (rank: Rank | undefined) => (rank === undefined ? '' : RANKS[rank].many);
const toOne = (rank: Rank | undefined) => (rank === undefined ? '' : RANKS[rank].toOne);
const toMany = (rank: Rank | undefined) => (rank === undefined ? '' : RANKS[rank].toMany);

/** «, kicker fante», «, kicker asso, dieci e quattro», or nothing where no kicker plays. */
function kickers(ranks: readonly Rank[]): string {
  return ranks.length === 0 ? '' : `, kicker ${format.list(ranks.map(one))}`;
}

function highHand({ category }: HandName, [first, second, ...rest]: readonly Rank[]): string {
  const others = second === undefined ? rest : [second, ...rest];
  switch (category) {
    case 'high-card':
      return `carta alta ${one(first)}${kickers(others)}`;
    case 'one-pair':
      return `coppia di ${many(first)}${kickers(others)}`;
    case 'two-pair':
      return `doppia coppia, ${many(first)} e ${many(second)}${kickers(rest)}`;
    case 'three-of-a-kind':
      return `tris di ${many(first)}${kickers(others)}`;
    case 'straight':
      return `scala ${toOne(first)}`;
    case 'flush':
      return `colore ${toOne(first)}`;
    case 'full-house':
      return `full di ${many(first)} ${toMany(second)}`;
    case 'four-of-a-kind':
      return `poker di ${many(first)}${kickers(others)}`;
    case 'straight-flush':
      return `scala colore ${toOne(first)}`;
    case 'royal-flush':
      return 'scala reale';
  }
}

export const cards: CardMessages = {
  card: ({ rank, suit }) => `${one(rank)} di ${SUITS[suit]}`,
  hand(name, ranking) {
    const low = lowInFigures(name, ranking);
    return low === null ? highHand(name, decidingRanks(name)) : `punto basso ${low}`;
  },
  holeCards({ ranks: [high, low], suited }) {
    if (high === low) return `coppia di ${many(high)}`;
    return `${one(high)} e ${one(low)}, ${suited ? 'dello stesso seme' : 'di semi diversi'}`;
  },
};
