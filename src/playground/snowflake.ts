/** Milliseconds between the Unix epoch and Discord's own (the first second of 2015). */
const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * The clock is never taken to be earlier than this: discord.js files its requests by the pattern
 * `\d{17,19}`, so that a shorter id would put all routes of a kind into one queue.
 */
const EARLIEST = Date.UTC(2024, 0, 1);

/** How much time one note of the id counter covers, in ms. */
const RESERVED_MS = 1000;

/** Makes ids like Discord's: the time in the upper bits, a count below, never twice the same. */
export class Snowflakes {
  readonly #now: () => number;
  readonly #onReserve: (untilMs: number) => void;
  #lastMs: number;
  #reservedMs: number;
  #count = 0;

  /**
   * @param startMs no id is older than this: a restart hands in what was last given to `onReserve`,
   * so that an id is not used again, whatever the clock says.
   */
  constructor(now: () => number, startMs: number, onReserve: (untilMs: number) => void) {
    this.#now = now;
    this.#onReserve = onReserve;
    this.#lastMs = Math.max(startMs, EARLIEST);
    this.#reservedMs = this.#lastMs;
  }

  next(): string {
    const now = this.#now();
    if (now > this.#lastMs) {
      this.#lastMs = now;
      this.#count = 0;
    } else if (this.#count === 4095) {
      this.#lastMs += 1;
      this.#count = 0;
    } else {
      this.#count += 1;
    }
    if (this.#lastMs >= this.#reservedMs) {
      this.#reservedMs = this.#lastMs + RESERVED_MS;
      this.#onReserve(this.#reservedMs);
    }
    return ((BigInt(this.#lastMs - DISCORD_EPOCH) << 22n) | BigInt(this.#count)).toString();
  }
}

/** When the thing with this id was made, in ms since the Unix epoch. */
export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}

/** The order of two ids in time, for `sort`. */
export function byAge(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isSnowflake(value: string): boolean {
  return /^\d{17,19}$/.test(value);
}
