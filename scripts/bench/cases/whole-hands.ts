import { sum } from '../../../src/shared/chips.ts';
import { at } from '../../../src/shared/invariant.ts';
import { legalActions, type LegalActions } from '../../../src/engine/betting/legal-actions.ts';
import { advance } from '../../../src/engine/hand/advance.ts';
import { decide } from '../../../src/engine/hand/decide.ts';
import { evolve } from '../../../src/engine/hand/evolve.ts';
import type { Hand } from '../../../src/engine/hand/hand.ts';
import type { HandEvent, PlayerAct } from '../../../src/engine/hand/protocol.ts';
import { potTotal, stacksAfter } from '../../../src/engine/hand/queries.ts';
import { handStarted } from '../../../src/engine/hand/start.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import { seededPick, type Pick } from '../../../test/support/random-hand.ts';
import { peer, runContender, type Measured } from '../case.ts';
import { perSecond } from '../clock.ts';

// Whole hands of no-limit Hold'em with six players, each with a freshly and securely shuffled deck. The acts
// are the same for every contender: a script written beforehand, which never looks at a card and never
// reaches the bottom of a stack.

const SEATS = 6;
const SMALL_BLIND = 50;
const BIG_BLIND = 100;
const STACK = 100_000_000;
const HANDS = 2_000;

type Act = Extract<PlayerAct, { type: 'fold' | 'check' | 'call' | 'bet' | 'raise' }>;

/** The acts of a hand, all of them and street by street. */
interface Script {
  readonly acts: readonly Act[];
  readonly streets: readonly (readonly Act[])[];
}

function startedHand(button: number, stacks: readonly number[]): HandEvent {
  const players = stacks.map((_, step) => {
    const seat = (button + 1 + step) % SEATS;
    return { seat, stack: at(stacks, seat) };
  });
  return handStarted({
    gameId: 'texas-holdem',
    limit: 'no-limit',
    players,
    button,
    ante: 0,
    posts: [
      { seat: at(players, 0).seat, kind: 'small-blind', live: SMALL_BLIND, dead: 0 },
      { seat: at(players, 1).seat, kind: 'big-blind', live: BIG_BLIND, dead: 0 },
    ],
    bringIn: 0,
    smallBet: BIG_BLIND,
    bigBet: BIG_BLIND,
    chipUnit: 1,
    rake: { type: 'none' },
    deck: secureShuffle.deck(52),
    redeal: [],
  });
}

/** Plays a hand with the acts that `choose` gives, and returns its last state and its events. */
function play(
  started: HandEvent,
  choose: (hand: Hand) => Act,
): { readonly hand: Hand; readonly events: readonly HandEvent[] } {
  const events = [started];
  let hand = evolve(null, started);
  while (hand.phase !== 'complete') {
    const move = advance(hand);
    if (move !== null) {
      events.push(move);
      hand = evolve(hand, move);
      continue;
    }
    const decision = decide(hand, { type: 'act', seat: hand.actionOn ?? -1, act: choose(hand) });
    if (!decision.ok) throw new Error(decision.error.code);
    for (const event of decision.value) {
      events.push(event);
      hand = evolve(hand, event);
    }
  }
  return { hand, events };
}

function writeScripts(): readonly Script[] {
  const pick = seededPick(6);
  return Array.from({ length: HANDS }, (_, number) => {
    const streets: Act[][] = [];
    play(startedHand(number % SEATS, Array<number>(SEATS).fill(STACK)), (hand) => {
      const legal = legalActions(hand);
      if (legal?.kind !== 'betting') throw new Error('there is only betting in this game');
      const act = likelyAct(pick, hand, legal);
      (streets[hand.street] ??= []).push(act);
      return act;
    });
    return { acts: streets.flat(), streets };
  });
}

/** Out of a hundred: how often a player bets when checked to, and folds to a bet or raises it on a street. */
interface Habits {
  /** How much of the pot a bet or raise is; at least the minimum. */
  readonly size: number;
  readonly bet: number;
  readonly facingABet: readonly { readonly fold: number; readonly raise: number }[];
}

const HABITS: Readonly<Record<string, Habits>> = {
  // About as at tables of people: most hands end before the flop, one in six at the showdown.
  people: {
    size: 2 / 3,
    bet: 35,
    facingABet: [
      { fold: 72, raise: 14 },
      { fold: 45, raise: 10 },
    ],
  },
  // Nobody lets go: every hand goes to the showdown.
  callers: { size: 0, bet: 20, facingABet: [{ fold: 0, raise: 10 }] },
  // The same without a raise, which is where the chips of one of the peers no longer add up.
  'callers without raises': { size: 0, bet: 20, facingABet: [{ fold: 0, raise: 0 }] },
};

const MOST_RAISES = 3;

function likelyAct(pick: Pick, hand: Hand, legal: Extract<LegalActions, { kind: 'betting' }>): Act {
  const habits = HABITS[process.argv[3] ?? 'people'] ?? { size: 0, bet: 0, facingABet: [] };
  const chance = pick(100);
  const raises = hand.acts.filter(({ type }) => type === 'raised' || type === 'betMade').length;
  const sized = hand.highestBet + Math.floor(potTotal(hand) * habits.size);
  if (legal.bet !== null && chance < habits.bet) {
    return { type: 'bet', to: Math.max(legal.bet.minTo, sized) };
  }
  if (legal.check) return { type: 'check' };
  const { fold, raise } =
    habits.facingABet[hand.street] ?? at(habits.facingABet, habits.facingABet.length - 1);
  if (chance < fold) return { type: 'fold' };
  if (chance < fold + raise && legal.raise !== null && raises < MOST_RAISES) {
    return { type: 'raise', to: Math.max(legal.raise.minTo, sized) };
  }
  return { type: 'call' };
}

function felt(scripts: readonly Script[]): Measured {
  const stacks = Array<number>(SEATS).fill(STACK);
  let events = 0;
  let played = 0;
  const perHand = perSecond(() => {
    for (const [number, script] of scripts.entries()) {
      const { acts } = script;
      let next = 0;
      const result = play(startedHand(number % SEATS, stacks), () => at(acts, next++));
      for (const { seat, stack } of stacksAfter(result.hand)) stacks[seat] = stack;
      events += result.events.length;
      played += 1;
    }
    return HANDS;
  });
  if (sum(stacks) !== SEATS * STACK) throw new Error('chips were made or lost');
  return { hands: perHand, events: events / played };
}

/** What its documentation says of a table of poker-ts. */
interface PokerTsTable {
  sitDown(seat: number, buyIn: number): void;
  startHand(button: number): void;
  isHandInProgress(): boolean;
  isBettingRoundInProgress(): boolean;
  areBettingRoundsCompleted(): boolean;
  actionTaken(action: Act['type'], to?: number): void;
  endBettingRound(): void;
  showdown(): void;
  seats(): ({ totalChips: number } | null)[];
}

function pokerTs(scripts: readonly Script[]): Measured {
  const { Table } = peer('poker-ts') as {
    Table: new (blinds: { smallBlind: number; bigBlind: number }, seats: number) => PokerTsTable;
  };
  const table = new Table({ smallBlind: SMALL_BLIND, bigBlind: BIG_BLIND }, SEATS);
  for (let seat = 0; seat < SEATS; seat++) table.sitDown(seat, STACK);
  const perHand = perSecond(() => {
    for (const [number, script] of scripts.entries()) {
      table.startHand(number % SEATS);
      for (let street = 0; table.isHandInProgress(); street++) {
        for (const act of script.streets[street] ?? []) {
          if (act.type === 'bet' || act.type === 'raise') table.actionTaken(act.type, act.to);
          else table.actionTaken(act.type);
        }
        table.endBettingRound();
        if (table.areBettingRoundsCompleted()) table.showdown();
      }
    }
    return HANDS;
  });
  if (sum(table.seats().map((seat) => seat?.totalChips ?? 0)) !== SEATS * STACK) {
    throw new Error('poker-ts has made or lost chips');
  }
  return { hands: perHand };
}

/** A player of @chevtek/poker-engine, and of its table what is needed here. */
interface ChevtekPlayer {
  readonly stackSize: number;
  checkAction(): void;
  callAction(): void;
  betAction(amount: number): void;
}

interface ChevtekTable {
  readonly currentActor: ChevtekPlayer | undefined;
  readonly currentRound: string | undefined;
  readonly players: readonly (ChevtekPlayer | null)[];
  sitDown(id: string, buyIn: number): number;
  dealCards(): void;
}

/** Shuffles with `Math.random` and moves the button by itself. It pays ties in fractions of a chip. */
function chevtek(scripts: readonly Script[]): Measured {
  const { Table } = peer('@chevtek/poker-engine') as {
    Table: new (buyIn: number, smallBlind: number, bigBlind: number) => ChevtekTable;
  };
  const table = new Table(STACK, SMALL_BLIND, BIG_BLIND);
  for (let seat = 0; seat < SEATS; seat++) table.sitDown(`player ${seat}`, STACK);
  const perHand = perSecond(() => {
    for (const { acts } of scripts) {
      table.dealCards();
      for (const act of acts) actAtChevteks(table, act);
      if (table.currentRound !== undefined) throw new Error('the hand of @chevtek/poker-engine goes on');
    }
    return HANDS;
  });
  const chips = sum(table.players.map((player) => player?.stackSize ?? 0));
  if (Math.round(chips) !== SEATS * STACK) throw new Error('@chevtek/poker-engine has made or lost chips');
  return { hands: perHand };
}

function actAtChevteks({ currentActor: actor }: ChevtekTable, act: Act): void {
  if (actor === undefined) throw new Error('nobody is to act');
  if (act.type === 'check') actor.checkAction();
  else if (act.type === 'call') actor.callAction();
  else if (act.type === 'bet') actor.betAction(act.to);
  else throw new Error(`a ${act.type} is not measured here`);
}

const scripts = writeScripts();
const acts = sum(scripts.map((script) => script.acts.length)) / HANDS;

await runContender({
  felt: () => ({ ...felt(scripts), acts }),
  'poker-ts': () => ({ ...pokerTs(scripts), acts }),
  '@chevtek/poker-engine': () => ({ ...chevtek(scripts), acts }),
});
