import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { auditFile, describeAuditProblem } from '../../src/store/audit-file.ts';
import { StoreError } from '../../src/store/store-error.ts';
import type { Store } from '../../src/store/store.ts';
import {
  changing,
  enrolled,
  opening,
  seatLeft,
  seatTaken,
  storeAt,
  temporaryFolder,
} from './support/scene.ts';

/** Ada and Bruno have bought in at t1 for 200.00 each; at t2 everybody has left and it was closed. */
function played(path: string): Store {
  const store = storeAt(path);
  const [ada, bruno] = [enrolled(store, 'ada', 100_000), enrolled(store, 'bruno', 100_000)];
  const other = opening('t2');
  store.commit(other);
  const sat = changing(other.after, [seatTaken(ada, 0, 6_000)], 'ada-sits-at-t2');
  store.commit(sat);
  const closed = changing(
    sat.after,
    [{ type: 'tableClosing' }, seatLeft(ada, 0, 6_000), { type: 'tableClosed', at: 3_000 }],
    't2-closes',
  );
  store.commit(closed);
  const opened = opening('t1');
  store.commit(opened);
  store.commit(changing(opened.after, [seatTaken(ada, 0, 20_000), seatTaken(bruno, 1, 20_000)], 'both-sit'));
  return store;
}

/** Does to the file what no program of ours would: without the guards of the schema. */
function tamper(path: string, statements: string): void {
  const connection = new Database(path);
  connection.exec(`DROP TRIGGER events_never_change; DROP TRIGGER events_never_go;
    DROP TRIGGER transfers_never_change; DROP TRIGGER transfers_never_go; ${statements}`);
  connection.close();
}

function problemsAfter(statements: string): readonly string[] {
  const path = join(temporaryFolder(), 'felt.db');
  played(path).close();
  tamper(path, statements);
  return auditFile(path).problems.map(describeAuditProblem);
}

describe('an audit of a file', () => {
  test('finds books in order balanced, beside the bot that works on them', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const store = played(path);
    expect(auditFile(path)).toEqual({ accounts: 6, tables: 1, problems: [] });
    const [table] = store.tables.open();
    if (table === undefined) throw new Error('the table is gone');
    store.commit(changing(table, [{ type: 'tablePaused', reason: 'floor', at: 4_000 }], 'paused'));
    expect(auditFile(path).problems).toEqual([]);
    store.close();
  });

  test('finds a balance that was changed by hand', () => {
    expect(problemsAfter(`UPDATE accounts SET balance = balance + 500 WHERE id = 'wallet:ada'`)).toEqual([
      'wallet:ada holds 805.00, but its transfers come to 800.00.',
      'All accounts together hold 5.00 instead of nothing.',
    ]);
  });

  test('finds a transfer that is gone, and one that was changed', () => {
    expect(
      problemsAfter(
        `DELETE FROM transfers WHERE key = 't1:2'; UPDATE transfers SET amount = 19000 WHERE key = 't1:3'`,
      ),
    ).toEqual([
      'table:t1 holds 400.00, but its transfers come to 190.00.',
      'wallet:ada holds 800.00, but its transfers come to 1000.00.',
      'wallet:bruno holds 800.00, but its transfers come to 810.00.',
      'The transfer of event 2 of table t1 is missing or says something else.',
      'The transfer of event 3 of table t1 is missing or says something else.',
    ]);
  });

  test('finds an event that was changed or taken away, at an open table and at a closed one', () => {
    expect(
      problemsAfter(`UPDATE events SET data = replace(data, '20000', '30000') WHERE table_id = 't1' AND seq = 2;
        DELETE FROM events WHERE table_id = 't2' AND seq = 4`),
    ).toEqual([
      'The transfer of event 2 of table t1 is missing or says something else.',
      'table:t1 holds 400.00, but what happened at the table comes to 500.00.',
      'The events of table t1 do not make the state of version 3 that is kept.',
      'table:t2 holds 0.00, but what happened at the table comes to 60.00.',
    ]);
  });

  test('finds chips that appeared on a table', () => {
    expect(
      problemsAfter(`UPDATE tables SET snapshot = replace(snapshot, '"stack":20000', '"stack":20100')`),
    ).toEqual([
      'table:t1 holds 400.00, but on the table are 402.00.',
      'The events of table t1 do not make the state of version 3 that is kept.',
    ]);
  });

  test('says what it cannot read', () => {
    const folder = temporaryFolder();
    for (const nothing of [join(folder, 'nothing.db'), join(folder, 'nowhere', 'nothing.db')]) {
      expect(() => auditFile(nothing)).toThrow(new StoreError('cannotOpen', `There is no file ${nothing}.`));
    }
    new Database(join(folder, 'other.db')).exec('CREATE TABLE other (id)').close();
    expect(() => auditFile(join(folder, 'other.db'))).toThrow(/is no database of Felt/);
  });
});

describe('the program', { timeout: 60_000 }, () => {
  const program = fileURLToPath(new URL('../../scripts/audit.ts', import.meta.url));
  const audit = (path: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, path], {
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}` };
  };

  test('says balanced, or what is off with a failing exit code, or that there is nothing to read', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const store = played(path);
    expect(audit(path)).toEqual({ status: 0, said: `${path}: 6 accounts, 1 open tables: balanced\n` });
    store.close();
    tamper(path, `UPDATE accounts SET balance = 0 WHERE id = 'table:t1'`);
    const { status, said } = audit(path);
    expect(status).toBe(1);
    expect(said).toContain('table:t1 holds 0.00, but on the table are 400.00.');
    expect(audit(`${path}-elsewhere`).status).toBe(2);
  });
});
