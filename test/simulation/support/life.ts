import type { Clock } from '../../../src/shared/clock.ts';

/** The process has ended in the middle of something. Nothing that comes afterwards counts. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

/** One life of the bot's process: when it ends, so do its timers, and no answer reaches it any more. */
export class Life {
  readonly clock: Clock;
  readonly #cancels = new Set<() => void>();
  #alive = true;

  constructor(clock: Clock) {
    this.clock = {
      now: () => clock.now(),
      at: (when, callback) => {
        // What a process was doing when it ended may still set timers here; none of them ever rings.
        if (!this.#alive) return () => undefined;
        const cancel = (): void => {
          cancelAlarm();
          this.#cancels.delete(cancel);
        };
        const cancelAlarm = clock.at(when, () => {
          this.#cancels.delete(cancel);
          callback();
        });
        this.#cancels.add(cancel);
        return cancel;
      },
    };
  }

  get alive(): boolean {
    return this.#alive;
  }

  end(): void {
    this.#alive = false;
    for (const cancel of this.#cancels) cancel();
  }
}
