import { expect, test } from 'vitest';
import { Turns } from '../../../src/discord/connection/turns.ts';
import { FakeClock } from '../../support/fake-clock.ts';

/** Requests under a limit of two a second; those that are let go are noted by name, with the time. */
function setUp() {
  const clock = new FakeClock(0);
  const turns = new Turns(clock, 2);
  const gone: string[] = [];
  const take = (name: string, { since = 0, forMs = 500, isShared = true } = {}) =>
    turns.take({ kind: 'notYet', forMs, isShared }, since, () => gone.push(`${name} ${clock.now()}`));
  return { clock, take, gone };
}

test('as many are let go in a second as the limit takes, in the order in which they came', () => {
  const { clock, take, gone } = setUp();
  const turns = ['a', 'b', 'c', 'd', 'e'].map((name) => take(name));
  expect(turns.map(({ at }) => at)).toEqual([500, 500, 1550, 1550, 2600]);
  clock.advance(10_000);
  expect(gone).toEqual(['a 500', 'b 500', 'c 1550', 'd 1550', 'e 2600']);
});

test('who was let go too early keeps the place', () => {
  const { clock, take, gone } = setUp();
  for (const [since, name] of ['a', 'b', 'c', 'd'].entries()) take(name, { since });
  clock.advance(500);
  // The second had not begun: the client says so to both.
  take('b', { since: 1, forMs: 20 });
  take('a', { since: 0, forMs: 20 });
  clock.advance(10_000);
  expect(gone).toEqual(['a 500', 'b 500', 'a 520', 'b 520', 'c 1570', 'd 1570']);
});

test('what is to go first goes first', () => {
  const { clock, take, gone } = setUp();
  for (const name of ['a', 'b', 'c']) take(name);
  expect(take('table', { since: -1 }).at).toBe(500);
  clock.advance(10_000);
  expect(gone).toEqual(['table 500', 'a 500', 'b 1550', 'c 1550']);
});

test('who has given up takes nobody’s turn, and leaves no alarm behind', () => {
  const { clock, take, gone } = setUp();
  const [a, b, c] = ['a', 'b', 'c'].map((name) => take(name));
  a?.cancel();
  clock.advance(500);
  expect(gone).toEqual(['b 500', 'c 500']);
  b?.cancel();
  c?.cancel();
  take('d').cancel();
  expect(clock.nextAlarm()).toBeNull();
});

test('a limit of its own keeps nobody else waiting', () => {
  const { clock, take, gone } = setUp();
  for (const name of ['a', 'b', 'c']) take(name, { isShared: false });
  take('d', { isShared: false, forMs: 100 }).cancel();
  clock.advance(10_000);
  expect(gone).toEqual(['a 500', 'b 500', 'c 500']);
});
