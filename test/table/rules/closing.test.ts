import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const close = (name: string, floor = false) => ({ type: 'close', member: member(name), floor }) as const;

// docs/rules.md §5 «leaving»: the opener or the floor closes, and everybody is paid out.
describe('closing a table', () => {
  test('between hands pays everybody out at once', () => {
    const script = new TableScript().seat('AB');
    const events = script.do(close('O'));
    expect(events.map((event) => event.type)).toEqual([
      'tableClosing',
      'seatLeft',
      'seatLeft',
      'tableClosed',
    ]);
    expect(script.wallet('A')).toBe(1_000_000);
    expect(script.table.status).toBe('closed');
  });

  test('during a hand waits for its end', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.do(close('O'));
    expect(script.table.status).toBe('closing');
    expect(script.refused({ type: 'sit', member: member('C'), seat: null, buyIn: null })).toEqual({
      code: 'tableClosing',
    });
    script.act('A', 'fold');
    expect(script.table.status).toBe('closed');
    expect(script.wallet('A')).toBe(999_900);
    expect(script.wallet('B')).toBe(1_000_100);
  });

  test('is the opener’s right, seated or not, and the floor’s', () => {
    const script = new TableScript().seat('AB');
    expect(script.refused(close('A'))).toEqual({ code: 'notTheOpener' });
    script.do(close('M', true));
    expect(script.table.status).toBe('closed');
  });

  test('a closed table refuses everything', () => {
    const script = new TableScript().seat('A');
    script.do(close('O'));
    expect(script.refused(close('O'))).toEqual({ code: 'tableClosed' });
    expect(script.refused({ type: 'leave', member: member('A') })).toEqual({ code: 'tableClosed' });
    expect(script.do({ type: 'clockExpired' })).toEqual([]);
  });
});
