import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { Clock } from '../shared/clock.ts';
import type { MemberId } from '../shared/ids.ts';
import { checkFile, type CheckedFile } from './check-file.ts';
import { eraseAgain, type ErasedAgain } from './erase-again.ts';
import { erasureListBeside, erasureListsNear } from './erasure-list.ts';
import { lockBeside } from './file-lock.ts';
import { refuseNewer } from './migrations.ts';
import { StoreError, guarded } from './store-error.ts';
import { openStore } from './store.ts';

export interface RestoreRequest {
  readonly backup: string;
  readonly databasePath: string;
  readonly migrationsFolder: string;
  /** Epoch ms. */
  readonly now: number;
}

export interface Restored extends CheckedFile {
  /** Where the database that was there is now; null: there was none. */
  readonly replaced: string | null;
  /** Who was erased after the backup was taken, and is again. */
  readonly again: ErasedAgain;
}

const CHUNK_BYTES = 1024 * 1024;

const SIDE_FILES = ['-wal', '-shm', '-journal'];

/**
 * Puts a checked backup in the place of the database, and what was there aside. Refuses while a bot works on
 * the database, and while there are files beside it that SQLite would take for a part of the backup.
 * Throws a StoreError that says what to do; then nothing has changed.
 */
export function restoreBackup(request: RestoreRequest): Restored {
  const placed = putInPlace(request);
  return { ...placed, again: eraseThere(request) };
}

/** Before anybody uses it. What cannot be done now, the bot does when it starts: to it they are all waiting. */
function eraseThere({ backup, databasePath, migrationsFolder, now }: RestoreRequest): ErasedAgain {
  return guarded(() => {
    const list = erasureListBeside(databasePath);
    for (const copy of erasureListsNear(backup)) list.add(copy.all());
    const back = broughtBackIn(databasePath, list.all());
    if (back === 0) return { erased: 0, waiting: 0 };
    try {
      const store = openStore({ path: databasePath, migrationsFolder, clock: stoppedAt(now) });
      try {
        const again = eraseAgain(store, now);
        store.members.finishErasures();
        return again;
      } finally {
        store.close();
      }
    } catch (error) {
      if (error instanceof StoreError) return { erased: 0, waiting: back };
      throw error;
    }
  });
}

/** Whoever was erased has a row without a person. */
function broughtBackIn(databasePath: string, erased: readonly MemberId[]): number {
  const connection = new Database(databasePath, { readonly: true, fileMustExist: true });
  try {
    const linked = connection
      .prepare<[string], number>('SELECT 1 FROM members WHERE id = ? AND user_id IS NOT NULL')
      .pluck();
    return erased.filter((member) => linked.get(member) !== undefined).length;
  } finally {
    connection.close();
  }
}

function stoppedAt(now: number): Clock {
  return { now: () => now, at: () => () => undefined };
}

function putInPlace(request: RestoreRequest): Omit<Restored, 'again'> {
  const { backup, databasePath, now } = request;
  return guarded(() => {
    refuseUnfit(request);
    mkdirSync(dirname(databasePath), { recursive: true, mode: 0o700 });
    const since = new Date(now).toISOString();
    const release = lockBeside(databasePath, `a restore in process ${process.pid}, since ${since}`);
    try {
      refuseSideFiles(databasePath);
      const fresh = `${databasePath}.restoring`;
      try {
        privateCopy(backup, fresh);
        const checked = checkFile(fresh, backup);
        refuseNewerFile(fresh, request);
        const replaced = setAside(databasePath, since);
        renameSync(fresh, databasePath);
        return { ...checked, replaced };
      } finally {
        rmSync(fresh, { force: true });
      }
    } finally {
      release();
    }
  });
}

function refuseUnfit({ backup, databasePath }: RestoreRequest): void {
  if (!existsSync(backup) || !statSync(backup).isFile()) {
    throw new StoreError('cannotOpen', `There is no file ${backup}.`);
  }
  if (resolve(backup) === resolve(databasePath)) {
    throw new StoreError('cannotOpen', `${backup} is the database itself: name a backup of it.`);
  }
  const beside = sideFilesOf(backup);
  if (beside.length > 0) {
    throw new StoreError(
      'sideFiles',
      `Beside ${backup} lies ${beside.join(' and ')}: it is not a backup but a database that was in use. ` +
        'Take backups with «npm run backup».',
    );
  }
}

/** SQLite would play what they hold into the restored file, and damage it. */
function refuseSideFiles(databasePath: string): void {
  const beside = sideFilesOf(databasePath);
  if (beside.length === 0) return;
  const all = [basename(databasePath), ...beside].join(', ');
  throw new StoreError(
    'sideFiles',
    `Beside ${databasePath} lies ${beside.join(' and ')}: the bot was not stopped in order, and the last hands are ` +
      'in there. Start the bot and stop it again, which puts them into the database; then restore. ' +
      `If it does not start any more, move ${all} together into another folder; then restore.`,
  );
}

function sideFilesOf(path: string): readonly string[] {
  return SIDE_FILES.filter((ending) => existsSync(`${path}${ending}`)).map(
    (ending) => `${basename(path)}${ending}`,
  );
}

/** Byte by byte: the system's own copying would give the copy the rights that others have on the original. */
function privateCopy(from: string, to: string): void {
  rmSync(to, { force: true });
  const source = openSync(from, 'r');
  const target = openSync(to, 'wx', 0o600);
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    for (let read = readSync(source, chunk); read > 0; read = readSync(source, chunk)) {
      writeFileSync(target, chunk.subarray(0, read));
    }
    fsyncSync(target);
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

function refuseNewerFile(path: string, { backup, migrationsFolder }: RestoreRequest): void {
  const connection = new Database(path, { readonly: true, fileMustExist: true });
  try {
    refuseNewer(connection, { path: backup, migrationsFolder });
  } finally {
    connection.close();
  }
}

/** Named like the backups made before a migration: they are removed in time. */
function setAside(databasePath: string, since: string): string | null {
  if (!existsSync(databasePath)) return null;
  const aside = `${databasePath}.backup-replaced-${since.replaceAll(/[:.]/g, '-')}`;
  // Copied and not moved: killed at any moment, a database is still there.
  privateCopy(databasePath, aside);
  return aside;
}
