import type { Chips } from '../src/shared/chips.ts';
import { at } from '../src/shared/invariant.ts';
import { parseCards, type Card } from '../src/engine/card.ts';
import { cardsOfDeck } from '../src/engine/deck.ts';
import type { Game, GameId, Limit } from '../src/engine/games/game.ts';
import { gameOf } from '../src/engine/games/index.ts';
import type { HandSetup, Post, PostKind } from '../src/engine/hand/protocol.ts';

// A recorded hand, and the setup with which the engine deals the same one. Players are numbered from 1;
// their seats here are the same numbers.

/** One line of a file of recorded hands. */
export interface Recorded {
  readonly id: string;
  readonly variant: string;
  readonly n: number;
  readonly button: number | null;
  readonly stacks: readonly Chips[];
  readonly ante: readonly Chips[];
  readonly posts?: readonly { p: number; type: string; live: Chips; dead: Chips }[];
  readonly bring_in?: Chips;
  readonly bet: { readonly min: Chips } | { readonly small: Chips; readonly big: Chips };
  readonly actions: readonly string[];
  readonly d: readonly Decision[];
  readonly x: readonly (readonly [number, string])[];
  readonly refund: readonly Chips[];
  readonly pots: readonly { readonly amt: Chips; readonly el: readonly number[] }[];
  readonly finish0: readonly Chips[];
  readonly site?: {
    readonly rake: Chips;
    readonly rake_by_pot?: readonly Chips[];
    readonly chip?: Chips;
    readonly finish?: readonly Chips[];
  };
  readonly first_show: number | null;
}

/** `[index of the action, player, call, minTo, maxTo]`. */
export type Decision = readonly [number, number, Chips | null, Chips | null, Chips | null];

const LIMITS: Readonly<Record<string, Limit>> = { N: 'no-limit', P: 'pot-limit', F: 'fixed-limit' };

const GAMES: Readonly<Record<string, GameId>> = {
  T: 'texas-holdem',
  S: 'short-deck-holdem',
  O: 'omaha',
  'O/8': 'omaha-hi-lo',
  '7S': 'seven-card-stud',
  '7S/8': 'seven-card-stud-hi-lo',
  R: 'razz',
  '5D': 'five-card-draw',
  I5D: 'italian-draw',
  '2L1D': 'deuce-to-seven-single-draw',
  '2L3D': 'deuce-to-seven-triple-draw',
};

const POST_KINDS: Readonly<Record<string, PostKind>> = {
  sb: 'small-blind',
  bb: 'big-blind',
  straddle: 'straddle',
  post: 'post',
  dead: 'dead',
};

/** The setup of a recorded hand, without rake; null where the engine does not deal that game. */
export function setupOfRecord(record: Recorded): HandSetup | null {
  const limit = LIMITS[record.variant.charAt(0)];
  const gameId = GAMES[record.variant.slice(1)];
  if (limit === undefined || gameId === undefined || !gameOf(gameId).limits.includes(limit)) return null;
  return setupOf(record, { gameId, limit });
}

function setupOf(record: Recorded, what: { readonly gameId: GameId; readonly limit: Limit }): HandSetup {
  const { stacks, ante, bet, button, bring_in: bringIn } = record;
  const equalAntes = new Set(ante).size === 1;
  const deadAntes = ante.map((dead, index): Post => ({ seat: index + 1, kind: 'dead', live: 0, dead }));
  const game = gameOf(what.gameId);
  return {
    ...what,
    players: stacks.map((stack, index) => ({ seat: index + 1, stack })),
    button,
    ante: equalAntes ? at(ante, 0) : 0,
    posts: [...(equalAntes ? [] : deadAntes.filter((post) => post.dead > 0)), ...postsOf(record)],
    bringIn: bringIn ?? 0,
    smallBet: 'min' in bet ? bet.min : bet.small,
    bigBet: 'min' in bet ? bet.min : bet.big,
    chipUnit: 1,
    rake: { type: 'none' },
    deck: deckOf(record, game),
    redeal: redealOf(record, game),
  };
}

function postsOf(record: Recorded): readonly Post[] {
  return (record.posts ?? []).map(({ p, type, live, dead }) => {
    const kind = POST_KINDS[type];
    if (kind === undefined) throw new Error(`unknown post ${type}`);
    return { seat: p, kind, live, dead };
  });
}

/** A deck from which the recorded cards fall: in the recorded order, with any other cards to burn. */
function deckOf(record: Recorded, game: Game): readonly Card[] {
  const known = new Set(record.actions.flatMap(dealtCards));
  const spare = cardsOfDeck(game.deck).filter((card) => !known.has(card));
  const deck: Card[] = [];
  const boards = game.streets.filter((street) => street.board > 0);
  for (const action of record.actions) {
    if (action.startsWith('d db') && boards.shift()?.burn === true) deck.push(...spare.splice(0, 1));
    deck.push(...dealtCards(action).filter((card) => !deck.includes(card)));
  }
  return [...deck, ...spare];
}

/** The order in which discards come back: that of the cards dealt a second time. */
function redealOf(record: Recorded, game: Game): readonly Card[] {
  const cards = record.actions.flatMap(dealtCards);
  const again = cards.filter((card, index) => cards.indexOf(card) < index);
  return [...new Set([...again, ...cardsOfDeck(game.deck)])];
}

function dealtCards(action: string): readonly Card[] {
  const [who, what, ...rest] = action.split(' ');
  if (who !== 'd') return [];
  return parseCards(what === 'db' ? rest.join('') : rest.slice(1).join(''));
}
