import type Database from 'better-sqlite3';
import { transactional } from './transaction.ts';

/**
 * Where people's ids, names and words are. When such a page fills up, SQLite moves rows to another one and
 * leaves what was there between the rows; deleting a row later cannot reach that.
 */
const PERSONAL = ['members', 'direct_channels', 'audit_reasons'];

/**
 * Makes what writes the personal tables anew, so that nothing which was ever in them stays behind on a page
 * of the file. They are small: a row per member, and one per reason of the floor.
 */
export function rewriterIn(connection: Database.Database): () => void {
  const rewrite = transactional(connection, () => {
    for (const table of PERSONAL) rewriteTable(connection, table);
  });
  return () => {
    // With it off the whole table is cleared at once, page by page and to zeros; each row comes back as it was.
    connection.pragma('foreign_keys = OFF');
    try {
      rewrite();
    } finally {
      connection.pragma('foreign_keys = ON');
    }
  };
}

function rewriteTable(connection: Database.Database, table: string): void {
  const rows = connection.prepare<[], Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY rowid`).all();
  const [first] = rows;
  connection.exec(`DELETE FROM ${table}`);
  if (first === undefined) return;
  const columns = Object.keys(first);
  const insert = connection.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`,
  );
  for (const row of rows) insert.run(row);
}
