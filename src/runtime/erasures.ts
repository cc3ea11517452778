import type { MemberId } from '../shared/ids.ts';
import type { PendingErasure } from '../store/floor-records.ts';
import type { Store } from '../store/store.ts';
import type { FloorRoom } from './floor.ts';
import type { Erasure } from './floor-protocol.ts';
import type { Logger } from './log.ts';
import type { Commit } from './protocol.ts';
import { standUpEverywhere } from './standing-up.ts';

/**
 * Erasures that wait for the end of a hand: nobody is erased while chips of theirs are on a table. They
 * are in the database, so that they go on after a crash.
 */
export class Erasures {
  readonly #store: Store;
  readonly #log: Logger;
  readonly #room: FloorRoom;
  readonly #pending = new Map<MemberId, PendingErasure>();

  constructor({
    store,
    log,
    room,
  }: {
    readonly store: Store;
    readonly log: Logger;
    readonly room: FloorRoom;
  }) {
    this.#store = store;
    this.#log = log;
    this.#room = room;
  }

  start(): void {
    for (const erasure of this.#store.floor.pendingErasures()) {
      this.#attempt(() => this.begin(erasure));
    }
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
    return { done: true };
  }

  /** Nobody waits for the answer: it is tried again at the next start. */
  #attempt(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.#log.error({ err: error }, 'an erasure could not be finished; the next start tries again');
    }
  }
}
