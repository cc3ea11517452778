import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const sit = (name: string, buyIn: number | null, seat: number | null = null) =>
  ({ type: 'sit', member: member(name), seat, buyIn }) as const;

// docs/rules.md §5 «buy-in»
describe('the buy-in', () => {
  test('is 30 to 100 big blinds unless the table says otherwise', () => {
    const script = new TableScript();
    expect(script.refused(sit('A', 5995))).toEqual({
      code: 'buyInBelowMinimum',
      minimum: 6000,
      offered: 5995,
    });
    expect(script.refused(sit('A', 20_005))).toEqual({
      code: 'buyInAboveMaximum',
      maximum: 20_000,
      offered: 20_005,
    });
    script.do(sit('A', 6000));
    script.do(sit('B', 20_000));
    expect(script.stacks()).toEqual({ A: 6000, B: 20_000 });
  });

  test('is 30 to 100 small bets in fixed limit', () => {
    const script = new TableScript({ limit: 'fixed-limit', bigBlind: 400 });
    expect(script.refused(sit('A', 11_995))).toMatchObject({ code: 'buyInBelowMinimum', minimum: 12_000 });
    expect(script.refused(sit('A', 40_005))).toMatchObject({ code: 'buyInAboveMaximum', maximum: 40_000 });
  });

  test('without an amount is the most the table allows', () => {
    const script = new TableScript();
    script.do(sit('A', null));
    expect(script.stacks()).toEqual({ A: 20_000 });
  });

  test('without an amount is what the wallet holds, down to the smallest chip, where that is less', () => {
    const script = new TableScript({ wallet: 9_998 });
    script.do(sit('A', null));
    expect(script.stacks()).toEqual({ A: 9_995 });
  });

  test('comes out of the wallet, which has to hold it', () => {
    const script = new TableScript({ wallet: 10_000 });
    expect(script.refused(sit('A', 10_005))).toEqual({
      code: 'walletTooSmall',
      balance: 10_000,
      needed: 10_005,
    });
    script.do(sit('A', 10_000));
    expect(script.wallet('A')).toBe(0);
  });

  test.each([10_001, -6000, 0, 60.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'of %d is refused: chips are whole multiples of the smallest chip',
    (offered) => {
      const script = new TableScript();
      expect(script.refused(sit('A', offered))).toEqual({ code: 'notInChipUnits', chipUnit: 5, offered });
    },
  );
});

// docs/rules.md §5 «short buy-in»
describe('a short buy-in', () => {
  test('is refused by default', () => {
    const script = new TableScript();
    expect(script.refused(sit('A', 4000)).code).toBe('buyInBelowMinimum');
  });

  test('is allowed once per session where the table allows it', () => {
    const script = new TableScript({ shortBuyIn: true, minBuyIn: 6000 });
    script.do(sit('A', 4000, 0));
    expect(script.player('A').session.boughtShort).toBe(true);
    script.sit('B', 1);
    script.bust('A', 'B');
    const topUp = { type: 'topUp', member: member('A'), amount: 4000 } as const;
    expect(script.refused(topUp)).toEqual({ code: 'buyInBelowMinimum', minimum: 6000, offered: 4000 });
  });

  test('is one big blind at least', () => {
    const script = new TableScript({ shortBuyIn: true });
    expect(script.refused(sit('A', 195))).toEqual({
      code: 'buyInBelowMinimum',
      minimum: 200,
      offered: 195,
    });
  });
});
