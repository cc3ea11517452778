import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

// docs/rules.md §5 «ceiling of a session»: buy-in plus all top-ups never exceed 1,000.00; winnings may.
describe('the ceiling of a session', () => {
  test('counts the buy-in and all top-ups', () => {
    const script = new TableScript({ settings: { sessionCeiling: 25_000 } }).seat('AB', 15_000);
    script.do({ type: 'topUp', member: member('A'), amount: 5000 });
    script.deal();
    script.act('A', 'fold');
    const { stack } = script.player('A');
    expect(stack).toBe(19_900);
    // 200.00 are bought; 50.00 are left of the ceiling, but the table allows only 1.00 on top.
    expect(script.refused({ type: 'topUp', member: member('A'), amount: 5000 })).toEqual({
      code: 'topUpAboveMaximum',
      most: 100,
      maximum: 20_000,
      offered: 5000,
    });
  });

  test('refuses a top-up above it, with the numbers', () => {
    const script = new TableScript({ settings: { sessionCeiling: 16_000 } }).seat('AB', 15_000);
    expect(script.refused({ type: 'topUp', member: member('A'), amount: 2000 })).toEqual({
      code: 'sessionCeiling',
      ceiling: 16_000,
      already: 15_000,
      offered: 2000,
    });
    script.do({ type: 'topUp', member: member('A'), amount: 1000 });
    expect(script.player('A').session).toMatchObject({ buyIn: 15_000, topUps: 1000 });
  });

  test('is not touched by winnings', () => {
    const script = new TableScript({ settings: { sessionCeiling: 20_000 } }).seat('AB');
    script.deal();
    script.act('A', 'fold');
    expect(script.player('B').stack).toBe(20_100);
  });

  test('goes on counting when a player who lost everything leaves and comes back', () => {
    const script = new TableScript({ settings: { sessionCeiling: 30_000 } }).seat('AB');
    script.bust('A', 'B');
    script.leave('A');
    const back = (buyIn: number) => ({ type: 'sit', member: member('A'), seat: null, buyIn }) as const;
    expect(script.refused(back(15_000))).toEqual({
      code: 'sessionCeiling',
      ceiling: 30_000,
      already: 20_000,
      offered: 15_000,
    });
    script.do(back(10_000));
    expect(script.player('A').session).toMatchObject({ buyIn: 30_000, topUps: 0, hands: 1 });
  });
});
