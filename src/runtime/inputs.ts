import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { gameOf } from '../engine/games/index.ts';
import type { Card } from '../engine/card.ts';
import type { TableInputs } from '../table/protocol.ts';
import type { Table } from '../table/table.ts';
import type { Shuffle } from './shuffle.ts';

export interface World {
  /** Epoch ms. */
  readonly now: number;
  readonly shuffle: Shuffle;
  /** Who commands, if anybody does. */
  readonly member: MemberId | null;
  readonly walletOf: (member: MemberId) => Chips;
}

/**
 * The outside world at one moment, for one table. Decks are shuffled, and wallets read, only where they
 * are looked at.
 */
export function inputsFor(table: Table, { now, shuffle, member, walletOf }: World): TableInputs {
  const { gameId, seats } = table.settings;
  const size = gameOf(gameId).deck;
  let deck: readonly Card[] | null = null;
  let redeal: readonly Card[] | null = null;
  let lots: readonly number[] | null = null;
  return {
    now,
    get deck() {
      return (deck ??= shuffle.deck(size));
    },
    get redeal() {
      return (redeal ??= shuffle.redeal(size));
    },
    get buttonLots() {
      return (lots ??= shuffle.seats(seats));
    },
    get balance() {
      return member === null ? 0 : walletOf(member);
    },
    get balances() {
      const members = table.seats.flatMap((seat) => (seat?.autoTopUp === true ? [seat.member] : []));
      return Object.fromEntries(members.map((seated) => [seated, walletOf(seated)]));
    },
  };
}
