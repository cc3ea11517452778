import { at } from '../../../src/shared/invariant.ts';

/** All the chance of a simulation: the same seed rolls the same dice. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Uniform in [0, 1): mulberry32. */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to `limit`, without it. */
  below(limit: number): number {
    return Math.floor(this.roll() * limit);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.roll() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.below(items.length));
  }

  byte(): number {
    return this.below(256);
  }

  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const moved = at(order, last);
      order[last] = at(order, other);
      order[other] = moved;
    }
    return order;
  }

  /** Another die, whose rolls do not depend on how often this one is rolled from here on. */
  fork(): Dice {
    return new Dice(this.below(2 ** 32));
  }
}
