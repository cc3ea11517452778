import type { Clock } from '../../shared/clock.ts';
import type { Failure } from './api-errors.ts';

/** From one second of the limit to the next, with what the client adds so as not to come too early. */
const ROUND_MS = 1050;

export type NotYet = Extract<Failure, { readonly kind: 'notYet' }>;

/** The place of one request that waits. */
export interface Turn {
  /** When it is most likely to come (epoch ms). */
  readonly at: number;
  readonly cancel: () => void;
}

interface Waiting {
  readonly since: number;
  readonly go: () => void;
}

/**
 * Where requests wait that a limit has held back. Under the limit that all of them share they are let go in
 * the order in which they first wanted to, and as many in a second as it takes: if each tried again by itself,
 * every second would be a draw that somebody loses for a long time.
 */
export class Turns {
  readonly #clock: Clock;
  readonly #perSecond: number;
  /** Those that have waited longest come first. */
  readonly #queue: Waiting[] = [];
  #cancelAlarm: (() => void) | null = null;

  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /**
   * Calls `go` when a request may be tried again.
   * @param since when it was held back for the first time (epoch ms); earlier, for what is to go first
   */
  take({ forMs, isShared }: NotYet, since: number, go: () => void): Turn {
    const at = this.#clock.now() + forMs;
    if (!isShared) return { at, cancel: this.#clock.at(at, go) };
    const waiting = { since, go };
    const place = this.#queue.findLastIndex((other) => other.since <= since) + 1;
    this.#queue.splice(place, 0, waiting);
    // Whoever was held back last knows best when the next second begins.
    this.#openAt(at);
    const rounds = Math.floor(place / this.#perSecond);
    return { at: at + rounds * ROUND_MS, cancel: () => this.#drop(waiting) };
  }

  #openAt(at: number): void {
    this.#cancelAlarm?.();
    this.#cancelAlarm = this.#clock.at(at, () => this.#open());
  }

  #open(): void {
    this.#cancelAlarm = null;
    const next = this.#queue.splice(0, this.#perSecond);
    if (this.#queue.length > 0) this.#openAt(this.#clock.now() + ROUND_MS);
    for (const { go } of next) go();
  }

  #drop(waiting: Waiting): void {
    const place = this.#queue.indexOf(waiting);
    if (place >= 0) this.#queue.splice(place, 1);
    if (this.#queue.length > 0) return;
    this.#cancelAlarm?.();
    this.#cancelAlarm = null;
  }
}
