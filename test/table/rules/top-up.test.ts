import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const topUp = (name: string, amount: number) => ({ type: 'topUp', member: member(name), amount }) as const;

// docs/rules.md §5 «top-up», §2 «table stakes»
describe('a top-up', () => {
  test('between two hands joins the stack at once', () => {
    const script = new TableScript().seat('AB', 10_000);
    script.do(topUp('A', 5000));
    expect(script.player('A')).toMatchObject({ stack: 15_000, pendingTopUp: 0 });
    expect(script.wallet('A')).toBe(985_000);
  });

  test('during a hand waits for the next one', () => {
    const script = new TableScript().seat('AB', 10_000);
    script.deal();
    script.do(topUp('A', 5000));
    expect(script.player('A').pendingTopUp).toBe(5000);
    expect(script.table.hand?.setup.players).toEqual([
      { seat: 1, stack: 10_000 },
      { seat: 0, stack: 10_000 },
    ]);
    script.act('A', 'fold');
    expect(script.player('A')).toMatchObject({ stack: 14_900, pendingTopUp: 0 });
  });

  test('goes up to the maximum buy-in; chips in the pot count while they may come back', () => {
    const script = new TableScript().seat('AB', 19_000);
    script.deal();
    expect(script.refused(topUp('A', 1005))).toEqual({
      code: 'topUpAboveMaximum',
      most: 1000,
      maximum: 20_000,
      offered: 1005,
    });
    script.do(topUp('A', 1000));
    expect(script.refused(topUp('A', 5))).toEqual({
      code: 'nothingToTopUp',
      stack: 20_000,
      maximum: 20_000,
    });
  });

  test('is not possible above the maximum', () => {
    const script = new TableScript().seat('AB');
    expect(script.refused(topUp('A', 5))).toMatchObject({ code: 'nothingToTopUp' });
  });

  test('needs whole chips, a wallet and a seat', () => {
    const script = new TableScript({ wallet: 10_000 }).seat('A', 8000);
    expect(script.refused(topUp('A', 3))).toEqual({ code: 'notInChipUnits', chipUnit: 5, offered: 3 });
    expect(script.refused(topUp('A', 2005))).toEqual({
      code: 'walletTooSmall',
      balance: 2000,
      needed: 2005,
    });
    expect(script.refused(topUp('B', 100))).toEqual({ code: 'notSeated' });
  });

  test('is no new buy-in, but counts in the session', () => {
    const script = new TableScript().seat('AB', 10_000);
    script.do(topUp('A', 5));
    expect(script.player('A').session).toMatchObject({ buyIn: 10_000, topUps: 5 });
  });
});

describe('automatic top-ups', () => {
  const on = (name: string) => ({ type: 'setAutoTopUp', member: member(name), on: true }) as const;

  test('fill the stack up to the maximum between two hands', () => {
    const script = new TableScript().seat('AB');
    script.do(on('A'));
    script.deal();
    script.act('A', 'fold');
    expect(script.player('A').stack).toBe(20_000);
    expect(script.player('A').session.topUps).toBe(100);
    expect(script.wallet('A')).toBe(979_900);
  });

  test('leave a stack as it is where the wallet does not reach', () => {
    const script = new TableScript({ wallet: 20_050 }).seat('AB');
    script.do(on('A'));
    script.deal();
    script.act('A', 'fold');
    expect(script.player('A').stack).toBe(19_900);
  });

  test('keep a player in the game who has lost everything', () => {
    const script = new TableScript().seat('AB');
    script.do(on('A'));
    script.do(on('B'));
    script.bust('A', 'B');
    expect(script.stacks()).toEqual({ A: 20_000, B: 40_000 });
    expect(script.table.nextHandAt).toBe(script.now + 5000);
  });

  test('never go above the ceiling', () => {
    const script = new TableScript({ settings: { sessionCeiling: 20_050 } }).seat('AB');
    script.do(on('A'));
    script.deal();
    script.act('A', 'fold');
    expect(script.player('A').stack).toBe(19_950);
  });
});
