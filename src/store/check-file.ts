import Database from 'better-sqlite3';
import { auditBooks, type AuditProblem } from './audit-books.ts';
import { booksIn } from './books.ts';
import { StoreError, storeErrorOf } from './store-error.ts';
import { tablesIn } from './tables.ts';

/** What is in a database file whose every page, reference and chip was found in order. */
export interface CheckedFile {
  readonly accounts: number;
  /** Those that are not closed. */
  readonly tables: number;
}

/**
 * Checks a whole database file that nobody works on: its structure, its references, and that every chip is
 * where the books say. Throws a StoreError (`corrupt`) that names the first thing found wrong, in the file
 * as the host knows it where this one is a copy.
 */
export function checkFile(path: string, called = path): CheckedFile {
  try {
    return checked(path, called);
  } catch (error) {
    const known = storeErrorOf(error);
    // SQLite's own words name no file.
    if (error instanceof Database.SqliteError && known instanceof StoreError && known.code === 'corrupt') {
      throw damaged(called, error.message);
    }
    throw known;
  }
}

function checked(path: string, called: string): CheckedFile {
  const connection = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const structure = connection.pragma('integrity_check(1)', { simple: true });
    if (structure !== 'ok') throw damaged(called, String(structure));
    const references = connection.pragma('foreign_key_check');
    if (!Array.isArray(references) || references.length > 0) throw damaged(called, 'broken references');
    if (!isOurs(connection)) throw damaged(called, 'it is no database of Felt');
    const audit = auditBooks({ books: booksIn(connection), tables: tablesIn(connection) });
    const [problem] = audit.problems;
    if (problem !== undefined) throw damaged(called, describe(problem));
    return { accounts: audit.accounts, tables: audit.tables };
  } finally {
    connection.close();
  }
}

/** Whether a database is one of Felt, going by its tables. */
export function isOurs(connection: Database.Database): boolean {
  const ours = ['accounts', 'transfers', 'tables', '__drizzle_migrations'];
  const present = connection
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .pluck();
  return ours.every((name) => present.all().includes(name));
}

function damaged(path: string, what: string): StoreError {
  return new StoreError('corrupt', `${path} is not in order: ${what}. Restore an older backup.`);
}

/** Without naming whose account it is. */
function describe(problem: AuditProblem): string {
  switch (problem.code) {
    case 'sumNotZero':
      return `the accounts add up to ${problem.sum} and not to zero`;
    case 'balanceDiffers':
      return `an account holds ${problem.kept} and its transfers come to ${problem.transferred}`;
    case 'tableDiffers':
      return `the account of a table holds ${problem.kept} and on the table are ${problem.onTable}`;
  }
}
