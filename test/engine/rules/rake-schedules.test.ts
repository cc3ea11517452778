import { expect, test } from 'vitest';
import { rakeFor, type RakeSchedule } from '../../../src/engine/rake.ts';

// docs/rules.md §4 «the room's schedule», «caps», other schedules

const room: RakeSchedule = { type: 'room' };

test.each([
  // With a chip unit below 0.05: 0.01 for each full 0.18.
  { pot: 1800, chipUnit: 1, rake: 100 },
  { pot: 35, chipUnit: 1, rake: 1 },
  { pot: 36, chipUnit: 1, rake: 2 },
  { pot: 17, chipUnit: 1, rake: 0 },
  { pot: 5, chipUnit: 1, rake: 0 },
  { pot: 180, chipUnit: 1, rake: 10 },
  { pot: 90, chipUnit: 2, rake: 4 },
  // From 0.05 up: 0.055 for each full 1.00, then down to the chip unit.
  { pot: 99, chipUnit: 5, rake: 0 },
  { pot: 100, chipUnit: 5, rake: 5 },
  { pot: 200, chipUnit: 5, rake: 10 },
  { pot: 299, chipUnit: 5, rake: 10 },
  { pot: 1000, chipUnit: 5, rake: 55 },
  { pot: 1000, chipUnit: 25, rake: 50 },
  { pot: 1000, chipUnit: 100, rake: 0 },
])('the room takes $rake of a pot of $pot with a chip unit of $chipUnit', ({ pot, chipUnit, rake }) => {
  expect(rakeFor(room, { pot, chipUnit, dealtIn: 6, level: 200 })).toBe(rake);
});

test.each([
  { dealtIn: 2, level: 2, cap: 100 },
  { dealtIn: 2, level: 1000, cap: 100 },
  { dealtIn: 3, level: 1, cap: 100 },
  { dealtIn: 3, level: 2, cap: 100 },
  { dealtIn: 4, level: 10, cap: 100 },
  { dealtIn: 4, level: 19, cap: 100 },
  { dealtIn: 3, level: 20, cap: 200 },
  { dealtIn: 4, level: 200, cap: 200 },
  { dealtIn: 4, level: 399, cap: 200 },
  { dealtIn: 3, level: 400, cap: 300 },
  { dealtIn: 5, level: 10, cap: 200 },
  { dealtIn: 5, level: 19, cap: 200 },
  { dealtIn: 10, level: 20, cap: 300 },
  { dealtIn: 6, level: 200, cap: 300 },
  { dealtIn: 6, level: 400, cap: 300 },
  { dealtIn: 6, level: 5000, cap: 300 },
])('with $dealtIn players at level $level the room takes $cap at most', ({ dealtIn, level, cap }) => {
  expect(rakeFor(room, { pot: 1_000_000, chipUnit: 1, dealtIn, level })).toBe(cap);
});

test('the cap is a multiple of the chip unit too', () => {
  expect(rakeFor(room, { pot: 1_000_000, chipUnit: 30, dealtIn: 2, level: 60 })).toBe(90);
});

test('no schedule, no rake', () => {
  expect(rakeFor({ type: 'none' }, { pot: 1_000_000, chipUnit: 1, dealtIn: 6, level: 200 })).toBe(0);
});

test('a percentage is capped in big blinds', () => {
  const schedule: RakeSchedule = { type: 'percentage', basisPoints: 500, capBigBlinds: 3 };
  expect(rakeFor(schedule, { pot: 1999, chipUnit: 1, dealtIn: 6, level: 200 })).toBe(99);
  expect(rakeFor(schedule, { pot: 1999, chipUnit: 25, dealtIn: 6, level: 200 })).toBe(75);
  expect(rakeFor(schedule, { pot: 1_000_000, chipUnit: 1, dealtIn: 6, level: 200 })).toBe(600);
});

test("a server's own schedule is capped by the players dealt in", () => {
  const caps = [
    { fromPlayers: 2, cap: 50 },
    { fromPlayers: 5, cap: 150 },
  ];
  const schedule: RakeSchedule = { type: 'custom', basisPoints: 1000, caps };
  const take = (dealtIn: number) => rakeFor(schedule, { pot: 10_000, chipUnit: 1, dealtIn, level: 200 });
  expect([take(2), take(4), take(5), take(9)]).toEqual([50, 50, 150, 150]);
});

test("below the first line of a server's own caps there is none", () => {
  const schedule: RakeSchedule = { type: 'custom', basisPoints: 1000, caps: [{ fromPlayers: 3, cap: 50 }] };
  expect(rakeFor(schedule, { pot: 10_000, chipUnit: 1, dealtIn: 2, level: 200 })).toBe(1000);
});
