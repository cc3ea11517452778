import type { Clock } from '../../shared/clock.ts';

/** So long after a call the same table, and the same player, do not call again. */
const PAUSE_MS = 3 * 60_000;

/** When the floor was last called by whom and to where. Forgotten with the process: it only keeps the peace. */
export class FloorCalls {
  readonly #clock: Clock;
  readonly #last = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Null: these may call now, and have. Else when they may (epoch ms). */
  tryAt(keys: readonly string[]): number | null {
    const now = this.#clock.now();
    for (const [key, at] of this.#last) if (at + PAUSE_MS <= now) this.#last.delete(key);
    const last = keys.map((key) => this.#last.get(key)).filter((at) => at !== undefined);
    if (last.length > 0) return Math.max(...last) + PAUSE_MS;
    for (const key of keys) this.#last.set(key, now);
    return null;
  }
}
