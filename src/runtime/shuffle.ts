import { randomFillSync } from 'node:crypto';
import type { SeatIndex } from '../shared/chips.ts';
import { at } from '../shared/invariant.ts';
import type { Card } from '../engine/card.ts';
import { cardsOfDeck, type DeckId } from '../engine/deck.ts';

/** Where chance comes from. Tests hand in one that deals the cards they need. */
export interface Shuffle {
  /** A whole deck in a random order. */
  deck(deck: DeckId): readonly Card[];
  /** A second, independent order of the deck, for discards that come back. */
  redeal(deck: DeckId): readonly Card[];
  /** The seats of a table in a random order. */
  seats(count: number): readonly SeatIndex[];
}

/** Every order from the system's cryptographic generator (docs/rules.md §7). */
export const secureShuffle: Shuffle = {
  deck: (deck) => shuffled(cardsOfDeck(deck)),
  redeal: (deck) => shuffled(cardsOfDeck(deck)),
  seats: (count) => shuffled(Array.from({ length: count }, (_, seat) => seat)),
};

/** Fisher–Yates: every order is equally likely, because every index below is. At most 256 items. */
export function shuffled<T>(items: readonly T[], randomByte: () => number = pooledByte): readonly T[] {
  const order = items.slice();
  for (let last = order.length - 1; last > 0; last -= 1) {
    const pick = indexBelow(last + 1, randomByte);
    const moved = at(order, last);
    order[last] = at(order, pick);
    order[pick] = moved;
  }
  return order;
}

/**
 * A uniform index below `count` (at most 256). Bytes above the last full multiple of `count` are
 * thrown away: taking the remainder of them would favour the low indices.
 */
function indexBelow(count: number, randomByte: () => number): number {
  const limit = 256 - (256 % count);
  for (;;) {
    const byte = randomByte();
    if (byte < limit) return byte % count;
  }
}

const POOL_BYTES = 4096;
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;

/** A byte of the system's generator; asking for them in bulk is what makes a shuffle cheap. */
function pooledByte(): number {
  if (used === POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  used += 1;
  return byte;
}
