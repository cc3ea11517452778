import { expect, test } from 'vitest';
import { tooYoung } from '../../src/runtime/account-age.ts';
import { changeIn, keptChange, settingsIn, UNTOUCHED } from '../../src/runtime/guild-settings.ts';
import { userId } from '../../src/shared/ids.ts';

test('a setting that a later version has added is at its default', () => {
  expect(settingsIn('{"refill":500}')).toEqual({ ...UNTOUCHED, refill: 500 });
});

test('what is kept of a change is what differs', () => {
  const before = { ...UNTOUCHED, refill: 500, stakes: [{ small: 100, big: 200 }] };
  const kept = keptChange(before, {
    ...before,
    stakes: [{ small: 100, big: 200 }],
    refill: null,
    turnMs: 5000,
  });
  expect(kept).toBe('{"before":{"turnMs":null,"refill":500},"after":{"turnMs":5000,"refill":null}}');
  const { names, before: was, after: is } = changeIn(kept ?? '');
  expect([names, was.refill, is.refill, is.turnMs]).toEqual([['turnMs', 'refill'], 500, null, 5000]);
});

test('nothing is kept where nothing differs', () => {
  expect(keptChange(UNTOUCHED, { ...UNTOUCHED })).toBeNull();
});

test('an account is as old as its id says', () => {
  // Discord's own example: made on 30 April 2016 at 11:18:25.796 UTC.
  const user = userId('175928847299117063');
  const playsFrom = Date.UTC(2016, 4, 30, 11, 18, 25, 796);
  expect(tooYoung(user, 30, playsFrom - 1)).toEqual({ code: 'accountTooYoung', days: 30, playsFrom });
  expect(tooYoung(user, 30, playsFrom)).toBeNull();
});
