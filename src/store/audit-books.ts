import { sum, type Chips } from '../shared/chips.ts';
import { chipsAt } from '../table/queries.ts';
import { chipsInPlayAt } from '../ledger/account.ts';
import type { Store } from './store.ts';

/** What an audit found; `problems` is empty when every chip is where the books say. */
export interface Audit {
  readonly accounts: number;
  readonly tables: number;
  readonly problems: readonly AuditProblem[];
}

export type AuditProblem =
  | {
      readonly code: 'balanceDiffers';
      readonly account: string;
      readonly kept: Chips;
      readonly transferred: Chips;
    }
  | { readonly code: 'sumNotZero'; readonly sum: Chips }
  /** The chips on a table are not what its account holds. */
  | {
      readonly code: 'tableDiffers';
      readonly account: string;
      readonly kept: Chips;
      readonly onTable: Chips;
    };

/**
 * Recomputes every balance from the transfers, and the chips on every table from its snapshot, and
 * compares both with what is kept. Reads only.
 */
export function auditBooks(store: Pick<Store, 'books' | 'tables'>): Audit {
  const balances = store.books.balances();
  const tables = store.tables.open();
  const onTables = new Map<string, Chips>(tables.map((table) => [chipsInPlayAt(table.id), chipsAt(table)]));
  const problems: AuditProblem[] = [];
  for (const { account, kept, transferred } of balances) {
    if (kept !== transferred) problems.push({ code: 'balanceDiffers', account, kept, transferred });
    if (!account.startsWith('table:')) continue;
    // A closed table has paid everybody out.
    const onTable = onTables.get(account) ?? 0;
    if (onTable !== kept) problems.push({ code: 'tableDiffers', account, kept, onTable });
  }
  const total = sum(balances.map(({ kept }) => kept));
  if (total !== 0) problems.push({ code: 'sumNotZero', sum: total });
  return { accounts: balances.length, tables: tables.length, problems };
}
