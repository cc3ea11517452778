import type { Clock } from '../../shared/clock.ts';
import { failureOf } from './api-errors.ts';
import type { Turns } from './turns.ts';

/** How often a request is made in all before it is given up for now. */
export const MAX_TRIES = 3;
const FIRST_PAUSE_MS = 1000;
/** So often a request waits as long as Discord says. */
const MOST_WAITS = 30;

/** How long to wait after the given failed try (from 1): doubling, up to a minute. */
export function pauseAfter(tries: number): number {
  return Math.min(60_000, FIRST_PAUSE_MS * 2 ** (tries - 1));
}

/** The pauses between two tries. Once they are over for good, nobody waits any more. */
export class Pauses {
  readonly #clock: Clock;
  readonly #turns: Turns;
  readonly #waiting = new Set<() => void>();
  #over = false;

  constructor(clock: Clock, turns: Turns) {
    this.#clock = clock;
    this.#turns = turns;
  }

  async wait(ms: number): Promise<void> {
    await this.#pause((done) => this.#clock.at(this.#clock.now() + ms, done));
  }

  /** The process stops: whatever waits for its next try makes it now. */
  end(): void {
    this.#over = true;
    for (const done of this.#waiting) done();
  }

  /**
   * Makes a request up to {@link MAX_TRIES} times, as long as it fails for a reason that may pass. To wait for
   * its turn is no failure, nor is to be told how long to wait.
   */
  async retrying<T>(request: () => Promise<T>): Promise<T> {
    const since = this.#clock.now();
    let waits = 0;
    let tries = 1;
    for (;;) {
      try {
        return await request();
      } catch (error) {
        const failure = failureOf(error);
        if (failure?.kind === 'notYet' && !this.#over) {
          await this.#pause((done) => this.#turns.take(failure, since, done).cancel);
          continue;
        }
        if (failure?.kind !== 'passing') throw error;
        if (failure.retryAfterMs !== null && waits < MOST_WAITS && !this.#over) waits += 1;
        else if (tries < MAX_TRIES) tries += 1;
        else throw error;
        await this.wait(failure.retryAfterMs ?? pauseAfter(tries - 1));
      }
    }
  }

  /** @param begin has `done` called in time, and returns what prevents that */
  async #pause(begin: (done: () => void) => () => void): Promise<void> {
    if (this.#over) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        cancel();
        this.#waiting.delete(done);
        resolve();
      };
      const cancel = begin(done);
      this.#waiting.add(done);
    });
  }
}
