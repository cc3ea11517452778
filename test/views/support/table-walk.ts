import fc, { type Arbitrary } from 'fast-check';
import { legalActions, type LegalActions } from '../../../src/engine/betting/legal-actions.ts';
import type { Card } from '../../../src/engine/card.ts';
import { cardsOfDeck } from '../../../src/engine/deck.ts';
import type { GameId, Limit } from '../../../src/engine/games/game.ts';
import { GAMES, gameOf } from '../../../src/engine/games/index.ts';
import type { PlayerAct } from '../../../src/engine/hand/protocol.ts';
import { canShow } from '../../../src/engine/hand/queries.ts';
import { memberId, type MemberId } from '../../../src/shared/ids.ts';
import { at, invariant } from '../../../src/shared/invariant.ts';
import { evolve } from '../../../src/table/evolve.ts';
import type { Table } from '../../../src/table/table.ts';
import { TableScript } from '../../support/table-script.ts';

/** A game with a limit it is dealt with. */
export interface Dealt {
  readonly gameId: GameId;
  readonly limit: Limit;
}

export const EVERY_GAME: readonly Dealt[] = Object.values(GAMES).flatMap(({ id, limits }) =>
  limits.map((limit) => ({ gameId: id, limit })),
);

const SEATS = 'ABCDEFGHIJ';

/** Every member that can be at a table of a walk. */
export const MEMBERS: readonly MemberId[] = SEATS.split('').map((name) => memberId(name));

/** Every choice of a walk is read from a tape of numbers, so that a failing one is found again by its seed. */
class Tape {
  readonly #numbers: readonly number[];
  #read = 0;

  constructor(numbers: readonly number[]) {
    this.#numbers = numbers;
  }

  /** From 0 up to, but not, `count`. */
  below(count: number): number {
    const number =
      at(this.#numbers, this.#read % this.#numbers.length) + Math.floor(this.#read / this.#numbers.length);
    this.#read += 1;
    return number % count;
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.below(items.length));
  }

  shuffled(cards: readonly Card[]): readonly Card[] {
    const order = [...cards];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [at(order, other), at(order, last)];
    }
    return order;
  }
}

/**
 * Tables of any game with any number of players, played for a hand or two by people who do anything that
 * is legal: every state on the way, the dealer's own moves included.
 */
export function walks(games: readonly Dealt[] = EVERY_GAME): Arbitrary<Walk> {
  return fc.array(fc.nat(1_000_000), { minLength: 250, maxLength: 250 }).map((numbers) => ({
    states: walk(new Tape(numbers), games),
    [fc.toStringMethod]: () => `the walk of the tape ${JSON.stringify(numbers)}`,
  }));
}

/** Every state of one table, from its opening on. */
export interface Walk {
  readonly states: readonly Table[];
}

function walk(tape: Tape, games: readonly Dealt[]): readonly Table[] {
  const { gameId, limit } = tape.pick(games);
  const { deck, maxSeats } = gameOf(gameId);
  const seats = 2 + tape.below(maxSeats - 1);
  const script = new TableScript({
    gameId,
    limit,
    seats,
    minBuyIn: 200,
    maxBuyIn: 40_000,
    settings: { rake: { type: 'room' } },
  });
  const players = 2 + tape.below(seats - 1);
  for (const name of SEATS.slice(0, players)) script.sit(name, null, (1 + tape.below(40)) * 1000);
  script.deck = tape.shuffled(cardsOfDeck(deck));
  script.deal();
  for (let acts = 0; script.table.handRunning && acts < 60; acts++) act(script, tape);
  afterTheHand(script, tape);
  if (script.table.nextHandAt !== null && tape.below(2) === 0) {
    script.deal();
    for (let acts = 0; script.table.handRunning && acts < 8; acts++) act(script, tape);
  }
  return statesOf(script);
}

function statesOf({ events }: TableScript): readonly Table[] {
  const states: Table[] = [];
  for (const event of events) states.push(evolve(states.at(-1) ?? null, event));
  return states;
}

function act(script: TableScript, tape: Tape): void {
  const { hand } = script.table;
  invariant(hand !== null, 'a hand is running');
  const legal = legalActions(hand);
  invariant(legal !== null, 'somebody is to act');
  script.act(script.nameAt(legal.seat), tape.pick(legalActs(legal, tape)));
}

function legalActs(legal: LegalActions, tape: Tape): readonly PlayerAct[] {
  if (legal.kind === 'drawing') {
    const positions = Array.from({ length: legal.held }, (_, position) => position);
    return [{ type: 'draw', discard: positions.filter(() => tape.below(2) === 0) }];
  }
  const acts: PlayerAct[] = [];
  const { fold, check, call, bet, raise, allIn, bringIn } = legal;
  if (fold && !check) acts.push({ type: 'fold' });
  if (check) acts.push({ type: 'check' });
  if (call !== null) acts.push({ type: 'call' }, { type: 'call' });
  if (bringIn !== null) acts.push({ type: 'bringIn' });
  for (const [type, range] of [
    ['bet', bet],
    ['raise', raise],
  ] as const) {
    if (range !== null) acts.push({ type, to: range.minTo }, { type, to: range.maxTo });
  }
  if (allIn !== null) acts.push({ type: 'allIn' });
  return acts;
}

/** Who may show does, or throws the cards away, or neither. */
function afterTheHand(script: TableScript, tape: Tape): void {
  const { hand, dealtTo } = script.table;
  if (hand === null || script.table.handRunning) return;
  for (const { seat, member } of dealtTo) {
    if (!canShow(hand, seat)) continue;
    const what = tape.pick(['show', 'show one', 'muck', 'nothing'] as const);
    if (what === 'show') script.do({ type: 'show', member, hand: null, cards: null });
    if (what === 'show one') script.do({ type: 'show', member, hand: null, cards: [0] });
    if (what === 'muck') script.do({ type: 'muck', member, hand: null });
  }
}
