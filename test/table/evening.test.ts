import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../../src/engine/games/game.ts';
import { gameOf } from '../../src/engine/games/index.ts';
import type { LegalActions } from '../../src/engine/betting/legal-actions.ts';
import type { PlayerAct } from '../../src/engine/hand/protocol.ts';
import { shuffledDecks } from '../support/shuffled-decks.ts';
import { evolve } from '../../src/table/evolve.ts';
import type { TableCommand, TableEvent } from '../../src/table/protocol.ts';
import { decisionOf, legalFor, wakeAt } from '../../src/table/queries.ts';
import type { Seat, Table } from '../../src/table/table.ts';
import { member, TableScript } from '../support/table-script.ts';

const MEMBERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const MINUTE = 60_000;
/** A busy machine may take its time. */
const PATIENCE_MS = 60_000;

/** One thing somebody does in an evening; amounts and choices are read off the table when it happens. */
type Step =
  | { readonly do: 'command'; readonly command: TableCommand }
  | { readonly do: 'act'; readonly choice: number }
  /** The next hand is dealt, or the running one goes on, and everybody acts in time: for a while or to its end. */
  | { readonly do: 'hand'; readonly choices: readonly number[]; readonly toTheEnd: boolean }
  | { readonly do: 'wait'; readonly ms: number };

const who = fc.constantFrom(...MEMBERS).map(member);

const command: fc.Arbitrary<TableCommand> = fc.oneof(
  {
    weight: 18,
    arbitrary: fc.record({
      type: fc.constant('sit' as const),
      member: who,
      seat: fc.option(fc.nat(4)),
      buyIn: fc.constantFrom(null, 6000, 10_000, 20_000),
    }),
  },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('leave' as const), member: who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('sitOut' as const),
      member: who,
      from: fc.constantFrom('next-hand' as const, 'next-big-blind' as const),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({ type: fc.constant('comeBack' as const), member: who, post: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('topUp' as const),
      member: who,
      amount: fc.constantFrom(5, 2000, 6000, 20_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('setAutoTopUp' as const), member: who, on: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('preAct' as const),
      member: who,
      decision: fc.constant(null),
      preAct: fc.constantFrom(
        { type: 'checkFold' as const },
        { type: 'check' as const },
        { type: 'callUpTo' as const, price: 400 },
        null,
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('joinWaitingList' as const), member: who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('leaveWaitingList' as const), member: who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('memberGone' as const), member: who }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('show' as const),
      member: who,
      hand: fc.constant(null),
      cards: fc.constant(null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('pause' as const), reason: fc.constant('floor' as const) }),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'resume' as const, channelId: null }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('voidHand' as const), afterAction: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ type: 'rearmClocks' as const, runningUntil: null }) },
);

const hand: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('hand' as const),
  choices: fc.array(fc.nat(99), { maxLength: 12 }),
  toTheEnd: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: command.map((value) => ({ do: 'command' as const, command: value })) },
  { weight: 3, arbitrary: fc.nat(99).map((choice) => ({ do: 'act' as const, choice })) },
  { weight: 8, arbitrary: hand },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(1000, 5000, 31_000, 95_000, 7 * MINUTE)
      .map((ms) => ({ do: 'wait' as const, ms })),
  },
);

const evening = fc.record({
  gameId: fc.constantFrom<GameId>(
    'texas-holdem',
    'texas-holdem',
    'texas-holdem',
    'short-deck-holdem',
    'seven-card-stud',
    'five-card-draw',
    'omaha-hi-lo',
  ),
  seed: fc.nat(),
  firstButton: fc.nat(4),
  strictClock: fc.boolean(),
  steps: fc.array(step, { minLength: 30, maxLength: 100 }),
});

function actFor(legal: LegalActions, choice: number): PlayerAct {
  if (legal.kind === 'drawing')
    return { type: 'draw', discard: choice % 2 === 0 ? [] : [choice % legal.held] };
  if (legal.bringIn !== null) return { type: 'bringIn' };
  if (choice < 3 && legal.allIn !== null) return { type: 'allIn' };
  if (choice < 25 && legal.raise !== null) return { type: 'raise', to: legal.raise.minTo };
  if (choice < 40 && legal.bet !== null) return { type: 'bet', to: legal.bet.minTo };
  if (legal.check) return { type: 'check' };
  return choice < 75 && legal.call !== null ? { type: 'call' } : { type: 'fold' };
}

function takeStep(
  script: TableScript,
  { nextDeck }: { readonly nextDeck: () => TableScript['deck'] },
  taken: Step,
) {
  switch (taken.do) {
    case 'command':
      script.attempt(taken.command);
      return;
    case 'wait':
      script.deck = nextDeck();
      script.wait(taken.ms);
      return;
    case 'act':
      actOnce(script, taken.choice);
      return;
    case 'hand': {
      script.deck = nextDeck();
      const { nextHandAt } = script.table;
      if (nextHandAt !== null) script.wait(nextHandAt - script.now);
      for (const choice of taken.choices) actOnce(script, choice);
      while (taken.toTheEnd && decisionOf(script.table) !== null) actOnce(script, 99);
    }
  }
}

function actOnce(script: TableScript, choice: number): void {
  if (decisionOf(script.table) === null) return;
  const name = script.toAct();
  const legal = legalFor(script.table, member(name));
  if (legal !== null) script.act(name, actFor(legal, choice));
}

function play(
  setup: typeof evening extends fc.Arbitrary<infer Value> ? Value : never,
  after: (script: TableScript) => void,
) {
  const { gameId, seed, firstButton, strictClock, steps } = setup;
  const script = new TableScript({
    gameId,
    strictClock,
    seats: 5,
    wallet: 60_000,
    settings: { rake: { type: 'room' } },
  });
  const nextDeck = shuffledDecks(gameOf(gameId).deck, seed);
  script.deck = nextDeck();
  script.firstButton = firstButton;
  for (const name of MEMBERS) script.wallets.set(name, 60_000);
  script.seat('ABC');
  for (const taken of steps) {
    takeStep(script, { nextDeck }, taken);
    after(script);
  }
  return script;
}

/** The state before each event, and the event. */
function* history(
  events: readonly TableEvent[],
): Generator<{ readonly before: Table; readonly event: TableEvent }> {
  let table: Table | null = null;
  for (const event of events) {
    if (table !== null) yield { before: table, event };
    table = evolve(table, event);
  }
}

const mayBeDealt = (seat: Seat | null | undefined) =>
  seat != null && seat.state !== 'away' && !seat.leaving && seat.sitOut !== 'next-hand' && seat.stack > 0;

/** A hand of a game that is going on: neither its first one nor one with which it starts again. */
function isRunning(before: Table): boolean {
  const playing = before.seats.filter((seat) => mayBeDealt(seat) && seat?.state === 'playing');
  return before.positions !== null && before.idleSince === null && playing.length >= 2;
}

describe('any evening at one table', () => {
  test(
    'makes and loses no chips, and never asks to be woken in the past',
    () => {
      fc.assert(
        fc.property(evening, (setup) => {
          play(setup, (script) => {
            expect(script.allChips()).toBe(360_000);
            const wake = wakeAt(script.table);
            if (wake !== null) expect(wake).toBeGreaterThan(script.now);
          });
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'ends, when everybody walks away, with every chip in the wallets or the house',
    () => {
      fc.assert(
        fc.property(evening, (setup) => {
          const script = play(setup, () => undefined);
          script.attempt({ type: 'resume', channelId: null });
          script.wait(12 * 60 * MINUTE);
          expect(script.table.status).toBe('closed');
          const inWallets = [...script.wallets.values()].reduce((total, wallet) => total + wallet, 0);
          expect(inWallets + script.house).toBe(360_000);
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'is its events: folding them gives the state, and both are plain JSON',
    () => {
      fc.assert(
        fc.property(evening, (setup) => {
          const { events, table } = play(setup, () => undefined);
          const read = JSON.parse(JSON.stringify(events)) as readonly TableEvent[];
          expect(read.reduce<Table | null>((state, event) => evolve(state, event), null)).toEqual(table);
          expect(JSON.parse(JSON.stringify(table))).toEqual(table);
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'nobody pays the big blind twice running, and nobody skips it',
    () => {
      fc.assert(
        fc.property(evening, (setup) => {
          for (const { before, event } of history(play(setup, () => undefined).events)) {
            if (event.type !== 'handDealt') continue;
            const last = before.positions?.bigBlind ?? null;
            const { bigBlind } = event.positions;
            if (last === null || bigBlind === null) continue;
            const next = [1, 2, 3, 4, 5].map((offset) => (last + offset) % 5);
            expect(bigBlind).toBe(next.find((seat) => mayBeDealt(before.seats[seat])));
            expect(bigBlind).not.toBe(last);
          }
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'nobody who waits is dealt into a running game without paying what they owe',
    () => {
      fc.assert(
        fc.property(evening, (setup) => {
          for (const { before, event } of history(play(setup, () => undefined).events)) {
            if (event.type !== 'handDealt' || !isRunning(before)) continue;
            for (const index of event.players) {
              const seat = before.seats[index];
              if (seat?.state !== 'waiting') continue;
              const post = event.posts.find((other) => other.seat === index);
              if (post?.kind === 'big-blind') continue;
              expect(post).toMatchObject({
                live: seat.owes.big ? before.settings.bigBlind : 0,
                dead: seat.owes.small ? before.settings.smallBlind : 0,
              });
            }
          }
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'button, small blind and big blind stand in this order, and nobody new is dealt in between',
    () => {
      fc.assert(
        fc.property(evening, (setup) => {
          for (const { before, event } of history(play(setup, () => undefined).events)) {
            if (event.type !== 'handDealt') continue;
            const { button, smallBlindSeat, bigBlind } = event.positions;
            if (smallBlindSeat === null || bigBlind === null || event.players.length === 2) continue;
            const from = (seat: number) => (seat - button + 5) % 5;
            expect(from(smallBlindSeat)).toBeGreaterThan(0);
            expect(from(bigBlind)).toBeGreaterThan(from(smallBlindSeat));
            for (const index of event.players) {
              if (before.seats[index]?.state !== 'waiting' || index === bigBlind || !isRunning(before))
                continue;
              expect(from(index) > 0 && from(index) < from(bigBlind)).toBe(false);
            }
          }
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );
});
