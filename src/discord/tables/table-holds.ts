import type { TableId } from '../../shared/ids.ts';
import type { Room } from '../../runtime/room.ts';

/** Why the players of a table cannot act as they should: they are not shown the state, or Discord is down there. */
export type HoldReason = 'unseen' | 'outage';

/** Stops the clocks of a table for as long as there is a reason to; that time is charged to nobody. */
export class TableHolds {
  readonly #room: Room;
  readonly #reasons = new Map<TableId, Set<HoldReason>>();
  #allStand = false;

  constructor(room: Room) {
    this.#room = room;
  }

  hold(table: TableId, reason: HoldReason): void {
    const reasons = this.#reasons.get(table) ?? new Set();
    this.#reasons.set(table, reasons.add(reason));
    if (!this.#allStand) this.#room.hold(table);
  }

  release(table: TableId, reason: HoldReason): void {
    const reasons = this.#reasons.get(table);
    if (reasons?.delete(reason) !== true || reasons.size > 0) return;
    this.#reasons.delete(table);
    if (!this.#allStand) this.#room.release(table);
  }

  /** Nobody can be reached: the clocks of the whole room stand until {@link startAll}. */
  stopAll(): void {
    this.#allStand = true;
    this.#room.stop();
  }

  /** `runningUntil`: the last moment the clocks counted (epoch ms). */
  startAll(runningUntil: number): void {
    this.#allStand = false;
    this.#room.start(runningUntil);
    for (const table of this.#reasons.keys()) this.#room.hold(table);
  }
}
