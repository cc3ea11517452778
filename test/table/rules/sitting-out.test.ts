import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const MINUTE = 60_000;

// docs/rules.md §5 «sitting out»
describe('sitting out', () => {
  test('between hands takes effect at once', () => {
    const script = new TableScript().seat('ABC');
    script.sitOut('A');
    expect(script.player('A')).toMatchObject({ state: 'away', awaySince: script.now });
  });

  test('during a hand takes effect when it is over', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.sitOut('A');
    expect(script.player('A')).toMatchObject({ state: 'playing', sitOut: 'next-hand' });
    expect(script.toAct()).toBe('A');
    script.foldAround();
    expect(script.player('A').state).toBe('away');
  });

  test('at the next big blind: played until it comes, and then owed', () => {
    const script = new TableScript().seat('ABC');
    script.sitOut('A', 'next-big-blind');
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCA');
    expect(script.dealAndFold()).toBe('button C, small C, big B, dealt BC');
    expect(script.player('A')).toMatchObject({ state: 'away', owes: { big: true, small: false } });
  });

  test('can be taken back before it takes effect', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.sitOut('A');
    script.back('A');
    script.foldAround();
    expect(script.player('A').state).toBe('playing');
    expect(script.refused({ type: 'comeBack', member: member('A'), post: false })).toEqual({
      code: 'notAway',
    });
  });

  test('longer than half an hour, the player is stood up and paid out', () => {
    const script = new TableScript().seat('ABC');
    script.sitOut('A');
    script.now += 1;
    script.wait(30 * MINUTE - 2);
    expect(script.player('A').state).toBe('away');
    script.wait(1);
    expect(script.events.findLast((event) => event.type === 'seatLeft')).toMatchObject({
      member: 'A',
      stack: 20_000,
      why: 'away',
    });
    expect(script.wallet('A')).toBe(1_000_000);
  });

  test('longer than the table’s own time, where it has one', () => {
    const script = new TableScript({ awayMs: 5 * MINUTE }).seat('ABC');
    script.sitOut('A');
    script.wait(5 * MINUTE);
    expect(script.table.seats[0]).toBeNull();
  });

  test('a player who has lost everything sits out, may top up and come back, or is stood up', () => {
    const script = new TableScript().seat('AB');
    script.bust('A', 'B');
    expect(script.player('A')).toMatchObject({ state: 'away', stack: 0 });
    expect(script.refused({ type: 'comeBack', member: member('A'), post: false })).toEqual({
      code: 'noChips',
      minimum: 6000,
      maximum: 20_000,
    });
    script.do({ type: 'topUp', member: member('A'), amount: 6000 });
    script.back('A');
    expect(script.player('A')).toMatchObject({ state: 'playing', stack: 6000 });
  });

  test('twice is once too often', () => {
    const script = new TableScript().seat('ABC');
    script.sitOut('A');
    expect(script.refused({ type: 'sitOut', member: member('A'), from: 'next-hand' })).toEqual({
      code: 'alreadyAway',
    });
  });
});
