import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import type { TableChange } from '../../src/store/commit.ts';
import {
  MIGRATIONS,
  changing,
  enrolled,
  handSettled,
  opening,
  seatTaken,
  storeAt,
  temporaryFolder,
} from '../store/support/scene.ts';
import type { Acknowledged } from './support/acknowledged.ts';
import { KilledDatabase } from './support/killed-database.ts';

/** A table at which one hand was settled, with 10 cents of rake, and what a bot would have told of it. */
function played(path: string): readonly Acknowledged[] {
  const store = storeAt(path);
  const [ada, bruno] = [enrolled(store, 'ada', 100_000), enrolled(store, 'bruno', 100_000)];
  const told: Acknowledged[] = [ada, bruno].map((member) => ({ type: 'enrolled', member }));
  const commit = (change: TableChange): void => {
    store.commit(change);
    const { id: table, version } = change.after;
    const digest = createHash('sha256').update(JSON.stringify(change.after)).digest('hex');
    told.push({ type: 'committed', table, version, digest });
    told.push({ type: 'dispatched', key: change.key, table, version });
  };
  const opened = opening('t1');
  commit(opened);
  const sat = changing(opened.after, [seatTaken(ada, 0, 20_000), seatTaken(bruno, 1, 20_000)], 'both-sit');
  commit(sat);
  commit(changing(sat.after, [handSettled(1, 200, 10)], 'a-hand'));
  store.close();
  return told;
}

function problemsAfter(tamper: string, more: readonly Acknowledged[] = []): readonly string[] {
  const path = join(temporaryFolder(), 'felt.db');
  const told = played(path);
  const connection = new Database(path);
  connection.exec(tamper);
  connection.close();
  return new KilledDatabase(path, MIGRATIONS).check([...told, ...more], 2_000, { isLast: true });
}

const unguarded = 'DROP TRIGGER events_never_go; DROP TRIGGER transfers_never_go;';
const guardAgain = `CREATE TRIGGER events_never_go BEFORE DELETE ON events BEGIN SELECT 1; END;
  CREATE TRIGGER transfers_never_go BEFORE DELETE ON transfers BEGIN SELECT 1; END;`;

describe('the look at a database whose bot was killed', () => {
  test('finds nothing where all that was told is there', () => {
    expect(problemsAfter('')).toEqual([]);
  });

  test('finds what was told and is not there', () => {
    expect(
      problemsAfter('', [
        { type: 'dispatched', key: 'nobody-wrote-this', table: 't1', version: 4 },
        { type: 'committed', table: 't1', version: 5, digest: '' },
        { type: 'refilled', key: 'r' },
        { type: 'enrolled', member: 'carla' },
      ]),
    ).toEqual([
      't1 5 was told of and is lost',
      'the deed nobody-wrote-this is lost',
      'refill:r is lost',
      'member carla is lost',
    ]);
  });

  test('finds a hand that is settled by half: without its row, or without its rake', () => {
    expect(problemsAfter('DELETE FROM hands')).toEqual(['t1 hand 1 is settled by half']);
    expect(
      problemsAfter(`${unguarded} DELETE FROM transfers WHERE reason = 'rake'; ${guardAgain}`),
    ).toContain('t1 hand 1 is settled by half');
  });

  test('finds a state that its events do not make', () => {
    expect(
      problemsAfter(`UPDATE tables SET snapshot = replace(snapshot, '"bankMs":', '"bankMs":1')`),
    ).toEqual(['t1 4: half written']);
    expect(problemsAfter(`${unguarded} DELETE FROM events WHERE seq = 4; ${guardAgain}`)).toEqual(
      expect.arrayContaining([
        't1 4: half written',
        'table t1: events, commits and snapshot are not of one version',
      ]),
    );
  });
});
