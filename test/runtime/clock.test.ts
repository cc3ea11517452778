import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/runtime/clock.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an alarm rings at its time, once', () => {
  const clock = systemClock();
  const ring = vi.fn();
  clock.at(START + 500, ring);
  vi.advanceTimersByTime(499);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(DAY);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('an alarm beyond 24.8 days does not ring at once, but at its time', () => {
  const ring = vi.fn();
  systemClock().at(START + 60 * DAY, ring);
  vi.advanceTimersByTime(60 * DAY - 1);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('an alarm in the past rings as soon as possible, but never before its setter has gone on', () => {
  const ring = vi.fn();
  systemClock().at(START - DAY, ring);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('a cancelled alarm never rings, and cancelling twice or too late is harmless', () => {
  const clock = systemClock();
  const ring = vi.fn();
  const cancel = clock.at(START + 2 * DAY, ring);
  vi.advanceTimersByTime(DAY);
  cancel();
  cancel();
  vi.advanceTimersByTime(2 * DAY);
  expect(ring).not.toHaveBeenCalled();
});

test('when the machine slept, an alarm that is overdue rings within a minute of waking', () => {
  const ring = vi.fn();
  systemClock().at(START + DAY, ring);
  vi.setSystemTime(START + 2 * DAY);
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('when the clock is set back, an alarm waits for its time', () => {
  const ring = vi.fn();
  systemClock().at(START + 30_000, ring);
  vi.setSystemTime(START - 60_000);
  vi.advanceTimersByTime(30_000);
  expect(ring).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(ring).toHaveBeenCalledTimes(1);
});

test('a pending alarm does not keep the process alive', () => {
  vi.useRealTimers();
  const spy = vi.spyOn(globalThis, 'setTimeout');
  const cancel = systemClock().at(Date.now() + DAY, () => undefined);
  const timer = spy.mock.results[0]?.value as NodeJS.Timeout;
  expect(timer.hasRef()).toBe(false);
  cancel();
  spy.mockRestore();
});
