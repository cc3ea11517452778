import { at } from '../../src/shared/invariant.ts';
import type { Chips } from '../../src/shared/chips.ts';
import { legalActions, type AmountRange, type LegalActions } from '../../src/engine/betting/legal-actions.ts';
import type { Card } from '../../src/engine/card.ts';
import { cardsOfDeck, type DeckId } from '../../src/engine/deck.ts';
import { GAMES } from '../../src/engine/games/index.ts';
import type { Game } from '../../src/engine/games/game.ts';
import { advance } from '../../src/engine/hand/advance.ts';
import { decide } from '../../src/engine/hand/decide.ts';
import { evolve } from '../../src/engine/hand/evolve.ts';
import type { Hand } from '../../src/engine/hand/hand.ts';
import type { HandEvent, HandSetup, PlayerAct, Post } from '../../src/engine/hand/protocol.ts';
import { handStarted } from '../../src/engine/hand/start.ts';
import type { RakeSchedule } from '../../src/engine/rake.ts';

// Random hands of every game, for properties and for soaking. Every choice comes from a `Pick`, so that
// fast-check can replay and shrink it, and a soak can run on a seed of its own.

/** A whole number from 0 up to, not including, `below`. */
export type Pick = (below: number) => number;

/** A seeded generator (mulberry32): fast, and the same on every machine. */
export function seededPick(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const ALL_GAMES: readonly Game[] = Object.values(GAMES);
const CHIP_UNITS = [1, 1, 1, 5, 25] as const;

/** A hand that can be played: any game, limit, seats, stacks from one chip, antes, posts and rake. */
export function randomSetup(pick: Pick, games: readonly Game[] = ALL_GAMES): HandSetup {
  const game = oneOf(pick, games);
  const limit = oneOf(pick, game.limits);
  const chipUnit = oneOf(pick, CHIP_UNITS);
  const smallBet = chipUnit * (1 + pick(20));
  const seats = randomSeats(pick, 2 + pick(game.maxSeats - 1));
  const players = seats.map((seat) => ({ seat, stack: randomStack(pick, chipUnit, smallBet) }));
  const usesBringIn = game.forcedBets === 'bring-in';
  const shuffle = seededPick(pick(2 ** 31));
  return {
    gameId: game.id,
    limit,
    players,
    button: pick(4) === 0 ? null : at(seats, seats.length - 1),
    ante: usesBringIn || pick(3) === 0 ? chipUnit * (1 + pick(3)) : 0,
    posts: randomPosts(pick, game, { seats, smallBet, chipUnit }),
    bringIn: usesBringIn ? chipUnit * pick(smallBet / chipUnit + 1) : 0,
    smallBet,
    bigBet: limit === 'fixed-limit' ? smallBet * 2 : smallBet,
    chipUnit,
    rake: randomRake(pick),
    deck: shuffled(shuffle, game.deck),
    redeal: shuffled(shuffle, game.deck),
  };
}

function oneOf<T>(pick: Pick, items: readonly T[]): T {
  return at(items, pick(items.length));
}

/** So many seats of a table of ten, clockwise from anywhere. */
function randomSeats(pick: Pick, count: number): readonly number[] {
  const seats = Array.from({ length: 10 }, (_, seat) => seat);
  while (seats.length > count) seats.splice(pick(seats.length), 1);
  const first = pick(count);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** One chip as often as a deep stack. */
function randomStack(pick: Pick, chipUnit: Chips, smallBet: Chips): Chips {
  const most = oneOf(pick, [3, smallBet / chipUnit, (10 * smallBet) / chipUnit, (100 * smallBet) / chipUnit]);
  return chipUnit * (1 + pick(most));
}

interface Stakes {
  readonly seats: readonly number[];
  readonly smallBet: Chips;
  readonly chipUnit: Chips;
}

function randomPosts(pick: Pick, game: Game, { seats, smallBet, chipUnit }: Stakes): readonly Post[] {
  if (game.forcedBets === 'bring-in') return [];
  const button = at(seats, seats.length - 1);
  const small = Math.max(chipUnit, smallBet - chipUnit * pick(smallBet / chipUnit));
  const big = (seat: number): Post => ({ seat, kind: 'big-blind', live: smallBet, dead: 0 });
  if (game.forcedBets === 'button-blind') return [big(button)];
  const left: Post = {
    seat: seats.length === 2 ? button : at(seats, 0),
    kind: 'small-blind',
    live: small,
    dead: 0,
  };
  const posts = [left, big(seats.length === 2 ? at(seats, 0) : at(seats, 1))];
  const third = seats[2];
  if (third === undefined || pick(3) > 0) return posts;
  const extra: readonly Post[] = [
    { seat: third, kind: 'straddle', live: smallBet * 2, dead: 0 },
    { seat: third, kind: 'post', live: smallBet, dead: chipUnit * pick(3) },
    { seat: third, kind: 'dead', live: 0, dead: chipUnit * (1 + pick(9)) },
  ];
  return [...posts, oneOf(pick, extra)];
}

function randomRake(pick: Pick): RakeSchedule {
  return oneOf<RakeSchedule>(pick, [
    { type: 'none' },
    { type: 'room' },
    { type: 'percentage', basisPoints: 500, capBigBlinds: 3 },
    { type: 'custom', basisPoints: 10_000, caps: [{ fromPlayers: 3, cap: 1_000_000 }] },
  ]);
}

function shuffled(pick: Pick, deck: DeckId): readonly Card[] {
  const cards = [...cardsOfDeck(deck)];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = pick(last + 1);
    const card = at(cards, last);
    cards[last] = at(cards, other);
    cards[other] = card;
  }
  return cards;
}

/** One of the acts that are legal now. Folding is rare, so that hands go on; amounts like the edges. */
export function randomAct(pick: Pick, legal: LegalActions): PlayerAct {
  if (legal.kind === 'drawing') return randomDraw(pick, legal.held);
  const acts: (() => PlayerAct)[] = [];
  const { fold, check, call, bet, raise, allIn, bringIn } = legal;
  if (fold && pick(4) === 0) acts.push(() => ({ type: 'fold' }));
  if (check) acts.push(() => ({ type: 'check' }));
  if (call !== null) acts.push(() => ({ type: 'call' }));
  if (bet !== null) acts.push(() => ({ type: 'bet', to: randomTo(pick, bet) }));
  if (raise !== null) acts.push(() => ({ type: 'raise', to: randomTo(pick, raise) }));
  if (allIn !== null && pick(4) === 0) acts.push(() => ({ type: 'allIn' }));
  if (bringIn !== null) acts.push(() => ({ type: 'bringIn' }));
  return oneOf(pick, acts)();
}

function randomTo(pick: Pick, { minTo, maxTo, sizes }: AmountRange): Chips {
  if (sizes !== null) return oneOf(pick, sizes);
  return pick(2) === 0 ? minTo : maxTo;
}

function randomDraw(pick: Pick, held: number): PlayerAct {
  const positions = Array.from({ length: held }, (_, position) => position);
  return { type: 'draw', discard: positions.filter(() => pick(2) === 0) };
}

/** No hand of ten players is as long as this many events. */
const LONGEST_HAND = 2_000;

/**
 * Plays a hand from its setup to its end with random legal acts and returns every state on the way
 * to `watch`. Throws where a legal act is refused, the hand does not end, or the engine's own checks
 * fail. Returns the events in order and the last state.
 */
export function playRandomHand(
  pick: Pick,
  setup: HandSetup,
  watch: (hand: Hand) => void = () => undefined,
): { readonly events: readonly HandEvent[]; readonly hand: Hand } {
  const events: HandEvent[] = [handStarted(setup)];
  let hand = evolve(null, at(events, 0));
  const take = (event: HandEvent): void => {
    if (events.push(event) > LONGEST_HAND) throw new Error('the hand does not end');
    hand = evolve(hand, event);
    watch(hand);
  };
  while (hand.phase !== 'complete') {
    const move = advance(hand);
    if (move !== null) {
      take(move);
      continue;
    }
    const legal = legalActions(hand);
    if (legal === null) throw new Error('nobody is to act and the dealer has nothing to do');
    const act = randomAct(pick, legal);
    const result = decide(hand, { type: 'act', seat: legal.seat, act });
    if (!result.ok) throw new Error(`${JSON.stringify(act)} was legal and is refused: ${result.error.code}`);
    for (const event of result.value) take(event);
  }
  return { events, hand };
}
