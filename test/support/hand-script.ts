import { at } from '../../src/shared/invariant.ts';
import { cardText, parseCards, type Card } from '../../src/engine/card.ts';
import { advance } from '../../src/engine/hand/advance.ts';
import { decide } from '../../src/engine/hand/decide.ts';
import { evolve } from '../../src/engine/hand/evolve.ts';
import type { Hand } from '../../src/engine/hand/hand.ts';
import type { HandCommand, HandEvent, HandSetup, PlayerAct } from '../../src/engine/hand/protocol.ts';
import { playerIn } from '../../src/engine/hand/queries.ts';
import { handStarted } from '../../src/engine/hand/start.ts';
import { CHECKS, type ScriptState } from './hand-script-checks.ts';
import { readSetup, type ScriptSetup } from './hand-script-setup.ts';

/**
 * Plays a hand written as a script and returns where it ends. First the table:
 *
 *     game   texas-holdem no-limit 1/2     button A    [ante 1] [bring-in 2] [unit 5] [rake room]
 *     seats  A 200   B 200   C 15          clockwise; without `button` the last one has it
 *     posts  B small-blind 1 | C dead 1    only where the blinds are not the usual ones
 *     cards  A AhKh   B QsQd   board 2h5h9s Jc 3h    each row in the order in which it is dealt
 *     redeal 7s2d                          the first discards to come back
 *
 * then acts, one or more to a line (a number after `call` or `all-in` is the total it must reach):
 *
 *     A raise 10 | B call | C all-in 15
 *     B raise 40     refused: raiseClosed toCall 5
 *     A draw 7h2c | B pat | A show AhKh | B muck
 *
 * and what must be true at that point: `legal`, `turn`, `street`, `pots`, `rake`, `returned`, `shown`,
 * `holds`, `won`, `may show`, `stacks`, `over` (see hand-script-checks.ts). A line that is not true
 * fails and is shown.
 */
export function playHand(script: string): Hand {
  return playScript(script).hand;
}

/** The same with everything that happened. */
export function playScript(script: string): Pick<ScriptState, 'hand' | 'events'> {
  const lines = script
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.replace(/#.*/, '').trim() }))
    .filter((line) => line.text !== '');
  const setup = readSetup(lines);
  const acts = lines.filter((line) => !setup.lines.has(line.number));
  // The deck that makes the written cards fall depends on who folds: the first play finds it.
  const rehearsal = new Rehearsal(setup);
  run(rehearsal.setup, { setup, acts, rehearsal });
  return run({ ...setup.hand, deck: rehearsal.deck() }, { setup, acts, rehearsal: null });
}

export interface ScriptLine {
  readonly number: number;
  readonly text: string;
}

interface Script {
  readonly setup: ScriptSetup;
  readonly acts: readonly ScriptLine[];
  readonly rehearsal: Rehearsal | null;
}

function run(setup: HandSetup, { setup: names, acts, rehearsal }: Script): ScriptState {
  const state: ScriptState = { hand: evolve(null, handStarted(setup)), events: [], setup: names };
  settle(state, rehearsal);
  for (const line of acts) {
    try {
      runLine(state, line.text, rehearsal);
    } catch (error) {
      throw new Error(`line ${line.number}: «${line.text}»\n${String(error)}`, { cause: error });
    }
  }
  return state;
}

function runLine(state: ScriptState, text: string, rehearsal: Rehearsal | null): void {
  const [word = '', ...rest] = text.split(/\s+/);
  const check = CHECKS[word];
  if (check !== undefined) {
    if (rehearsal === null) check(state, rest);
    return;
  }
  for (const part of text.split('|')) runAct(state, part.trim(), rehearsal);
}

function runAct(state: ScriptState, text: string, rehearsal: Rehearsal | null): void {
  const [said = '', refused] = text.split(/\s+refused:\s*/);
  const [name = '', verb = '', amount = ''] = said.split(/\s+/);
  const seat = state.setup.seatOf(name);
  const result = decide(state.hand, commandOf(state.hand, seat, { verb, amount }));
  if (refused !== undefined) {
    expectRefusal(result, refused);
    return;
  }
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  for (const event of result.value) {
    expectTotal(event, verb, amount);
    take(state, event);
  }
  settle(state, rehearsal);
}

interface Said {
  readonly verb: string;
  readonly amount: string;
}

function commandOf(hand: Hand, seat: number, said: Said): HandCommand {
  const positions = (): number[] => {
    const held = playerIn(hand, seat).hole.map(({ card }) => cardText(card));
    return parseCards(said.amount).map((card) => held.indexOf(cardText(card)));
  };
  if (said.verb === 'show') return { type: 'show', seat, cards: positions() };
  if (said.verb === 'muck') return { type: 'muck', seat };
  if (said.verb === 'draw') return { type: 'act', seat, act: { type: 'draw', discard: positions() } };
  return { type: 'act', seat, act: actOf(said) };
}

function actOf({ verb, amount }: Said): PlayerAct {
  switch (verb) {
    case 'fold':
    case 'check':
    case 'call':
      return { type: verb };
    case 'bet':
    case 'raise':
      return { type: verb, to: Number(amount) };
    case 'all-in':
      return { type: 'allIn' };
    case 'bring-in':
      return { type: 'bringIn' };
    case 'pat':
      return { type: 'draw', discard: [] };
    default:
      throw new Error(`no such word: ${verb}`);
  }
}

function expectRefusal(result: ReturnType<typeof decide>, text: string): void {
  const [code, ...pairs] = text.split(/\s+/);
  if (result.ok) throw new Error('it was accepted');
  const numbers: Record<string, unknown> = { ...result.error };
  for (let index = 0; index < pairs.length; index += 2) {
    if (String(numbers[at(pairs, index)]) !== pairs[index + 1])
      throw new Error(`refused: ${JSON.stringify(numbers)}`);
  }
  if (result.error.code !== code) throw new Error(`refused: ${JSON.stringify(result.error)}`);
}

function expectTotal(event: HandEvent, verb: string, amount: string): void {
  if (amount === '' || (verb !== 'call' && verb !== 'all-in')) return;
  const to = 'to' in event ? event.to : null;
  if (to !== Number(amount)) throw new Error(`it reaches ${String(to)}`);
}

function take(state: ScriptState, event: HandEvent): void {
  state.events.push(event);
  state.hand = evolve(state.hand, event);
}

/** The dealer's moves until somebody has to act. */
function settle(state: ScriptState, rehearsal: Rehearsal | null): void {
  for (let event = advance(state.hand); event !== null; event = advance(state.hand)) {
    take(state, rehearsal === null ? event : rehearsal.dealt(event));
    if (state.events.length > 500) throw new Error(`the hand does not end: ${JSON.stringify(event)}`);
  }
}

/** Gives the cards the script wrote down to whoever is dealt to, and notes the order. */
class Rehearsal {
  readonly setup: HandSetup;
  readonly #rows: Map<string, Card[]>;
  readonly #spare: Card[];
  readonly #order: Card[] = [];
  readonly #reused = new Set<Card>();
  readonly #script: ScriptSetup;

  constructor(script: ScriptSetup) {
    this.#script = script;
    this.setup = script.hand;
    this.#rows = new Map([...script.cards].map(([name, cards]) => [name, [...cards]]));
    const written = new Set([...script.cards.values()].flat());
    this.#spare = script.hand.deck.filter((card) => !written.has(card));
  }

  dealt(event: HandEvent): HandEvent {
    if (event.type === 'streetOpened') {
      for (let burned = 0; burned < event.burned; burned++) this.#order.push(this.#next('burn'));
      return { ...event, board: event.board.map(() => this.#note('board')) };
    }
    if (event.type === 'discardsReused') {
      for (const card of event.cards) this.#reused.add(card);
    }
    if (event.type !== 'cardsDealt') return event;
    const name = this.#script.nameOf(event.seat);
    const cards = event.cards.map(({ card, up }) => ({
      card: this.#reused.has(card) ? card : this.#note(name),
      up,
    }));
    return { ...event, cards };
  }

  /** The deck of the real play: the cards as they fell, then the rest. */
  deck(): readonly Card[] {
    const fell = new Set(this.#order);
    return [...this.#order, ...this.setup.deck.filter((card) => !fell.has(card))];
  }

  #note(row: string): Card {
    const card = this.#next(row);
    this.#order.push(card);
    return card;
  }

  #next(row: string): Card {
    const card = this.#rows.get(row)?.shift() ?? this.#spare.shift();
    if (card === undefined) throw new Error('the script has no card left');
    return card;
  }
}
