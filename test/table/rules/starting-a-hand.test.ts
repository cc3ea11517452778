import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

const MINUTE = 60_000;

// docs/rules.md §5 «starting a hand»
describe('starting a hand', () => {
  test('one player alone waits', () => {
    const script = new TableScript().seat('A');
    expect(script.table.nextHandAt).toBeNull();
  });

  test('when two can play, after a short pause', () => {
    const script = new TableScript().seat('AB');
    expect(script.table.nextHandAt).toBe(script.now + 5000);
    expect(script.wait(4999)).toEqual([]);
    script.wait(1);
    expect(script.table.handRunning).toBe(true);
  });

  test('the next one a short pause after the last', () => {
    const script = new TableScript().seat('AB');
    script.dealAndFold();
    expect(script.table.nextHandAt).toBe(script.now + 5000);
  });

  test('not when one of two has left in the meantime', () => {
    const script = new TableScript().seat('AB');
    script.leave('B');
    expect(script.table.nextHandAt).toBeNull();
    expect(script.wait(10_000)).toEqual([]);
  });

  test('a stale timer is harmless', () => {
    const script = new TableScript().seat('AB');
    const before = script.table;
    expect(script.do({ type: 'clockExpired' })).toEqual([]);
    expect(script.table).toBe(before);
    script.deal();
    expect(script.do({ type: 'clockExpired' })).toEqual([]);
  });

  test('a table nobody plays at closes after half an hour and pays out who sits there', () => {
    const script = new TableScript().seat('A');
    script.wait(30 * MINUTE - 1);
    expect(script.table.status).toBe('open');
    script.wait(1);
    expect(script.table.status).toBe('closed');
    expect(script.wallet('A')).toBe(1_000_000);
  });

  test('every arrival gives an idle table its half hour anew', () => {
    const script = new TableScript();
    script.wait(29 * MINUTE);
    script.sit('A');
    script.wait(29 * MINUTE);
    expect(script.table.status).toBe('open');
    script.wait(MINUTE);
    expect(script.table.status).toBe('closed');
  });
});
