import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const MINUTE = 60_000;
const join = (name: string) => ({ type: 'joinWaitingList', member: member(name) }) as const;
const sit = (name: string, seat: number | null = null) =>
  ({ type: 'sit', member: member(name), seat, buyIn: 20_000 }) as const;

function full(): TableScript {
  const script = new TableScript({ seats: 3 }).seat('ABC');
  script.do(join('X'));
  script.do(join('Y'));
  return script;
}

// docs/rules.md §5 «waiting list»
describe('the waiting list', () => {
  test('is first come, first served', () => {
    expect(full().table.waitingList).toEqual(['X', 'Y']);
  });

  test('a free seat is held two minutes for the one called', () => {
    const script = full();
    expect(script.leave('B')).toContainEqual({
      type: 'seatHeld',
      seat: 1,
      member: 'X',
      until: script.now + 2 * MINUTE,
      at: script.now,
    });
    expect(script.refused(sit('Z', 1))).toEqual({
      code: 'seatHeld',
      seat: 1,
      until: script.now + 2 * MINUTE,
    });
    expect(script.refused(sit('Z'))).toEqual({ code: 'tableFull', seats: 3 });
    expect(script.refused(sit('Y'))).toEqual({ code: 'tableFull', seats: 3 });
    script.do(sit('X'));
    expect(script.nameAt(1)).toBe('X');
    expect(script.table.waitingList).toEqual(['Y']);
    expect(script.table.heldSeats).toEqual([]);
  });

  test('who does not come loses the place, and the next is called', () => {
    const script = full();
    script.leave('B');
    const events = script.wait(2 * MINUTE);
    expect(events).toContainEqual({ type: 'seatHoldLapsed', seat: 1, member: 'X' });
    expect(script.table.waitingList).toEqual(['Y']);
    expect(script.table.heldSeats).toMatchObject([{ seat: 1, member: 'Y' }]);
    script.wait(2 * MINUTE);
    expect(script.table.heldSeats).toEqual([]);
    script.do(sit('Z', 1));
  });

  test('two free seats call two', () => {
    const script = full();
    script.leave('B');
    script.leave('C');
    expect(script.table.heldSeats).toMatchObject([
      { seat: 1, member: 'X' },
      { seat: 2, member: 'Y' },
    ]);
  });

  test('gets the seat of a player stood up for sitting out too long', () => {
    const script = full();
    script.sitOut('B');
    script.wait(30 * MINUTE);
    expect(script.events).toContainEqual(expect.objectContaining({ type: 'seatHeld', seat: 1, member: 'X' }));
  });

  test('is not needed while seats are free, nor by those who sit or wait already', () => {
    const script = new TableScript({ seats: 3 }).seat('AB');
    expect(script.refused(join('X'))).toEqual({ code: 'seatsAreFree', free: 1 });
    script.do(sit('C'));
    expect(script.refused(join('A'))).toEqual({ code: 'alreadySeated', seat: 0 });
    script.do(join('X'));
    script.do(join('Y'));
    expect(script.refused(join('Y'))).toEqual({ code: 'alreadyWaiting', place: 2 });
  });

  test('loses who has left the server, with a held seat going to the next', () => {
    const script = full();
    script.leave('B');
    script.do({ type: 'memberGone', member: member('X') });
    expect(script.table.heldSeats).toMatchObject([{ seat: 1, member: 'Y' }]);
    expect(script.refused({ type: 'memberGone', member: member('X') })).toEqual({ code: 'notSeated' });
  });

  test('can be left, with a held seat going to the next', () => {
    const script = full();
    script.leave('B');
    script.do({ type: 'leaveWaitingList', member: member('X') });
    expect(script.table.heldSeats).toMatchObject([{ seat: 1, member: 'Y' }]);
    expect(script.refused({ type: 'leaveWaitingList', member: member('X') })).toEqual({ code: 'notWaiting' });
  });
});
