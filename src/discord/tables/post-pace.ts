import type { Clock } from '../../shared/clock.ts';
import { MAX_TRIES, pauseAfter } from '../connection/retry.ts';
import type { NotYet, Turn, Turns } from '../connection/turns.ts';

/** Edits that nobody clicked for come at most this often. */
const EDIT_EVERY_MS = 1000;
/** After {@link MAX_TRIES} failures in a row the next try waits this long. */
const LATER_MS = 30_000;
/**
 * Before whatever was held back no longer ago than this a table takes its turn: with its message everybody
 * can act and see their cards, with a direct message one player can see theirs.
 */
const HEAD_START_MS = 30_000;

/** When the next request for the message of a table may be made. */
export class PostPace {
  readonly #clock: Clock;
  readonly #turns: Turns;
  readonly #onDue: () => void;
  #notBefore = 0;
  #failures = 0;
  /** The turn under a limit that the newest state waits for, and since when it does (epoch ms). */
  #turn: Turn | null = null;
  #waitsSince: number | null = null;
  #cancelTimer: (() => void) | null = null;
  #stopped = false;

  /** @param onDue told when it is worth asking again whether a request may be made */
  constructor({ clock, turns }: { readonly clock: Clock; readonly turns: Turns }, onDue: () => void) {
    this.#clock = clock;
    this.#turns = turns;
    this.#onDue = onDue;
  }

  /**
   * Whether a request may be made now; if not, it says so when one may.
   * @param from when there is a reason to make it (epoch ms)
   */
  allows(from: number): boolean {
    if (this.#turn !== null) return false;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    const at = Math.max(this.#notBefore, from);
    if (at <= this.#clock.now()) return true;
    this.#cancelTimer = this.#clock.at(at, this.#onDue);
    return false;
  }

  /** A request is made: the next one keeps its distance. */
  begin(): void {
    this.#notBefore = this.#clock.now() + EDIT_EVERY_MS;
  }

  /** A state has arrived. */
  arrived(): void {
    this.#failures = 0;
    this.#waitsSince = null;
  }

  /** Nothing keeps the next request any more: it is for another message. */
  startAnew(): void {
    this.#notBefore = 0;
    this.#dropTurn();
  }

  /** The next request is to come after so long. */
  pause(ms: number): void {
    this.#notBefore = this.#clock.now() + ms;
  }

  /** A request has failed. Returns how long to wait before the next, where nobody says anything else (ms). */
  failed(): number {
    this.#failures += 1;
    return pauseAfter(this.#failures);
  }

  /** Whether so much has failed that the next request comes much later. */
  putsOff(): boolean {
    if (this.#failures < MAX_TRIES) return false;
    this.#failures = 0;
    this.pause(LATER_MS);
    return true;
  }

  /** A request was held back, which is no failure. Returns how long the state will have waited in all (ms). */
  waitForTurn(failure: NotYet): number {
    if (this.#stopped) return 0;
    const since = this.#waitsSince ?? this.#clock.now();
    this.#waitsSince = since;
    // Nothing was sent, so nothing has to keep its distance.
    this.#notBefore = 0;
    this.#turn = this.#turns.take(failure, since - HEAD_START_MS, () => {
      this.#turn = null;
      this.#onDue();
    });
    return this.#turn.at - since;
  }

  stop(): void {
    this.#stopped = true;
    this.#cancelTimer?.();
    this.#dropTurn();
  }

  #dropTurn(): void {
    this.#turn?.cancel();
    this.#turn = null;
  }
}
