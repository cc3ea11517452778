import { at } from '../../src/shared/invariant.ts';
import { parseCards, type Card } from '../../src/engine/card.ts';
import { cardsOfDeck } from '../../src/engine/deck.ts';
import type { GameId, Limit } from '../../src/engine/games/game.ts';
import { gameOf } from '../../src/engine/games/index.ts';
import type { HandSetup, Post, PostKind } from '../../src/engine/hand/protocol.ts';
import type { RakeSchedule } from '../../src/engine/rake.ts';
import type { ScriptLine } from './hand-script.ts';

// The lines of a hand script that set the table: game, seats, posts, cards, redeal.

export interface ScriptSetup {
  readonly hand: HandSetup;
  /** The cards written for each player and for `board`, in the order in which they are dealt. */
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  /** The numbers of the lines that belong to the setup. */
  readonly lines: ReadonlySet<number>;
  readonly seatOf: (name: string) => number;
  readonly nameOf: (seat: number) => string;
}

const WORDS = ['game', 'seats', 'posts', 'cards', 'redeal'] as const;
type Word = (typeof WORDS)[number];

export function readSetup(lines: readonly ScriptLine[]): ScriptSetup {
  const rows = new Map<Word, string[]>();
  const own = new Set<number>();
  for (const { number, text } of lines) {
    const [first = '', ...rest] = text.split(/\s+/);
    const word = WORDS.find((known) => known === first);
    if (word === undefined) continue;
    rows.set(word, [...(rows.get(word) ?? []), ...rest]);
    own.add(number);
  }
  const names = pairs(rows.get('seats') ?? []).map(([name]) => name);
  const seatOf = (name: string): number => {
    const seat = names.indexOf(name);
    if (seat < 0) throw new Error(`nobody is called «${name}»`);
    return seat;
  };
  const cards = readCards(rows.get('cards') ?? []);
  return { hand: readHand(rows, seatOf), cards, lines: own, seatOf, nameOf: (seat) => at(names, seat) };
}

function readHand(rows: ReadonlyMap<Word, readonly string[]>, seatOf: (name: string) => number): HandSetup {
  const [gameId = '', limit = '', stakes = '', ...options] = rows.get('game') ?? [];
  const option = new Map(pairs(options));
  const stacks = pairs(rows.get('seats') ?? []);
  const buttonName = option.get('button');
  const button = buttonName === undefined ? stacks.length - 1 : seatOf(buttonName);
  const clockwise = stacks.map((_, index) => (button + 1 + index) % stacks.length);
  const [smaller = 0, larger = 0] = stakes.split('/').map(Number);
  const fixed = limit === 'fixed-limit';
  const blinds = fixed
    ? { small: Math.max(Math.floor(smaller / 2), 1), big: smaller }
    : { small: smaller, big: larger };
  const game = gameOf(gameId as GameId);
  const deck = cardsOfDeck(game.deck);
  const written = rows.get('posts');
  return {
    gameId: game.id,
    limit: limit as Limit,
    players: clockwise.map((seat) => ({ seat, stack: Number(at(stacks, seat)[1]) })),
    button,
    ante: Number(option.get('ante') ?? 0),
    posts:
      written === undefined ? usualPosts(game.forcedBets, clockwise, blinds) : readPosts(written, seatOf),
    bringIn: Number(option.get('bring-in') ?? 0),
    smallBet: fixed ? smaller : blinds.big,
    bigBet: larger,
    chipUnit: Number(option.get('unit') ?? 1),
    rake: readRake(option.get('rake')),
    deck,
    redeal: [...new Set([...parseCards((rows.get('redeal') ?? []).join('')), ...deck])],
  };
}

/** `clockwise` starts left of the button; heads-up the button posts the small blind. */
function usualPosts(
  forcedBets: 'blinds' | 'button-blind' | 'bring-in',
  clockwise: readonly number[],
  blinds: { readonly small: number; readonly big: number },
): readonly Post[] {
  const big = (seat: number): Post => ({ seat, kind: 'big-blind', live: blinds.big, dead: 0 });
  const small = (seat: number): Post => ({ seat, kind: 'small-blind', live: blinds.small, dead: 0 });
  const button = at(clockwise, clockwise.length - 1);
  switch (forcedBets) {
    case 'bring-in':
      return [];
    case 'button-blind':
      return [big(button)];
    case 'blinds':
      return clockwise.length === 2
        ? [small(button), big(at(clockwise, 0))]
        : [small(at(clockwise, 0)), big(at(clockwise, 1))];
  }
}

function readPosts(words: readonly string[], seatOf: (name: string) => number): readonly Post[] {
  if (words[0] === 'none') return [];
  return words
    .join(' ')
    .split('|')
    .map((text) => {
      const [name = '', kind = '', amount = ''] = text.trim().split(' ');
      const [live = 0, dead = 0] = kind === 'dead' ? [0, Number(amount)] : amount.split('+').map(Number);
      return { seat: seatOf(name), kind: kind as PostKind, live, dead };
    });
}

function readRake(text: string | undefined): RakeSchedule {
  return text === 'room' ? { type: 'room' } : { type: 'none' };
}

function readCards(words: readonly string[]): ReadonlyMap<string, readonly Card[]> {
  const rows = new Map<string, Card[]>();
  let row: Card[] = [];
  for (const word of words) {
    if (/^([2-9TJQKA][cdhs])+$/.test(word)) {
      row.push(...parseCards(word));
    } else {
      row = rows.get(word) ?? [];
      rows.set(word, row);
    }
  }
  return rows;
}

/** `A 200 B 300` as pairs. */
export function pairs(words: readonly string[]): (readonly [string, string])[] {
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, index) => [
    at(words, index * 2),
    words[index * 2 + 1] ?? '',
  ]);
}
