import type { Clock } from '../shared/clock.ts';
import type { Channel } from './tables.ts';
import type { World, WorldEvent } from './world.ts';

/**
 * Archives threads in which nothing has been written for as long as their setting says. One alarm a
 * thread, which looks when it rings whether that is true.
 */
export class Archiver {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #alarms = new Map<string, () => void>();

  constructor(world: World, clock: Clock) {
    this.#world = world;
    this.#clock = clock;
    for (const channel of world.tables.all('channels')) this.#watch(channel);
    world.onEvent((event) => this.#notice(event));
  }

  close(): void {
    for (const cancel of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }

  #notice(event: WorldEvent): void {
    if (event.type === 'channelCreated' || event.type === 'channelUpdated') this.#watch(event.channel);
    if (event.type === 'channelDeleted') this.#forget(event.channel.id);
  }

  #forget(id: string): void {
    this.#alarms.get(id)?.();
    this.#alarms.delete(id);
  }

  #watch({ id, thread }: Channel): void {
    this.#forget(id);
    if (thread === null || thread.archived) return;
    const dueAt = thread.changedAt + thread.autoArchiveMinutes * 60_000;
    this.#alarms.set(
      id,
      this.#clock.at(dueAt, () => this.#ring(id)),
    );
  }

  #ring(id: string): void {
    const channel = this.#world.tables.get('channels', id);
    if (channel?.thread == null || channel.thread.archived) return;
    const dueAt = channel.thread.changedAt + channel.thread.autoArchiveMinutes * 60_000;
    if (this.#clock.now() < dueAt) this.#watch(channel);
    else this.#world.changeThread(id, { archived: true, changedAt: this.#clock.now() });
  }
}
