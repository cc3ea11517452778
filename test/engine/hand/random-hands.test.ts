import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../../src/shared/chips.ts';
import { legalActions, type LegalActions } from '../../../src/engine/betting/legal-actions.ts';
import type { GameId } from '../../../src/engine/games/game.ts';
import { GAMES } from '../../../src/engine/games/index.ts';
import { decide } from '../../../src/engine/hand/decide.ts';
import { evolve } from '../../../src/engine/hand/evolve.ts';
import type { Hand } from '../../../src/engine/hand/hand.ts';
import type { HandEvent, HandRefusal, PlayerAct } from '../../../src/engine/hand/protocol.ts';
import { playerIn, potsInPlay, potTotal, rakeNow, stacksAfter } from '../../../src/engine/hand/queries.ts';
import type { Result } from '../../../src/shared/result.ts';
import { randomHands } from '../../support/arbitraries.ts';
import { playRandomHand, randomSetup, seededPick } from '../../support/random-hand.ts';

const RUNS = { numRuns: 25 };

describe.each(Object.keys(GAMES) as GameId[])('any hand of %s', (id) => {
  test('ends, and neither makes nor loses nor splits a chip on the way', () => {
    fc.assert(
      fc.property(randomHands(id), ({ setup, pick }) => {
        const before = sum(setup.players.map((player) => player.stack));
        const { hand } = playRandomHand(pick, setup, (state) => {
          const awarded = sum(state.awards.flatMap((award) => award.shares.map((share) => share.amount)));
          const held = sum(state.players.map((player) => player.stack)) + potTotal(state) - awarded;
          expect(held).toBe(before);
        });
        const after = stacksAfter(hand).map(({ stack }) => stack);
        expect(sum(after) + hand.rake).toBe(before);
        for (const stack of after) expect(stack % setup.chipUnit).toBe(0);
      }),
      RUNS,
    );
  });

  test('is told by its events, and every state survives being stored', () => {
    fc.assert(
      fc.property(randomHands(id), ({ setup, pick }) => {
        const { events, hand } = playRandomHand(pick, setup, (state) => {
          if (state.actionOn !== null) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        });
        const stored = JSON.parse(JSON.stringify(events)) as HandEvent[];
        expect(stored.reduce<Hand | null>(evolve, null)).toEqual(hand);
      }),
      RUNS,
    );
  });

  test('goes on from states and events that nobody can change', () => {
    fc.assert(
      fc.property(randomHands(id), ({ setup, pick }) => {
        freeze(setup);
        playRandomHand(pick, setup, freeze);
      }),
      RUNS,
    );
  });

  test('accepts what is legal and refuses what lies beside it', () => {
    fc.assert(
      fc.property(randomHands(id), ({ setup, pick }) => {
        playRandomHand(pick, setup, (state) => {
          const legal = legalActions(state);
          if (legal?.kind === 'betting') checkEdges(state, legal);
        });
      }),
      RUNS,
    );
  });

  test('pays nobody more than they matched of what each of the others put in', () => {
    fc.assert(
      fc.property(randomHands(id), ({ setup, pick }) => {
        const { hand } = playRandomHand(pick, setup);
        for (const [place, player] of hand.players.entries()) {
          const dead = sum(hand.players.map((other) => other.dead));
          const most = sum(hand.players.map((other) => Math.min(other.collected, player.collected)));
          const share = player.stack - (setup.players[place]?.stack ?? 0) + player.collected + player.dead;
          const surplus = foldedAboveAll(hand);
          expect(share).toBeLessThanOrEqual(most + dead + surplus);
        }
      }),
      RUNS,
    );
  });

  test('shows pots that add up to the chips in the middle, and a rake no larger than each', () => {
    fc.assert(
      fc.property(randomHands(id), ({ setup, pick }) => {
        playRandomHand(pick, setup, (state) => {
          const pots = potsInPlay(state);
          expect(sum(pots.map((pot) => pot.amount))).toBe(potTotal(state));
          const { total, byPot } = rakeNow(state);
          expect(sum(byPot)).toBe(total);
          for (const [index, pot] of pots.entries()) expect(byPot[index]).toBeLessThanOrEqual(pot.amount);
        });
      }),
      RUNS,
    );
  });
});

test('a seeded soak of every game plays the same hands again', () => {
  const play = () => {
    const pick = seededPick(20_260_101);
    let events = 0;
    for (let hand = 0; hand < 300; hand++) events += playRandomHand(pick, randomSetup(pick)).events.length;
    return events;
  };
  expect(play()).toBe(play());
});

/** Freezes a value with all that is in it: writing to it throws from then on. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

type Betting = Extract<LegalActions, { kind: 'betting' }>;

function checkEdges(hand: Hand, legal: Betting): void {
  const act = (chosen: PlayerAct): Result<readonly HandEvent[], HandRefusal> =>
    decide(hand, { type: 'act', seat: legal.seat, act: chosen });
  const { chipUnit } = hand.setup;
  const player = playerIn(hand, legal.seat);
  expect(act({ type: 'fold' }).ok).toBe(legal.fold);
  expect(act({ type: 'check' }).ok).toBe(legal.check);
  expect(act({ type: 'call' }).ok).toBe(legal.call !== null);
  expect(act({ type: 'allIn' }).ok).toBe(legal.allIn !== null);
  expect(act({ type: 'bringIn' }).ok).toBe(legal.bringIn !== null);
  for (const type of ['bet', 'raise'] as const) {
    const range = legal[type];
    const inside = range === null ? [] : [range.minTo, range.maxTo];
    for (const to of inside) expect(act({ type, to }).ok).toBe(true);
    const allIn = player.bet + player.stack;
    const outside =
      range === null
        ? [chipUnit, hand.highestBet + hand.lastFullRaise, allIn, allIn + chipUnit]
        : [
            range.minTo - chipUnit,
            range.minTo - 1,
            range.maxTo + 1,
            range.maxTo + chipUnit,
            0,
            -chipUnit,
            NaN,
          ];
    for (const to of outside) expect(act({ type, to }).ok).toBe(false);
  }
  expect(decide(hand, { type: 'act', seat: legal.seat + 100, act: { type: 'fold' } }).ok).toBe(false);
}

/** Chips of folded players that no live player has matched: the last pot has them. */
function foldedAboveAll(hand: Hand): number {
  const most = Math.max(...hand.players.filter((player) => !player.folded).map((player) => player.collected));
  return sum(hand.players.map((player) => Math.max(player.collected - most, 0)));
}
