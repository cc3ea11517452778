/** Counts what is under way towards Discord, so that stopping (and a test) can wait for the end of it. */
export class InFlight {
  readonly #running = new Set<Promise<unknown>>();

  /** Lets `work` run; it has to deal with its own failures. */
  track(work: Promise<void>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  get count(): number {
    return this.#running.size;
  }

  /** Resolves once nothing is under way; work that was started meanwhile is waited for too. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
