import { describe, expect, test } from 'vitest';
import type { PreAct } from '../../../src/table/table.ts';
import { member, TableScript } from '../../support/table-script.ts';

const preAct = (name: string, chosen: PreAct | null) =>
  ({ type: 'preAct', member: member(name), preAct: chosen }) as const;

function dealt(): TableScript {
  const script = new TableScript().seat('ABC');
  script.deal();
  return script;
}

// docs/rules.md §2 «declared acts bind»: a pre-action is dropped when its price changes.
describe('acting in advance', () => {
  test('the act is made when the turn comes, without a clock', () => {
    const script = dealt();
    script.do(preAct('B', { type: 'callUpTo', price: 100 }));
    const events = script.act('A', 'call');
    expect(events).toContainEqual({
      type: 'inHand',
      event: { type: 'called', seat: 1, amount: 100, to: 200, allIn: false },
    });
    expect(events.filter((event) => event.type === 'turnStarted')).toMatchObject([{ seat: 2 }]);
  });

  test('a call is dropped when it costs more', () => {
    const script = dealt();
    script.do(preAct('B', { type: 'callUpTo', price: 100 }));
    expect(script.act('A', { type: 'raise', to: 600 })).toContainEqual({
      type: 'preActSet',
      seat: 1,
      preAct: null,
    });
    expect(script.toAct()).toBe('B');
  });

  test('a call up to a price stands while the price is not reached', () => {
    const script = dealt();
    script.do(preAct('C', { type: 'callUpTo', price: 400 }));
    script.act('A', { type: 'raise', to: 600 });
    script.act('B', 'fold');
    expect(script.table.hand?.board).toHaveLength(3);
  });

  test('a check is dropped when somebody bets', () => {
    const script = dealt();
    script.do(preAct('C', { type: 'check' }));
    script.act('A', { type: 'raise', to: 600 });
    expect(script.player('C').preAct).toBeNull();
  });

  test('check-or-fold checks for nothing and folds to a bet', () => {
    const checks = dealt();
    checks.do(preAct('C', { type: 'checkFold' }));
    checks.act('A', 'call');
    checks.act('B', 'call');
    expect(checks.table.hand?.board).toHaveLength(3);
    const folds = dealt();
    folds.do(preAct('C', { type: 'checkFold' }));
    folds.act('A', { type: 'raise', to: 600 });
    folds.act('B', 'fold');
    expect(folds.stacks()).toEqual({ A: 20_300, B: 19_900, C: 19_800 });
  });

  test('an act chosen on one street is not made on the next', () => {
    const script = dealt();
    script.do(preAct('A', { type: 'callUpTo', price: 200 }));
    script.do(preAct('C', { type: 'check' }));
    script.act('B', 'call');
    expect(script.table.hand?.board).toHaveLength(3);
    script.act('B', 'check');
    expect(script.toAct()).toBe('C');
  });

  test('chosen on one’s own turn it is made at once', () => {
    const script = dealt();
    script.do(preAct('A', { type: 'checkFold' }));
    expect(script.toAct()).toBe('B');
  });

  test('can be taken back', () => {
    const script = dealt();
    script.do(preAct('B', { type: 'checkFold' }));
    script.do(preAct('B', null));
    script.act('A', 'call');
    expect(script.toAct()).toBe('B');
  });

  test('has to be possible at the price of now', () => {
    const script = dealt();
    expect(script.refused(preAct('B', { type: 'check' }))).toEqual({ code: 'cannotCheck', toCall: 100 });
    expect(script.refused(preAct('B', { type: 'callUpTo', price: 50 }))).toEqual({ code: 'decisionPassed' });
    script.act('A', 'fold');
    expect(script.refused(preAct('A', { type: 'checkFold' }))).toEqual({ code: 'notInHand' });
    script.act('B', 'fold');
    expect(script.refused(preAct('A', { type: 'checkFold' }))).toEqual({ code: 'noHandRunning' });
  });
});
