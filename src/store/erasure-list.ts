import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { memberId, type MemberId } from '../shared/ids.ts';

/**
 * Who was erased, by the random number under which the books know them. It lies outside the database, because a
 * backup from before an erasure brings the person back, and knows nothing of it. The numbers lead to nobody, but in
 * such a backup.
 */
export interface ErasureList {
  all(): readonly MemberId[];
  /** Kept once the call returns; whoever is in it already stays so. */
  add(members: readonly MemberId[]): void;
}

/** The list that goes with a database. */
export function erasureListBeside(databasePath: string): ErasureList {
  return databasePath === ':memory:' ? listInMemory() : listAt(`${databasePath}.erased`);
}

/** Its copy among the backups of a database: they may go elsewhere without it. */
export function erasureListAmong(backups: string, databasePath: string): ErasureList {
  return listAt(join(backups, `${basename(databasePath, extname(databasePath))}.erased`));
}

/** The copies that lie where a backup lies, whatever the database was called there. */
export function erasureListsNear(backup: string): readonly ErasureList[] {
  const stem = /^(.*)-\d{4}-\d\d-\d\dT[\d-]+Z\.sqlite$/.exec(basename(backup))?.[1];
  return stem === undefined ? [] : [listAt(join(dirname(backup), `${stem}.erased`))];
}

function listInMemory(): ErasureList {
  const members = new Set<MemberId>();
  return {
    all: () => [...members],
    add: (more) => {
      for (const member of more) members.add(member);
    },
  };
}

const ONE = /^[a-z0-9-]+$/i;

function listAt(path: string): ErasureList {
  const text = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const all = () =>
    text()
      .split('\n')
      .filter((line) => ONE.test(line))
      .map(memberId);
  return {
    all,
    add(members) {
      const known = new Set(all());
      const more = [...new Set(members)].filter((member) => !known.has(member));
      if (more.length === 0) return;
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // The line before may be torn, where the process was killed in the middle of it.
      const before = /[^\n]$/.test(text()) ? '\n' : '';
      const file = openSync(path, 'a', 0o600);
      try {
        writeSync(file, `${before}${more.join('\n')}\n`);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    },
  };
}
