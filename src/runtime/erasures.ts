import type { Clock } from '../shared/clock.ts';
import type { MemberId } from '../shared/ids.ts';
import type { PendingErasure } from '../store/floor-records.ts';
import type { Store } from '../store/store.ts';
import type { FloorRoom } from './floor.ts';
import type { Erasure } from './floor-protocol.ts';
import type { Logger } from './log.ts';
import type { Commit } from './protocol.ts';
import { standUpEverywhere } from './standing-up.ts';

export interface ErasuresDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly room: FloorRoom;
}

/** A reader that keeps the log of changes from being emptied is mostly a backup, which takes seconds. */
const RETRY_MS = 10_000;

/**
 * Erasures that wait for the end of a hand: nobody is erased while chips of theirs are on a table. They
 * are in the database until no file holds a trace any more, so that they go on after a crash.
 */
export class Erasures {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #room: FloorRoom;
  readonly #pending = new Map<MemberId, PendingErasure>();
  #cancelRetry: (() => void) | null = null;

  constructor({ store, clock, log, room }: ErasuresDeps) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#room = room;
  }

  start(): void {
    for (const erasure of this.#store.floor.pendingErasures()) {
      this.#attempt(() => this.begin(erasure));
    }
  }

  stop(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  /** Stands the member up everywhere, and erases them if no hand keeps them. */
  begin(erasure: PendingErasure): Erasure {
    const { member, guildId } = erasure;
    this.#pending.set(member, erasure);
    standUpEverywhere(this.#room, { guildId, member, key: ({ id, version }) => `${id}:${version}:erase` });
    return this.#finish(erasure);
  }

  committed({ events }: Commit): void {
    if (this.#pending.size === 0) return;
    for (const event of events) {
      const erasure = event.type === 'seatLeft' ? this.#pending.get(event.member) : undefined;
      if (erasure !== undefined) this.#attempt(() => this.#finish(erasure));
    }
  }

  #finish(erasure: PendingErasure): Erasure {
    const { member, guildId } = erasure;
    if (!this.#pending.has(member)) return { done: true };
    const seated = this.#room.tablesAt(member);
    if (seated.length > 0) return { done: false, waitsFor: seated.map(({ id }) => id) };
    this.#room.erase(guildId, member);
    this.#pending.delete(member);
    this.#removeTraces();
    return { done: true };
  }

  /** What was erased is in the log of changes until that is emptied, which no reader of the database allows. */
  #removeTraces(): void {
    this.stop();
    if (this.#attempt(() => this.#store.members.finishErasures()) === true) return;
    this.#log.info({ retryInMs: RETRY_MS }, 'the log of changes still holds who was erased; trying again');
    this.#cancelRetry = this.#clock.at(this.#clock.now() + RETRY_MS, () => this.#removeTraces());
  }

  /** Nobody waits for the answer: it is tried again, at the next start at the latest. */
  #attempt<T>(work: () => T): T | null {
    try {
      return work();
    } catch (error) {
      this.#log.error({ err: error }, 'an erasure could not be finished; it is tried again');
      return null;
    }
  }
}
