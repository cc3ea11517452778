import type { Clock } from '../../shared/clock.ts';
import { failureOf } from './api-errors.ts';

/** How often a request is made in all before it is given up for now. */
export const MAX_TRIES = 3;
const FIRST_PAUSE_MS = 1000;
/** So often a request waits for its turn under a limit; being told to wait is not a failed try. */
const MOST_TURNS = 30;

/** How long to wait after the given failed try (from 1): doubling, up to a minute. */
export function pauseAfter(tries: number): number {
  return Math.min(60_000, FIRST_PAUSE_MS * 2 ** (tries - 1));
}

/** The pauses between two tries. Once they are over for good, nobody waits any more. */
export class Pauses {
  readonly #clock: Clock;
  readonly #waiting = new Set<() => void>();
  #over = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async wait(ms: number): Promise<void> {
    if (this.#over) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        cancel();
        this.#waiting.delete(done);
        resolve();
      };
      const cancel = this.#clock.at(this.#clock.now() + ms, done);
      this.#waiting.add(done);
    });
  }

  /** The process stops: whatever waits for its next try makes it now. */
  end(): void {
    this.#over = true;
    for (const done of this.#waiting) done();
  }

  /** Makes a request up to {@link MAX_TRIES} times, as long as it fails for a reason that may pass. */
  async retrying<T>(request: () => Promise<T>): Promise<T> {
    let turns = 0;
    for (let tries = 1; ; tries += 1) {
      try {
        return await request();
      } catch (error) {
        const failure = failureOf(error);
        if (failure?.kind !== 'passing') throw error;
        if (failure.retryAfterMs !== null && turns < MOST_TURNS && !this.#over) {
          turns += 1;
          tries -= 1;
        } else if (tries === MAX_TRIES) throw error;
        await this.wait(failure.retryAfterMs ?? pauseAfter(tries));
      }
    }
  }
}
