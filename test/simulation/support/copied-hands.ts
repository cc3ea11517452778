import Database from 'better-sqlite3';
import type { MemberId, TableId } from '../../../src/shared/ids.ts';

export interface Copying {
  /** Closed; it is copied as it is, under other names and with other members. */
  readonly table: TableId;
  readonly members: readonly MemberId[];
  readonly copies: number;
}

const YEAR_MS = 365 * 24 * 3_600_000;
/** So many times four members have played all of it. */
const CIRCLES = 250;
/** As many copies as one transaction writes. */
const BATCH = 250;
const GRANTED = 10 ** 9;

const FAST = ['foreign_keys = OFF', 'synchronous = OFF', 'journal_mode = MEMORY', 'cache_size = -500000'];

/**
 * Makes a year of hands out of one table's: each copy is a table with an account of its own, and its players are
 * one of many circles. The books balance as if all of it had been played. Nobody else may use the file meanwhile.
 */
export function copyHands(path: string, copying: Copying): void {
  const connection = new Database(path);
  try {
    for (const pragma of FAST) connection.pragma(pragma);
    addMembers(connection, copying.members);
    const { copies } = copying;
    const statements = copyStatements(copying).map((text) => connection.prepare(text));
    const copy = connection.transaction((from: number, to: number) => {
      const given = { from, to, copies, table: copying.table, step: Math.floor(YEAR_MS / copies) };
      for (const statement of statements) statement.run(given);
    });
    for (let from = 1; from <= copies; from += BATCH) copy(from, Math.min(copies, from + BATCH - 1));
    connection.exec(BALANCES);
    connection.pragma('journal_mode = WAL');
  } finally {
    connection.close();
  }
}

/** Everybody of a circle is one of the four who played, and has chips enough for all that they lost. */
function addMembers(connection: Database.Database, members: readonly MemberId[]): void {
  const among = `(${members.map((member) => `'${member}'`).join(', ')})`;
  const circles = `WITH RECURSIVE circle(number) AS (
    SELECT 0 UNION ALL SELECT number + 1 FROM circle WHERE number < ${CIRCLES - 1})`;
  connection.exec(`
    INSERT INTO members (id, guild_id, user_id, name, joined_at) ${circles}
      SELECT id || '-' || number, guild_id, user_id || '-' || number, name, joined_at
      FROM circle CROSS JOIN members WHERE id IN ${among};
    INSERT INTO accounts (id, kind, guild_id)
      SELECT 'wallet:' || id, 'wallet', guild_id FROM members WHERE true ON CONFLICT (id) DO NOTHING;
    INSERT INTO transfers (key, from_id, to_id, amount, reason, at)
      SELECT 'given:' || id, 'mint:' || guild_id, 'wallet:' || id, ${GRANTED}, 'granted', joined_at FROM members`);
}

/** One copy is named by its number, and older the smaller that is. */
function copyStatements({ members }: Pick<Copying, 'members'>): readonly string[] {
  // A number is bound as a REAL, which would make another name of it.
  const numbers = `WITH RECURSIVE copy(n) AS (
    SELECT CAST(@from AS INTEGER) UNION ALL SELECT n + 1 FROM copy WHERE n < @to)`;
  const name = "@table || printf('-%07d', n)";
  const circle = `'-' || (n % ${CIRCLES})`;
  const at = (column: string): string => `${column} - (@copies - n) * @step`;
  const data = members.reduce(
    (text, member) => `replace(${text}, '${member}', '${member}' || ${circle})`,
    'data',
  );
  const account = (column: string): string => `CASE
    WHEN ${column} = 'table:' || @table THEN ${column} || printf('-%07d', n)
    WHEN ${column} LIKE 'wallet:%' THEN ${column} || ${circle} ELSE ${column} END`;
  return [
    `INSERT INTO tables (id, guild_id, channel_id, name, status, version, snapshot, opened_at) ${numbers}
       SELECT ${name}, guild_id, channel_id, name, status, version, replace(snapshot, @table, ${name}),
         ${at('opened_at')} FROM copy CROSS JOIN tables WHERE id = @table`,
    `INSERT INTO accounts (id, kind, guild_id) ${numbers}
       SELECT 'table:' || ${name}, kind, guild_id FROM copy CROSS JOIN accounts WHERE id = 'table:' || @table`,
    `INSERT INTO events (table_id, hand, seq, data) ${numbers}
       SELECT ${name}, hand, seq, CASE WHEN instr(data, '"member":') > 0 THEN ${data} ELSE data END
       FROM copy CROSS JOIN events WHERE table_id = @table`,
    `INSERT INTO hands (table_id, number, guild_id, game_id, players, pot, rake, voided, ended_at) ${numbers}
       SELECT ${name}, number, guild_id, game_id, players, pot, rake, voided, ${at('ended_at')}
       FROM copy CROSS JOIN hands WHERE table_id = @table`,
    `INSERT INTO hand_players (table_id, number, member_id, net) ${numbers}
       SELECT ${name}, number, member_id || ${circle}, net
       FROM copy CROSS JOIN hand_players WHERE table_id = @table`,
    `INSERT INTO commits (key, table_id, version, cause, at) ${numbers}
       SELECT printf('%07d-', n) || key, ${name}, version, cause, ${at('at')}
       FROM copy CROSS JOIN commits WHERE table_id = @table`,
    `INSERT INTO transfers (key, from_id, to_id, amount, reason, at) ${numbers}
       SELECT ${name} || substr(key, length(@table) + 1), ${account('from_id')}, ${account('to_id')}, amount,
         reason, ${at('at')}
       FROM copy CROSS JOIN transfers WHERE key GLOB @table || ':*'`,
  ];
}

const BALANCES = `UPDATE accounts SET balance =
  coalesce((SELECT sum(amount) FROM transfers WHERE to_id = accounts.id), 0)
  - coalesce((SELECT sum(amount) FROM transfers WHERE from_id = accounts.id), 0)`;
