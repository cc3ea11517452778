import type { Chips } from '../shared/chips.ts';
import type { GuildId, MemberId } from '../shared/ids.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { walletOf } from '../ledger/account.ts';
import { dailyRefill } from '../ledger/transfers-for.ts';
import type { Store } from '../store/store.ts';
import type { GuildSettings } from './guild-settings.ts';
import type { RoomDefaults } from './protocol.ts';

/** The free refill of a room. Amounts in cents. */
export interface RefillTerms {
  /** 0: there is none. */
  readonly amount: Chips;
  /** How long after one the next may follow. */
  readonly everyMs: number;
  /** Only for who has less than this, wallet and chips in play together. */
  readonly below: Chips;
}

/** A refill that was given. */
export interface Refill {
  readonly amount: Chips;
  /** What the wallet holds now. */
  readonly balance: Chips;
  /** Epoch ms. */
  readonly nextAt: number;
}

/** Why there is no refill now. */
export type RefillRefusal =
  | { readonly code: 'noRefills' }
  | { readonly code: 'refillTooSoon'; readonly amount: Chips; readonly nextAt: number }
  | { readonly code: 'refillNotNeeded'; readonly have: Chips; readonly below: Chips }
  | { readonly code: 'alreadyDone' };

export interface RefillRequest {
  readonly guildId: GuildId;
  readonly member: MemberId;
  /** What the member has on the tables, what they have put into running pots included. */
  readonly inPlay: Chips;
  /** The interaction's id: the same request delivered twice gives one refill. */
  readonly key: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Gives the refill, or says why not. Throws a StoreError where it cannot be written. */
export function giveRefill(
  { accounts, book }: Pick<Store, 'accounts' | 'book'>,
  { guildId, member, inPlay, key, at }: RefillRequest,
  { amount, everyMs, below }: RefillTerms,
): Result<Refill, RefillRefusal> {
  const wallet = walletOf(member);
  const refill = dailyRefill(guildId, member, { amount, key });
  if (refill === null) return err({ code: 'noRefills' });
  if (accounts.isBooked(refill.key)) return err({ code: 'alreadyDone' });
  const last = accounts.lastIntoFor(wallet, 'refill');
  if (last !== null && at < last + everyMs) {
    return err({ code: 'refillTooSoon', amount, nextAt: last + everyMs });
  }
  const balance = accounts.balanceOf(wallet);
  const have = balance + inPlay;
  if (have >= below) return err({ code: 'refillNotNeeded', have, below });
  book(refill, at);
  return ok({ amount, balance: balance + amount, nextAt: at + everyMs });
}

/** A server's own refill; without its saying it is for whoever has less than its starting balance. */
export function refillTerms({ refill }: RoomDefaults, own: GuildSettings): RefillTerms {
  return {
    amount: own.refill ?? refill.amount,
    everyMs: own.refillEveryMs ?? refill.everyMs,
    below: own.refillBelow ?? own.startingBalance ?? refill.below,
  };
}
