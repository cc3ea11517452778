import { legalActions, type AmountRange, type LegalActions } from '../../src/engine/betting/legal-actions.ts';
import { cardText } from '../../src/engine/card.ts';
import type { Hand } from '../../src/engine/hand/hand.ts';
import type { HandEvent } from '../../src/engine/hand/protocol.ts';
import { canShow, playerIn, potsInPlay, rakeNow, streetOf } from '../../src/engine/hand/queries.ts';
import type { ScriptSetup } from './hand-script-setup.ts';

// The lines of a hand script that say what must be true. Each writes down what is, in the words of
// the script, and compares the text.

export interface ScriptState {
  hand: Hand;
  readonly events: HandEvent[];
  readonly setup: ScriptSetup;
}

/** The facts a line can state: the rest of the line is what it says of them. */
export const CHECKS: Readonly<Record<string, (state: ScriptState, words: readonly string[]) => void>> = {
  /** `legal B fold call 60 raise 110..400`: everything the seat to act may do; sizes as `20,40`. */
  legal: (state, words) => expectText(words, legalText(state)),
  turn: (state, words) => expectText(words, turnOf(state)),
  street: (state, words) => expectText(words, streetOf(state.hand).name),
  board: (state, words) => expectText([words.join('')], state.hand.board.map(cardText).join('')),
  /** `pots 90 A B C | 40 B C`: main pot first, before rake. */
  pots: (state, words) =>
    expectText(
      words,
      potsInPlay(state.hand)
        .map((pot) => `${pot.amount} ${names(state, pot.eligible)}`)
        .join(' | '),
    ),
  /** `rake 3`, `rake 3 = 2 + 1` by pot: taken or, before the end, what would be. */
  rake: (state, words) => {
    const { total, byPot } = rakeNow(state.hand);
    expectText(words, words.length > 1 ? `${total} = ${byPot.join(' + ')}` : `${total}`);
  },
  /** `returned A 5` or `returned nobody`: bets nobody called, so far. */
  returned: (state, words) =>
    expectText(
      words,
      orNobody(state.hand.returned.map(({ seat, amount }) => `${state.setup.nameOf(seat)} ${amount}`)),
    ),
  /** `shown A C`: who has opened cards, in that order. */
  shown: (state, words) => {
    const seats = state.events.filter((event) => event.type === 'cardsShown').map((event) => event.seat);
    expectText(words, orNobody([...new Set(seats)].map(state.setup.nameOf)));
  },
  /** `holds A AhKh`. */
  holds: (state, [name = '', ...cards]) => {
    const { hole } = playerIn(state.hand, state.setup.seatOf(name));
    expectText([cards.join('')], hole.map(({ card }) => cardText(card)).join(''));
  },
  /** `won A 3 C 2 | high B 5 | low A 4 C 1`: the awards so far. */
  won: (state, words) =>
    expectText(words, state.hand.awards.map((award) => awardText(state, award)).join(' | ')),
  /** `may show A B`. */
  may: (state, [, ...words]) => {
    const seats = state.hand.players.map(({ seat }) => seat).filter((seat) => canShow(state.hand, seat));
    expectText(words, orNobody(seats.map(state.setup.nameOf).sort()));
  },
  /** `stacks A 230 B 185`: of the players named. */
  stacks: (state, words) => {
    const named = words.filter((_, index) => index % 2 === 0);
    const stack = (name: string): number => playerIn(state.hand, state.setup.seatOf(name)).stack;
    expectText(words, named.map((name) => `${name} ${stack(name)}`).join(' '));
  },
  over: (state) => expectText(['complete'], state.hand.phase),
};

function expectText(words: readonly string[], is: string): void {
  const says = words.join(' ');
  if (says !== is) throw new Error(`it is: ${is}`);
}

function orNobody(parts: readonly string[]): string {
  return parts.length === 0 ? 'nobody' : parts.join(' ');
}

function names(state: ScriptState, seats: readonly number[]): string {
  return seats.map(state.setup.nameOf).sort().join(' ');
}

function turnOf({ hand, setup }: ScriptState): string {
  return hand.actionOn === null ? 'nobody' : setup.nameOf(hand.actionOn);
}

function awardText(state: ScriptState, { half, shares }: Hand['awards'][number]): string {
  const paid = shares.map(({ seat, amount }) => `${state.setup.nameOf(seat)} ${amount}`).join(' ');
  return half === 'whole' ? paid : `${half} ${paid}`;
}

function legalText(state: ScriptState): string {
  const legal = legalActions(state.hand);
  return legal === null ? 'nobody' : `${state.setup.nameOf(legal.seat)} ${actsText(legal)}`;
}

function actsText(legal: LegalActions): string {
  if (legal.kind === 'drawing') return `draw ${legal.held}`;
  const { fold, check, call, bet, raise, bringIn } = legal;
  return [
    ...(fold ? ['fold'] : []),
    ...(check ? ['check'] : []),
    ...(call === null ? [] : [`call ${call.to}`]),
    ...(bringIn === null ? [] : [`bring-in ${bringIn}`]),
    ...(bet === null ? [] : [`bet ${rangeText(bet)}`]),
    ...(raise === null ? [] : [`raise ${rangeText(raise)}`]),
  ].join(' ');
}

function rangeText({ minTo, maxTo, sizes }: AmountRange): string {
  if (sizes !== null) return sizes.join(',');
  return minTo === maxTo ? `${minTo}` : `${minTo}..${maxTo}`;
}
