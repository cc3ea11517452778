/**
 * Time as the runtime and the playground see it. The system's clock is made in
 * `runtime/clock.ts`; tests hand in one that they move themselves.
 */
export interface Clock {
  /** Now, in milliseconds since the Unix epoch. */
  now(): number;
  /**
   * Calls `callback` once, at `when` (epoch ms) or as soon after as possible, however far away that
   * is. Returns the cancellation, which is harmless afterwards.
   */
  at(when: number, callback: () => void): () => void;
}
