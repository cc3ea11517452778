import { describe, expect, test } from 'vitest';
import type { PlayerAct } from '../../../src/engine/hand/protocol.ts';
import { decisionOf, wakeAt } from '../../../src/table/queries.ts';
import { member, TableScript } from '../../support/table-script.ts';

const SECOND = 1000;

/** B, on the turn clock of 30 s, faces a bet of 6.00 by C with 50.00 behind. */
function facingABet(bankMs = 0): TableScript {
  const script = new TableScript({ bankMs, minBuyIn: 1000 });
  script.sit('A', 0, 5200);
  script.sit('B', 1, 5200);
  script.sit('C', 2, 20_000);
  script.firstButton = 2;
  script.deal();
  script.act('C', 'call');
  script.act('A', 'call');
  script.act('B', 'check');
  script.act('A', 'check');
  script.act('B', 'check');
  script.act('C', { type: 'bet', to: 600 });
  script.act('A', 'fold');
  expect(script.toAct()).toBe('B');
  expect(script.table.hand?.players.find((player) => player.seat === 1)?.stack).toBe(5000);
  return script;
}

const press = (script: TableScript, name: string, act: PlayerAct) =>
  ({ type: 'act', member: member(name), decision: decisionOf(script.table), act }) as const;

// docs/rules.md §5 «clock»
describe('the turn clock', () => {
  test('out of time while facing a bet, the hand is dead and the chips in it stay', () => {
    const script = facingABet();
    const late = press(script, 'B', { type: 'call' });
    expect(script.table.turn).toMatchObject({ seat: 1, deadline: script.now + 30 * SECOND });
    expect(script.wait(30 * SECOND - 1)).toEqual([]);
    const events = script.wait(1);
    expect(events.slice(0, 3)).toEqual([
      { type: 'turnTimedOut', seat: 1 },
      { type: 'turnEnded', seat: 1, bankMs: 0, timedOut: true },
      { type: 'inHand', event: { type: 'folded', seat: 1 } },
    ]);
    expect(script.stacks()).toEqual({ A: 5000, B: 5000, C: 20_400 });
    script.now += 400;
    expect(script.refused(late)).toEqual({ code: 'decisionPassed' });
  });

  test('a press after the deadline is late even when the timer has not fired yet', () => {
    const script = facingABet();
    const late = press(script, 'B', { type: 'call' });
    script.now += 30_400;
    expect(script.refused(late)).toEqual({ code: 'decisionPassed' });
    expect(script.toAct()).toBe('B');
    script.do({ type: 'clockExpired' });
    expect(script.table.handRunning).toBe(false);
  });

  test('the next player is asked at once', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.wait(90 * SECOND);
    expect(script.toAct()).toBe('B');
    expect(script.table.turn).toMatchObject({ seat: 1, startedAt: script.now });
  });

  test('out of time with a free check, the player checks', () => {
    const script = new TableScript({ bankMs: 0 }).seat('AB');
    script.deal();
    script.act('A', 'call');
    script.wait(30 * SECOND);
    expect(script.table.hand?.players.find((player) => player.seat === 1)?.folded).toBe(false);
    expect(script.table.hand?.board).toHaveLength(3);
  });

  test('on a strict table the hand is dead even with a free check', () => {
    const script = new TableScript({ bankMs: 0, strictClock: true }).seat('AB');
    script.deal();
    script.act('A', 'call');
    script.wait(30 * SECOND);
    expect(script.table.handRunning).toBe(false);
    expect(script.stacks()).toEqual({ A: 20_200, B: 19_800 });
  });

  test('a stale timer does nothing', () => {
    const script = facingABet();
    script.now += 29 * SECOND;
    expect(script.do({ type: 'clockExpired' })).toEqual([]);
    expect(script.toAct()).toBe('B');
  });

  test('a click for a decision that has passed changes nothing', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    const stale = press(script, 'A', { type: 'call' });
    script.act('A', 'call');
    expect(script.refused(stale)).toEqual({ code: 'decisionPassed' });
    script.foldAround();
    expect(script.refused(stale)).toEqual({ code: 'decisionPassed' });
  });

  test('out of turn is refused', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    expect(script.refused(press(script, 'B', { type: 'call' }))).toEqual({
      code: 'notYourTurn',
      actionOn: 0,
    });
    expect(script.refused(press(script, 'X', { type: 'call' }))).toEqual({ code: 'notSeated' });
  });

  test('an all-in player is never on the clock', () => {
    const script = new TableScript({ bankMs: 0, minBuyIn: 1000 });
    script.sit('A', 0, 20_000);
    script.sit('B', 1, 1000);
    script.sit('C', 2, 20_000);
    script.deal();
    script.act('A', { type: 'raise', to: 2000 });
    script.act('B', 'allIn');
    script.act('C', 'call');
    const turns = () =>
      script.events.filter((event) => event.type === 'turnStarted' && event.seat === 1).length;
    const before = turns();
    while (script.table.handRunning) script.wait(30 * SECOND);
    expect(turns()).toBe(before);
    const ofB = script.events.filter(
      (event) => event.type === 'inHand' && event.event.type === 'folded' && event.event.seat === 1,
    );
    expect(ofB).toEqual([]);
  });

  test('two time-outs in a row, and the player sits out', () => {
    const script = new TableScript({ bankMs: 0 }).seat('ABC');
    script.deal();
    script.wait(30 * SECOND);
    expect(script.player('A').timeoutsInRow).toBe(1);
    script.foldAround();
    script.deal();
    script.act('B', 'call');
    script.act('C', 'call');
    script.wait(30 * SECOND);
    expect(script.player('A').timeoutsInRow).toBe(2);
    script.act('C', { type: 'bet', to: 200 });
    script.wait(30 * SECOND);
    script.act('B', 'fold');
    expect(script.events).toContainEqual(
      expect.objectContaining({ type: 'satOut', seat: 0, why: 'timeouts' }),
    );
    expect(script.player('A').state).toBe('away');
  });

  test('an act in between begins the count anew', () => {
    const script = new TableScript({ bankMs: 0 }).seat('ABC');
    script.deal();
    script.wait(30 * SECOND);
    script.foldAround();
    script.deal();
    script.act('B', 'call');
    script.act('C', 'call');
    script.act('A', 'check');
    expect(script.player('A').timeoutsInRow).toBe(0);
  });

  test('clocks of hours and of more than 24.8 days are kept', () => {
    const month = 30 * 24 * 60 * 60 * SECOND;
    const script = new TableScript({ turnMs: month }).seat('AB');
    script.deal();
    expect(wakeAt(script.table)).toBe(script.now + month + 60 * SECOND);
    expect(script.wait(month)).toEqual([]);
    script.wait(60 * SECOND);
    expect(script.table.handRunning).toBe(false);
  });
});

describe('the time bank', () => {
  test('is used after the turn time, and what was used is gone', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    expect(script.table.turn).toMatchObject({
      bankFrom: script.now + 30 * SECOND,
      deadline: script.now + 90 * SECOND,
    });
    script.wait(50 * SECOND);
    script.act('A', 'call');
    expect(script.player('A').bankMs).toBe(40 * SECOND);
  });

  test('is not touched by an act within the turn time', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.wait(29 * SECOND);
    script.act('A', 'call');
    expect(script.player('A').bankMs).toBe(60 * SECOND);
  });

  test('grows by 5 s for each hand played, up to 60 s', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.wait(42 * SECOND);
    script.act('A', 'fold');
    expect(script.player('A').bankMs).toBe(53 * SECOND);
    script.dealAndFold();
    expect(script.player('A').bankMs).toBe(58 * SECOND);
    script.dealAndFold();
    expect(script.player('A').bankMs).toBe(60 * SECOND);
  });
});

describe('after a restart', () => {
  const rearm = (runningUntil: number | null) => ({ type: 'rearmClocks', runningUntil }) as const;

  test('10 s at least remain, and the time the process was down is not charged', () => {
    const script = facingABet();
    const killedAt = script.now + 20 * SECOND;
    script.now += 110 * SECOND;
    script.do(rearm(killedAt));
    expect(script.toAct()).toBe('B');
    expect(script.table.turn?.deadline).toBe(script.now + 10 * SECOND);
    expect(script.wait(10 * SECOND - 1)).toEqual([]);
    script.act('B', 'call');
  });

  test('more than 10 s remain where more was left', () => {
    const script = facingABet();
    const killedAt = script.now + 5 * SECOND;
    script.now += 110 * SECOND;
    script.do(rearm(killedAt));
    expect(script.table.turn?.deadline).toBe(script.now + 25 * SECOND);
  });

  test('10 s at least where the clock had almost run out', () => {
    const script = facingABet();
    const killedAt = script.now + 29 * SECOND;
    script.now += 110 * SECOND;
    script.do(rearm(killedAt));
    expect(script.table.turn?.deadline).toBe(script.now + 10 * SECOND);
  });

  test('where nobody knows when the process stopped, nothing since the last event is charged', () => {
    const script = facingABet(60 * SECOND);
    script.now += 500 * SECOND;
    script.do(rearm(null));
    expect(script.table.turn).toMatchObject({
      bankFrom: script.now + 30 * SECOND,
      deadline: script.now + 90 * SECOND,
    });
    expect(script.player('B').bankMs).toBe(60 * SECOND);
  });

  test('seconds given to reach 10 do not come out of the time bank', () => {
    const script = facingABet(60 * SECOND);
    const killedAt = script.now + 86 * SECOND;
    script.now += 200 * SECOND;
    script.do(rearm(killedAt));
    expect(script.table.turn).toMatchObject({
      bankFrom: script.now + 6 * SECOND,
      deadline: script.now + 10 * SECOND,
    });
    script.now += 6 * SECOND;
    const ended = script.act('B', 'call').find((event) => event.type === 'turnEnded');
    expect(ended).toMatchObject({ bankMs: 4 * SECOND });
  });

  test('a deal that was due comes after the pause again', () => {
    const script = new TableScript().seat('AB');
    script.now += 60 * SECOND;
    script.do(rearm(null));
    expect(script.table.nextHandAt).toBe(script.now + 5 * SECOND);
  });

  test('time away and held seats are not charged either', () => {
    const script = new TableScript({ seats: 3 }).seat('ABC');
    script.do({ type: 'joinWaitingList', member: member('X') });
    script.sitOut('A');
    script.leave('B');
    const [hold] = script.table.heldSeats;
    const killedAt = script.now;
    const awaySince = script.player('A').awaySince ?? 0;
    script.now += 1000 * SECOND;
    script.do(rearm(killedAt));
    expect(script.player('A').awaySince).toBe(awaySince + 1000 * SECOND);
    expect(script.table.heldSeats[0]?.until).toBe((hold?.until ?? 0) + 1000 * SECOND);
  });

  test('a paused or closed table has nothing to arm', () => {
    const script = facingABet();
    script.do({ type: 'pause', reason: 'floor' });
    expect(script.do(rearm(null))).toEqual([]);
  });
});
