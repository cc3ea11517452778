import { describe, expect, test } from 'vitest';
import { rakeByDay, rakeDescription } from '../../../src/discord/render/rake-by-day.ts';
import { messagesFor } from '../../../src/i18n/index.ts';
import type { DayReport, Report } from '../../../src/runtime/floor-protocol.ts';

const DAY = 86_400_000;
const english = messagesFor('en');

/** A report of days, counted from 1 January 2026, with so much rake. */
function reportOf(rakes: Readonly<Record<number, number>>): Report {
  const first = Date.UTC(2026, 0, 1) / DAY;
  const days = Object.entries(rakes).map(([day, rake]): DayReport => ({
    day: first + Number(day),
    hands: 1,
    pot: 10_000,
    rake,
  }));
  return { hands: days.length, voided: 0, players: 2, pot: 0, rake: 0, games: [], tables: [], days };
}

const noon = (day: number): number => Date.UTC(2026, 0, 1 + day, 12);

describe('the rake of each day', () => {
  test('has a bar for every day of the period, also where no hand was played', () => {
    const period = { from: noon(0), until: noon(7) + 1 };
    const scene = rakeByDay(reportOf({ 1: 150, 6: 80 }), 'week', period, english);
    expect(scene?.bars).toEqual([
      { label: '1 Jan', amount: 0 },
      { label: '2 Jan', amount: 150 },
      { label: '3 Jan', amount: 0 },
      { label: '4 Jan', amount: 0 },
      { label: '5 Jan', amount: 0 },
      { label: '6 Jan', amount: 0 },
      { label: '7 Jan', amount: 80 },
      { label: '8 Jan', amount: 0 },
    ]);
  });

  test('from the beginning goes from the first hand to the last, at most the last sixty days', () => {
    const all = { from: 0, until: noon(400) };
    expect(rakeByDay(reportOf({ 3: 100, 5: 200 }), 'all', all, english)?.bars).toHaveLength(3);
    const long = rakeByDay(reportOf({ 0: 100, 300: 200 }), 'all', all, english);
    expect([long?.bars.length, long?.bars[0]?.label, long?.bars.at(-1)?.label]).toEqual([
      60,
      '30 Aug',
      '28 Oct',
    ]);
  });

  test('is no picture where no hand was played', () => {
    expect(rakeByDay(reportOf({}), 'week', { from: noon(0), until: noon(7) }, english)).toBeNull();
  });

  test.each([
    ['en', 'Rake per day (UTC) · Last 7 days: 2 Jan 1,287.50, 7 Jan 0.80'],
    ['it', 'Rake al giorno (UTC) · Ultimi 7 giorni: 2 gen 1.287,50, 7 gen 0,80'],
  ])('is told in words (%s)', (locale, words) => {
    const messages = messagesFor(locale);
    const period = { from: noon(0), until: noon(7) };
    const scene = rakeByDay(reportOf({ 1: 128_750, 6: 80 }), 'week', period, messages);
    expect(scene === null ? null : rakeDescription(scene, messages)).toBe(words);
  });

  test('is described in at most 1024 characters', () => {
    const rakes = Object.fromEntries(Array.from({ length: 60 }, (_, day) => [day, 100_000_000 + day]));
    const scene = rakeByDay(reportOf(rakes), 'all', { from: 0, until: noon(60) }, english);
    expect(scene === null ? 0 : rakeDescription(scene, english).length).toBeLessThanOrEqual(1024);
  });
});
