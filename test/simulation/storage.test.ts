import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditFile } from '../../src/store/audit-file.ts';
import { Program, buildIfOld } from '../host/support/bundle.ts';
import { changing, enrolled, opening, seatTaken, storeAt, temporaryFolder } from '../store/support/scene.ts';

const BUNDLE = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

beforeAll(buildIfOld, 60_000);

/** The product on its local Discord, and its database. */
function place() {
  const folder = temporaryFolder();
  const path = join(folder, 'books.sqlite');
  return {
    folder,
    path,
    environment: { PLAYGROUND_PORT: '0', PLAYGROUND_DATABASE_PATH: path, LOG_LEVEL: 'info' },
  };
}

type Place = ReturnType<typeof place>;

/** One table, at which somebody has bought in. */
function played({ path }: Place): void {
  const store = storeAt(path);
  const ada = enrolled(store, 'ada', 100_000);
  const opened = opening('t1');
  store.commit(opened);
  store.commit(changing(opened.after, [seatTaken(ada, 0, 20_000)], 'ada-sits'));
  store.close();
}

/** Starts the product where no file may grow beyond so many blocks of half a kilobyte. */
function startWithFullDisk({ folder, environment }: Place, blocks: number) {
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', limited, process.execPath, BUNDLE], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, said: `${stdout}${stderr}` };
}

/** Overwrites the first page of a table of the database, and everything that the page leads to is gone. */
function spoil({ path }: Place, table: string): void {
  const connection = new Database(path);
  connection.pragma('journal_mode = DELETE');
  const root = connection
    .prepare<[string], number>('SELECT rootpage FROM sqlite_master WHERE name = ?')
    .pluck();
  const page = root.get(table) ?? 0;
  const size = Number(connection.pragma('page_size', { simple: true }));
  connection.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(file);
}

async function isReady({ folder, environment }: Place): Promise<number | null> {
  const product = new Program('main', { folder, environment });
  await product.says(/Felt is ready/);
  return (await product.end('SIGTERM')).code;
}

describe('the product', { timeout: 90_000 }, () => {
  test.each([80, 200])(
    'on a disk that fills up while the database is made (%i blocks): a sentence, exit code 1, nothing by half',
    async (blocks) => {
      const here = place();
      const { status, said } = startWithFullDisk(here, blocks);
      expect(status).toBe(1);
      expect(said).toMatch(/Felt cannot use its database\. The disk .*free space/);
      expect(said).not.toMatch(/\n\s+at /);
      // With space it starts as if nothing had been.
      expect(await isReady(here)).toBe(0);
      expect(auditFile(here.path).problems).toEqual([]);
    },
  );

  test('on a disk that is full, with books that are there: they stay as they were', async () => {
    const here = place();
    played(here);
    const before = auditFile(here.path);
    const { status, said } = startWithFullDisk(here, 50);
    expect(status).toBe(1);
    expect(said).toMatch(/Felt cannot use its database\. The disk .*free space/);
    expect(auditFile(here.path)).toEqual(before);
    expect(await isReady(here)).toBe(0);
  });

  test.each(['tables', 'commits', '__drizzle_migrations', 'members', 'accounts'])(
    'on a file with a spoilt page (of %s) says that it is damaged, and does not start',
    async (table) => {
      const here = place();
      played(here);
      spoil(here, table);
      const product = new Program('main', { folder: here.folder, environment: here.environment });
      expect((await product.end()).code).toBe(1);
      expect(product.output).toMatch(/Felt cannot use its database\. .*damaged: restore a backup/);
      expect(product.output).not.toMatch(/\n\s+at /);
    },
  );
});
