import type { Chips } from '../shared/chips.ts';
import { invariant } from '../shared/invariant.ts';
import type { AccountId } from './account.ts';

/** Why chips moved. A mistake is undone by an opposite transfer, never by changing one. */
export type TransferReason =
  | 'startingBalance'
  | 'buyIn'
  | 'topUp'
  | 'cashOut'
  | 'rake'
  /** The free refill, `/daily`. */
  | 'refill'
  /** By the floor, from the mint and back to it. */
  | 'granted'
  | 'taken'
  /** A person was erased: what was in the wallet went back to the mint. */
  | 'erased';

/** Chips going from one account to another: balanced by its shape. */
export interface Transfer {
  readonly from: AccountId;
  readonly to: AccountId;
  /** In cents: a whole number above zero. */
  readonly amount: Chips;
  /** The same deed has the same key, so that it cannot be booked twice. */
  readonly key: string;
  readonly reason: TransferReason;
}

/** A transfer, or null where nothing moves; throws an InvariantError on an amount that cannot be chips. */
export function transferOf(transfer: Transfer): Transfer | null {
  const { from, to, amount, key, reason } = transfer;
  invariant(Number.isSafeInteger(amount) && amount >= 0, `not an amount of chips: ${amount} (${reason})`);
  invariant(from !== to, `from and to are the same account (${reason})`);
  return amount === 0 ? null : { from, to, amount, key, reason };
}

/** What transfers add to an account, or take from it (below zero). */
export function netOf(account: AccountId, transfers: readonly Transfer[]): Chips {
  let net = 0;
  for (const { from, to, amount } of transfers) {
    if (to === account) net += amount;
    if (from === account) net -= amount;
  }
  return net;
}
