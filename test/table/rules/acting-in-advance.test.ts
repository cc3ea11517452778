import { describe, expect, test } from 'vitest';
import type { Decision, PreAct } from '../../../src/table/table.ts';
import { preActView } from '../../../src/views/pre-act-view.ts';
import { member, TableScript } from '../../support/table-script.ts';

const preAct = (name: string, chosen: PreAct | null, decision: Decision | null = null) =>
  ({ type: 'preAct', member: member(name), decision, preAct: chosen }) as const;

/** The decision whose buttons a player is shown now. */
function shownTo(script: TableScript, name: string): Decision {
  const view = preActView(script.table, member(name));
  if (view === null) throw new Error(`${name} is shown no buttons`);
  return view.decision;
}

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

// docs/rules.md §2 «acts bind»: a button stays good while others act at the same price, and no longer.
describe('a button for acting in advance', () => {
  const checkFold = { type: 'checkFold' } as const;

  test('is still good when others have called or folded meanwhile', () => {
    const script = new TableScript().seat('ABCD');
    script.deal();
    const shown = shownTo(script, 'C');
    script.act('D', 'call');
    script.act('A', 'fold');
    expect(shownTo(script, 'C')).toEqual(shown);
    script.do(preAct('C', { type: 'check' }, shown));
    expect(script.player('C').preAct).toEqual({ type: 'check' });
  });

  test('which checks or folds is still good when somebody has raised: it was for either', () => {
    const script = dealt();
    const shown = shownTo(script, 'C');
    script.act('A', { type: 'raise', to: 600 });
    script.do(preAct('C', checkFold, shown));
    script.act('B', 'fold');
    expect(script.table.handRunning).toBe(false);
  });

  test('which calls a price is not good at another one', () => {
    const script = dealt();
    const shown = shownTo(script, 'B');
    script.act('A', { type: 'raise', to: 600 });
    const refusal = script.refused(preAct('B', { type: 'callUpTo', price: 100 }, shown));
    expect(refusal).toEqual({ code: 'decisionPassed' });
  });

  test('is not good for the decision after: at the same price, on the same street', () => {
    const script = dealt();
    script.act('A', 'call');
    const shown = shownTo(script, 'C');
    script.act('B', { type: 'raise', to: 400 });
    // C owes 200 and calls; A raises by 200, and C owes 200 once more.
    script.act('C', 'call');
    script.act('A', { type: 'raise', to: 600 });
    for (const chosen of [checkFold, { type: 'callUpTo', price: 200 } as const, null]) {
      expect(script.refused(preAct('C', chosen, shown))).toEqual({ code: 'decisionPassed' });
    }
    script.do(preAct('C', { type: 'callUpTo', price: 200 }, shownTo(script, 'C')));
    script.act('B', 'fold');
    expect(script.table.hand?.board).toHaveLength(3);
  });

  test('is not good on the next street, though checking is free on both', () => {
    const script = dealt();
    script.act('A', 'call');
    script.act('B', 'call');
    script.act('C', 'check');
    const onTheFlop = shownTo(script, 'A');
    for (const name of ['B', 'C', 'A']) script.act(name, 'check');
    expect(script.table.hand?.board).toHaveLength(4);
    expect(script.refused(preAct('A', { type: 'check' }, onTheFlop))).toEqual({ code: 'decisionPassed' });
    expect(script.refused(preAct('A', checkFold, onTheFlop))).toEqual({ code: 'decisionPassed' });
  });

  test('is not good in the next hand, nor after the hand', () => {
    const script = dealt();
    const shown = shownTo(script, 'C');
    script.act('A', 'fold');
    script.act('B', 'fold');
    expect(script.refused(preAct('C', checkFold, shown))).toEqual({ code: 'noHandRunning' });
    script.deal();
    expect(script.refused(preAct('C', checkFold, shown))).toEqual({ code: 'decisionPassed' });
  });
});
