import type { Clock } from '../../shared/clock.ts';

/** So far back it is known how long people could not be reached. */
const KNOWN_MS = 24 * 60 * 60 * 1000;

interface Outage {
  /** Both in epoch ms. */
  readonly from: number;
  readonly to: number;
}

/** When people could not be reached, as the gateway tells it. */
export class Outages {
  readonly #clock: Clock;
  #over: readonly Outage[] = [];
  #since: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns whether that is new. */
  begin(): boolean {
    if (this.#since !== null) return false;
    this.#since = this.#clock.now();
    return true;
  }

  /** Returns since when it was so (epoch ms); null: it was not. */
  end(): number | null {
    const from = this.#since;
    if (from === null) return null;
    this.#since = null;
    this.#over = [...this.#lately(), { from, to: this.#clock.now() }];
    return from;
  }

  /** How long all of those took that ended in the last 24 hours, in ms. */
  get lastedMs(): number {
    return this.#lately().reduce((total, { from, to }) => total + to - from, 0);
  }

  #lately(): readonly Outage[] {
    return this.#over.filter(({ to }) => to > this.#clock.now() - KNOWN_MS);
  }
}
