import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const sit = (name: string, seat: number | null) =>
  ({ type: 'sit', member: member(name), seat, buyIn: 20_000 }) as const;

// docs/rules.md §5 «choosing a seat»
describe('choosing a seat', () => {
  test('any free seat', () => {
    const script = new TableScript();
    script.do(sit('A', 4));
    expect(script.nameAt(4)).toBe('A');
  });

  test('or the first free one', () => {
    const script = new TableScript().seat('A.B');
    script.do(sit('C', null));
    expect(script.nameAt(1)).toBe('C');
  });

  test('a taken seat is refused', () => {
    const script = new TableScript().seat('A');
    expect(script.refused(sit('B', 0))).toEqual({ code: 'seatTaken', seat: 0 });
  });

  test.each([-1, 6, 1.5])('seat %d of a table of six does not exist', (seat) => {
    const script = new TableScript();
    expect(script.refused(sit('A', seat))).toEqual({ code: 'noSuchSeat', seat, seats: 6 });
  });

  test('one seat per member', () => {
    const script = new TableScript().seat('A');
    expect(script.refused(sit('A', 3))).toEqual({ code: 'alreadySeated', seat: 0 });
  });

  test('a full table is refused', () => {
    const script = new TableScript({ seats: 2 }).seat('AB');
    expect(script.refused(sit('C', null))).toEqual({ code: 'tableFull', seats: 2 });
  });
});
