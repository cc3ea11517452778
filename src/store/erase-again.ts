import type { Table } from '../table/table.ts';
import { seatOf } from '../table/queries.ts';
import { walletOf } from '../ledger/account.ts';
import { erasedBalance } from '../ledger/transfers-for.ts';
import type { MemberId } from '../shared/ids.ts';
import type { Store } from './store.ts';

/** How many were erased again at once, and how many wait for the end of a hand, which only a running bot can play. */
export interface ErasedAgain {
  readonly erased: number;
  readonly waiting: number;
}

/**
 * Erases whom a restored backup has brought back, without a running room: whoever is at a table is noted down, and
 * goes when the bot has started. Each is on record. Throws a StoreError where that cannot be written.
 */
export function eraseAgain(store: Store, now: number): ErasedAgain {
  const tables = store.tables.open();
  let waiting = 0;
  const back = store.members.broughtBack();
  for (const { id: member, guildId } of back) {
    const nothing = { tableId: null, hand: null, amount: null, reason: null, changes: null };
    const entry = { guildId, actor: null, action: 'eraseAgain', target: member, ...nothing } as const;
    store.floor.erasureAsked({ member, guildId, actor: member }, entry, now);
    if (tables.some((table) => isThere(table, member))) waiting += 1;
    else {
      const balance = store.accounts.balanceOf(walletOf(member));
      store.members.erase(member, erasedBalance(guildId, member, balance), now);
    }
  }
  return { erased: back.length - waiting, waiting };
}

function isThere(table: Table, member: MemberId): boolean {
  return seatOf(table, member) !== null || table.waitingList.includes(member);
}
