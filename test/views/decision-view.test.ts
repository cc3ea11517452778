import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../src/engine/betting/legal-actions.ts';
import { invariant } from '../../src/shared/invariant.ts';
import { decisionView, openDecisionView, type DecisionView } from '../../src/views/decision-view.ts';
import { TableScript, member } from '../support/table-script.ts';
import { walks } from './support/table-walk.ts';

type Betting = Extract<DecisionView, { kind: 'betting' }>;

function choicesOf(script: TableScript): Betting {
  const view = openDecisionView(script.table);
  invariant(view?.kind === 'betting', 'somebody may bet');
  return view;
}

/** `fold call 2 raise min 4, small 5 … other 4..200 all-in 200`, in chips. */
function told({ fold, check, call, bringIn, act, sizes, other, allIn }: Betting): string {
  const parts = [
    fold ? 'fold' : '',
    check ? 'check' : '',
    call === null ? '' : `call ${call.amount / 100}${call.allIn ? ' all-in' : ''}`,
    bringIn === null ? '' : `bring-in ${bringIn / 100}`,
    sizes.length === 0 ? '' : `${act ?? ''} ${sizes.map(({ role, to }) => `${role} ${to / 100}`).join(', ')}`,
    other === null ? '' : `other ${other.minTo / 100}..${other.maxTo / 100}`,
    allIn === null ? '' : `all-in ${allIn.to / 100}`,
  ];
  return parts.filter((part) => part !== '').join(' | ');
}

describe('the choices of the player to act', () => {
  test('before the flop they open in big blinds', () => {
    const script = new TableScript().seat('ABCD');
    script.deal();
    expect(told(choicesOf(script))).toBe(
      'fold | call 2 | raise min 4, small 5, big 6, max 8 | other 4..200 | all-in 200',
    );
  });

  test('who faces a raise is offered shares of the pot', () => {
    const script = new TableScript().seat('ABCD');
    script.deal();
    script.act(script.toAct(), { type: 'raise', to: 600 });
    // Pot 9, to call 6: the pot is a raise to 6 + 9 + 6.
    expect(told(choicesOf(script))).toBe(
      'fold | call 6 | raise min 10, half 13.5, threeQuarters 17.25, pot 21 | other 10..200 | all-in 200',
    );
  });

  test('where checking is free there is no fold', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'check');
    expect(told(choicesOf(script))).toBe(
      'check | bet min 2, threeQuarters 3, pot 4 | other 2..198 | all-in 198',
    );
  });

  test('sizes that would be the whole stack are left to the all-in', () => {
    const script = new TableScript({ minBuyIn: 200 });
    script.sit('A', 0, 1000);
    script.sit('B', 1, 20_000);
    script.deal();
    expect(told(choicesOf(script))).toBe(
      'fold | call 1 | raise min 4, small 5, big 6, max 8 | other 4..10 | all-in 10',
    );
    script.act('A', { type: 'raise', to: 800 });
    // A has two left: a raise by B to ten or more does the same.
    expect(told(choicesOf(script))).toBe(
      'fold | call 6 | raise min 14, half 16, threeQuarters 20, pot 24 | other 14..200 | all-in 200',
    );
  });

  test('a call for everything is the call, and nobody is offered more', () => {
    const script = new TableScript({ minBuyIn: 200 });
    script.sit('A', 0, 20_000);
    script.sit('B', 1, 1000);
    script.deal();
    script.act('A', 'allIn');
    expect(told(choicesOf(script))).toBe('fold | call 8 all-in');
  });

  test('in pot limit the pot is the most', () => {
    const script = new TableScript({ gameId: 'omaha', limit: 'pot-limit' }).seat('ABC');
    script.deal();
    expect(told(choicesOf(script))).toBe('fold | call 2 | raise min 4, small 5, big 6 | other 4..7');
  });

  test('in fixed limit there is one size', () => {
    const script = new TableScript({ limit: 'fixed-limit' }).seat('ABC');
    script.deal();
    expect(told(choicesOf(script))).toBe('fold | call 2 | raise full 4');
  });

  test('the bring-in is posted or completed', () => {
    const script = new TableScript({ gameId: 'seven-card-stud' }).seat('ABC');
    script.deal();
    expect(told(choicesOf(script))).toBe('bring-in 1 | complete full 2');
  });

  test('a draw asks for cards', () => {
    const script = new TableScript({ gameId: 'five-card-draw' }).seat('AB');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'check');
    expect(openDecisionView(script.table)).toMatchObject({ kind: 'drawing', member: 'B', held: 5 });
  });

  test('nobody else has a decision, and on a paused table nobody has', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    expect(decisionView(script.table, member('A'))?.decision).toEqual({ hand: 1, action: 0 });
    expect(decisionView(script.table, member('B'))).toBeNull();
    script.do({ type: 'pause', reason: 'floor' });
    expect(openDecisionView(script.table)).toBeNull();
  });

  test('every amount offered is legal, and none is offered twice', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(walks(), ({ states }) => {
        for (const table of states) {
          const view = openDecisionView(table);
          const legal = table.hand === null ? null : legalActions(table.hand);
          if (view?.kind !== 'betting' || legal?.kind !== 'betting') continue;
          const range = legal.bet ?? legal.raise;
          for (const { to } of view.sizes) {
            expect(range !== null && range.minTo <= to && to <= range.maxTo).toBe(true);
            expect(to % table.settings.chipUnit).toBe(0);
            if (range?.sizes) expect(range.sizes).toContain(to);
          }
          const totals = [...view.sizes.map(({ to }) => to), ...(view.allIn === null ? [] : [view.allIn.to])];
          expect(new Set(totals).size).toBe(totals.length);
          expect(new Set(view.sizes.map(({ role }) => role)).size).toBe(view.sizes.length);
        }
      }),
      { numRuns: 30 },
    );
  });
});
