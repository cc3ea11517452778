import type Database from 'better-sqlite3';

interface Checkpoint {
  /** 1: somebody reads, or writes, the database just now. */
  readonly busy: number;
}

/**
 * Brings all that was written into the file itself, and empties the log beside it, in which old pages can be read
 * until then. Returns whether that was done: while somebody reads the database, a backup say, it cannot be.
 */
export function logEmptierIn(connection: Database.Database): () => boolean {
  return () => {
    const timeout: unknown = connection.pragma('busy_timeout', { simple: true });
    // Waiting for the reader would stop every table; whoever wants it done asks again.
    connection.pragma('busy_timeout = 0');
    try {
      const [checkpoint] = connection.pragma('wal_checkpoint(TRUNCATE)') as readonly Checkpoint[];
      return checkpoint?.busy === 0;
    } finally {
      connection.pragma(`busy_timeout = ${String(timeout)}`);
    }
  };
}
