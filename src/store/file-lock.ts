import Database from 'better-sqlite3';
import { StoreError } from './store-error.ts';

/** Long enough for the one that is being refused to read the holder's name. */
const WAIT_MS = 200;

/** Kept from the garbage collector, which would close the connection and with it let go of the lock. */
const held = new Set<Database.Database>();

/**
 * One process writes the database. The lock is a reserved SQLite transaction on a small file beside it:
 * the system lets go of it when the process ends, however it ends, so it never has to be cleared by hand.
 * Returns the release; throws a StoreError that names the holder when somebody else has it.
 */
export function lockBeside(path: string, holder: string): () => void {
  const lock = new Database(`${path}-lock`, { timeout: WAIT_MS });
  try {
    lock.pragma('journal_mode = DELETE');
    lock.pragma('synchronous = OFF');
    lock.exec(
      'BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (id INTEGER PRIMARY KEY, name TEXT NOT NULL)',
    );
    lock.prepare('INSERT OR REPLACE INTO holder VALUES (1, ?)').run(holder);
    // The name has to be committed to be readable for others; then the lock is taken again and kept.
    lock.exec('COMMIT; BEGIN IMMEDIATE');
  } catch (error) {
    const other = holderOf(lock);
    lock.close();
    if (!(error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))) throw error;
    throw new StoreError(
      'alreadyRunning',
      `Another Felt works on ${path}${other === null ? '' : ` (${other})`}. ` +
        'Stop it first, or give this one a database of its own.',
      { cause: error },
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Whoever holds the lock has only reserved it, so the name can be read; null while it is being written. */
function holderOf(lock: Database.Database): string | null {
  try {
    const row = lock.prepare<[], { name: string }>('SELECT name FROM holder WHERE id = 1').get();
    return row?.name ?? null;
  } catch {
    return null;
  }
}
