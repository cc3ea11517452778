import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

// docs/rules.md §5 «leaving»
describe('leaving', () => {
  test('between hands pays the stack out at once', () => {
    const script = new TableScript().seat('AB');
    script.leave('A');
    expect(script.wallet('A')).toBe(1_000_000);
    expect(script.table.seats[0]).toBeNull();
  });

  test('while waiting for the big blind too, even during a hand of the others', () => {
    const script = new TableScript().seat('A..B');
    script.dealAndFold();
    script.sit('C', 1);
    script.deal();
    script.leave('C');
    expect(script.table.handRunning).toBe(true);
    expect(script.wallet('C')).toBe(1_000_000);
  });

  test('on one’s turn facing a bet folds at once', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.leave('A');
    expect(script.table.hand?.acts).toContainEqual({ type: 'folded', seat: 0 });
    expect(script.toAct()).toBe('B');
    expect(script.player('A').leaving).toBe(true);
    script.act('B', 'fold');
    expect(script.wallet('A')).toBe(1_000_000);
  });

  test('before one’s turn checks or folds when it comes, and leaves when the hand is over', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.leave('C');
    script.act('A', 'call');
    script.act('B', 'call');
    // C has the big blind and checks for nothing, before the flop and on it.
    expect(script.table.hand?.board).toHaveLength(3);
    script.act('B', { type: 'bet', to: 400 });
    expect(script.table.hand?.players.find((player) => player.seat === 2)?.folded).toBe(true);
    script.act('A', 'fold');
    expect(script.wallet('C')).toBe(999_800);
  });

  test('a player who leaves all-in plays the hand out', () => {
    const script = new TableScript().seat('AB');
    script.stackDeck('KcQd AhAs');
    script.deal();
    script.act('A', 'allIn');
    script.leave('A');
    script.act('B', 'call');
    expect(script.wallet('A')).toBe(1_020_000);
    expect(script.table.seats[0]).toBeNull();
  });

  test('takes waiting top-ups along', () => {
    const script = new TableScript().seat('AB', 10_000);
    script.deal();
    script.do({ type: 'topUp', member: member('A'), amount: 5000 });
    script.leave('A');
    expect(script.wallet('A')).toBe(999_900);
  });

  test('is asked for once', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.leave('B');
    expect(script.refused({ type: 'leave', member: member('B') })).toEqual({ code: 'alreadyLeaving' });
    expect(script.refused({ type: 'leave', member: member('X') })).toEqual({ code: 'notSeated' });
  });

  test('a player who is leaving is not dealt in again', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.leave('B');
    script.foldAround();
    expect(script.dealAndFold()).toBe('button C, small C, big A, dealt AC');
  });

  test('who is no longer in the server folds, even where a check is free, and is paid out', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'call');
    script.do({ type: 'memberGone', member: member('C') });
    expect(script.table.hand?.players.find((player) => player.seat === 2)?.folded).toBe(true);
    script.act('B', 'fold');
    expect(script.events.findLast((event) => event.type === 'seatLeft')).toMatchObject({
      member: 'C',
      stack: 19_800,
      why: 'gone',
    });
  });
});

describe('the receipt', () => {
  test('says buy-in, top-ups, hands, the biggest pot after rake and the player’s part of the rake', () => {
    const script = new TableScript({ settings: { rake: { type: 'room' } } }).seat('AB', 15_000);
    script.do({ type: 'topUp', member: member('A'), amount: 5000 });
    script.stackDeck('KcQd AhAs');
    script.deal();
    script.act('A', { type: 'raise', to: 1000 });
    script.act('B', 'call');
    while (script.table.handRunning) script.act(script.toAct(), 'check');
    script.dealAndFold();
    const receipt = script.leave('A').find((event) => event.type === 'seatLeft');
    // A pot of 20.00: the rake of 1.10 is capped at 1.00 heads-up.
    expect(receipt).toMatchObject({
      stack: 21_000,
      session: { buyIn: 15_000, topUps: 5000, hands: 2, biggestPot: 1900, rake: 100 },
    });
    expect(script.house).toBe(100);
  });
});
