import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { auditBooks, type Audit, type AuditProblem } from './audit-books.ts';
import { auditEvents, type EventProblem } from './audit-events.ts';
import { booksIn } from './books.ts';
import { isOurs } from './check-file.ts';
import { StoreError, guarded } from './store-error.ts';
import { tablesIn } from './tables.ts';

/** What an audit of a database file found; `problems` is empty when the books balance. */
export interface FileAudit extends Omit<Audit, 'problems'> {
  readonly problems: readonly (AuditProblem | EventProblem)[];
}

/** A bot that writes just now lets a reader in at once; only one that recovers its file makes it wait. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Recomputes the books of a database from its transfers, its snapshots and its events, also beside a bot
 * that works on it: all is read as it was at one moment, and nothing is written. Throws a StoreError
 * where the file cannot be read.
 */
export function auditFile(path: string): FileAudit {
  return guarded(() => {
    if (!existsSync(path)) throw new StoreError('cannotOpen', `There is no file ${path}.`);
    const connection = new Database(path, {
      readonly: true,
      fileMustExist: true,
      timeout: BUSY_TIMEOUT_MS,
    });
    try {
      if (!isOurs(connection)) throw new StoreError('cannotOpen', `${path} is no database of Felt.`);
      return connection.transaction(() => {
        const books = auditBooks({ books: booksIn(connection), tables: tablesIn(connection) });
        return { ...books, problems: [...books.problems, ...auditEvents(connection)] };
      })();
    } finally {
      connection.close();
    }
  });
}

/** A problem as the host reads it. */
export function describeAuditProblem(problem: AuditProblem | EventProblem): string {
  switch (problem.code) {
    case 'sumNotZero':
      return `All accounts together hold ${cents(problem.sum)} instead of nothing.`;
    case 'balanceDiffers':
      return `${problem.account} holds ${cents(problem.kept)}, but its transfers come to ${cents(problem.transferred)}.`;
    case 'tableDiffers':
      return `${problem.account} holds ${cents(problem.kept)}, but on the table are ${cents(problem.onTable)}.`;
    case 'eventsDiffer':
      return `${problem.account} holds ${cents(problem.kept)}, but what happened at the table comes to ${cents(problem.fromEvents)}.`;
    case 'notBooked':
      return `The transfer of event ${problem.version} of table ${problem.table} is missing or says something else.`;
    case 'snapshotDiffers':
      return `The events of table ${problem.table} do not make the state of version ${problem.version} that is kept.`;
  }
}

const cents = (amount: number): string => (amount / 100).toFixed(2);
