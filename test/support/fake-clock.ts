import type { Clock } from '../../src/shared/clock.ts';

interface Alarm {
  readonly when: number;
  readonly order: number;
  readonly callback: () => void;
}

/** A clock that stands still until a test moves it; alarms ring in order of time, then of setting. */
export class FakeClock implements Clock {
  #now: number;
  #order = 0;
  #alarms: Alarm[] = [];

  constructor(start = Date.UTC(2026, 0, 1, 20, 0, 0)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  at(when: number, callback: () => void): () => void {
    const alarm: Alarm = { when, order: (this.#order += 1), callback };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Moves time forward, ringing every alarm on the way at its own time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#alarms
        .filter((alarm) => alarm.when <= end)
        .sort((a, b) => a.when - b.when || a.order - b.order)[0];
      if (next === undefined) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next);
      this.#now = Math.max(this.#now, next.when);
      next.callback();
    }
    this.#now = end;
  }

  /** When the next alarm rings (epoch ms), or null. */
  nextAlarm(): number | null {
    return this.#alarms.length === 0 ? null : Math.min(...this.#alarms.map((alarm) => alarm.when));
  }
}
