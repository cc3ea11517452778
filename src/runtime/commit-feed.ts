import type { Logger } from './log.ts';
import type { Commit } from './protocol.ts';

/** Tells everybody who listens of each commit, in the order of the commits. */
export class CommitFeed {
  readonly #log: Logger;
  readonly #listeners = new Set<(commit: Commit) => void>();
  readonly #untold: Commit[] = [];
  #telling = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Returns the way to stop it. */
  listen(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /**
   * A listener may commit something in its turn: what comes of that waits until everybody has heard this one,
   * and `last` too, who is told after all listeners.
   */
  tell(commit: Commit, last: (commit: Commit) => void): void {
    this.#untold.push(commit);
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (let next = this.#untold.shift(); next !== undefined; next = this.#untold.shift()) {
        this.#tellListeners(next);
        last(next);
      }
    } finally {
      this.#telling = false;
    }
  }

  #tellListeners(commit: Commit): void {
    for (const listener of this.#listeners) {
      try {
        listener(commit);
      } catch (error) {
        const { id, handNumber, version } = commit.after;
        this.#log.error(
          { table: id, hand: handNumber, version, command: commit.cause, err: error },
          'a listener failed; the commit stands',
        );
      }
    }
  }
}
