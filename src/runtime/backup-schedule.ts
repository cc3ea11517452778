import type { Clock } from '../shared/clock.ts';
import type { Logger } from './log.ts';

export interface BackupScheduleOptions {
  readonly clock: Clock;
  readonly log: Logger;
  readonly everyHours: number;
  /** When the newest backup there is was taken (epoch ms); null: there is none. */
  readonly lastTakenAt: () => number | null;
  /** Takes one, and says in a sentence what it has taken. */
  readonly take: () => Promise<string>;
}

const HOUR_MS = 60 * 60 * 1000;

/** A start has more urgent things to do. */
const NOT_BEFORE_MS = 60_000;

/**
 * Takes backups while the bot runs. It goes by the backups that are there: starting the bot often takes
 * none more, and a bot that was down takes its overdue one soon.
 */
export class BackupSchedule {
  readonly #options: BackupScheduleOptions;
  #cancel: (() => void) | null = null;
  #lastTakenAt: number | null = null;
  #stopped = false;

  constructor(options: BackupScheduleOptions) {
    this.#options = options;
  }

  /** When the newest backup was taken (epoch ms); null: there is none. */
  get lastTakenAt(): number | null {
    return this.#lastTakenAt;
  }

  start(): void {
    const { clock, lastTakenAt, everyHours } = this.#options;
    this.#lastTakenAt = lastTakenAt();
    const due = this.#lastTakenAt === null ? 0 : this.#lastTakenAt + everyHours * HOUR_MS;
    this.#takeAt(Math.max(due, clock.now() + NOT_BEFORE_MS));
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #takeAt(when: number): void {
    this.#cancel = this.#options.clock.at(when, () => void this.#take());
  }

  /** Never rejects. */
  async #take(): Promise<void> {
    const { clock, log, take, everyHours } = this.#options;
    const at = clock.now();
    let next = at + everyHours * HOUR_MS;
    try {
      log.info({ backup: await take() }, 'a backup was taken');
      this.#lastTakenAt = at;
    } catch (error) {
      if (this.#stopped) return;
      next = clock.now() + HOUR_MS;
      log.error({ err: error }, 'no backup could be taken; the next try is in an hour');
    }
    if (!this.#stopped) this.#takeAt(next);
  }
}
