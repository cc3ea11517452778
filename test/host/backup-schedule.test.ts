import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BackupSchedule } from '../../src/runtime/backup-schedule.ts';
import { createLog } from '../../src/runtime/log.ts';
import { FakeClock } from '../support/fake-clock.ts';

const NOON = Date.UTC(2026, 0, 31, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A schedule of every six hours, and the times (in hours after the start) at which it took a backup. */
function scheduled(
  lastTakenAt: number | null,
  outcome: () => Promise<string> = () => Promise.resolve('done'),
) {
  const clock = new FakeClock(NOON);
  const taken: number[] = [];
  const logged: string[] = [];
  const schedule = new BackupSchedule({
    clock,
    log: createLog({ level: 'info', destination: { write: (line: string) => void logged.push(line) } }),
    everyHours: 6,
    lastTakenAt: () => lastTakenAt,
    take: () => {
      taken.push((clock.now() - NOON) / HOUR);
      return outcome();
    },
  });
  schedule.start();
  const pass = async (hours: number): Promise<void> => {
    for (let step = 0; step < hours * 60; step += 1) {
      clock.advance(MINUTE);
      await setImmediate();
    }
  };
  return { schedule, taken, logged, pass };
}

describe('scheduled backups', () => {
  test('are taken a minute after the first start, and then every so many hours', async () => {
    const { schedule, taken, pass } = scheduled(null);
    expect(schedule.lastTakenAt).toBeNull();
    await pass(13);
    expect(taken.map((hours) => Math.round(hours * 60))).toEqual([1, 361, 721]);
    expect(schedule.lastTakenAt).toBe(NOON + 721 * MINUTE);
  });

  test('go by the newest that is there: starting often takes none more', async () => {
    const { taken, pass } = scheduled(NOON - 4 * HOUR);
    await pass(3);
    expect(taken).toEqual([2]);
  });

  test('that are overdue are taken soon', async () => {
    const { taken, pass } = scheduled(NOON - 100 * HOUR);
    await pass(1);
    expect(taken).toEqual([1 / 60]);
  });

  test('that fail are in the log with the reason, and tried again in an hour', async () => {
    const outcomes = [
      Promise.reject(new Error('No backup was taken. The disk is full.')),
      Promise.resolve('done'),
    ];
    const { schedule, taken, logged, pass } = scheduled(
      NOON - 6 * HOUR,
      () => outcomes.shift() ?? Promise.resolve(''),
    );
    await pass(2);
    expect(taken.map((hours) => Math.round(hours * 60))).toEqual([1, 61]);
    expect(logged.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['error', 'info']);
    expect(logged[0]).toContain('The disk is full.');
    expect(schedule.lastTakenAt).toBe(NOON + 61 * MINUTE);
  });

  test('are no more taken once the bot stops', async () => {
    const { schedule, taken, pass } = scheduled(null);
    schedule.stop();
    await pass(1);
    expect(taken).toEqual([]);
  });
});
