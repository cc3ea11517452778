import Database from 'better-sqlite3';

export type StoreErrorCode =
  /** Another process works on this database. */
  | 'alreadyRunning'
  /** The database was written by a later version of the bot. */
  | 'newerDatabase'
  | 'migrationFailed'
  /** What SQLite left beside a database that was not closed in order. */
  | 'sideFiles'
  /** SQLite did not take a setting the books rely on, or a guard of the schema is missing. */
  | 'unsafe'
  | 'cannotOpen'
  | 'readOnly'
  | 'diskFull'
  | 'corrupt'
  | 'busy'
  /** The write would have broken a rule of the books: an overdraft, a key used twice. */
  | 'constraint'
  | 'writeFailed'
  /** The store was closed already: the process is ending. */
  | 'closed';

/** What went wrong with the database, said so that a host knows what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** SQLite's own codes begin with one of these; the extended ones (SQLITE_IOERR_WRITE) go on after it. */
const KNOWN: readonly (readonly [prefix: string, code: StoreErrorCode, advice: string])[] = [
  ['SQLITE_FULL', 'diskFull', 'The disk is full: free some space.'],
  ['SQLITE_IOERR', 'writeFailed', 'The disk could not be read or written: check it and its free space.'],
  [
    'SQLITE_READONLY',
    'readOnly',
    'The database cannot be written: check the owner and rights of the file and its folder.',
  ],
  [
    'SQLITE_PERM',
    'readOnly',
    'The database cannot be written: check the owner and rights of the file and its folder.',
  ],
  [
    'SQLITE_CANTOPEN',
    'cannotOpen',
    'The database file cannot be opened: check its path, and the rights of the folder.',
  ],
  ['SQLITE_NOTADB', 'corrupt', 'The file is not a database, or is damaged: restore a backup.'],
  ['SQLITE_CORRUPT', 'corrupt', 'The database is damaged: restore a backup.'],
  ['SQLITE_BUSY', 'busy', 'Another program holds the database: close it.'],
  ['SQLITE_LOCKED', 'busy', 'Another program holds the database: close it.'],
  ['SQLITE_CONSTRAINT', 'constraint', 'A rule of the books would have been broken; nothing was written.'],
];

/** Any error of the database or the file system as a {@link StoreError}; others come back as they are. */
export function storeErrorOf(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  if (error instanceof Database.SqliteError) {
    const known = KNOWN.find(([prefix]) => error.code.startsWith(prefix));
    const [, code, advice] = known ?? ['', 'writeFailed', 'The database answered with an error.'];
    return new StoreError(code, `${advice} (${error.code}: ${error.message})`, { cause: error });
  }
  if (error instanceof TypeError && error.message.includes('connection is not open')) {
    return new StoreError('closed', 'The database is closed: the process is ending.', { cause: error });
  }
  if (error instanceof Error && 'syscall' in error) {
    const full = 'code' in error && error.code === 'ENOSPC';
    const denied =
      'code' in error && (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM');
    const code = full ? 'diskFull' : denied ? 'readOnly' : 'cannotOpen';
    const advice = full
      ? 'Free some space.'
      : denied
        ? 'Check the owner and rights of the file and its folder.'
        : 'Check its path.';
    return new StoreError(code, `A file cannot be prepared: ${error.message}. ${advice}`, { cause: error });
  }
  if (error instanceof Error && isDriverFault(error)) {
    const message =
      `The database driver does not fit this Node.js (${process.version}). ` +
      'Run «npm run build» in the folder of Felt, with this Node.js.';
    return new StoreError('cannotOpen', message, { cause: error });
  }
  return error;
}

/** The native part of better-sqlite3 is made for one Node.js, and may not have been made at all. */
function isDriverFault(error: Error): boolean {
  const refused = 'code' in error && error.code === 'ERR_DLOPEN_FAILED';
  return refused || error.message.startsWith('Could not locate the bindings file');
}

/** Runs `work`, and makes a {@link StoreError} of what the database throws. */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw storeErrorOf(error);
  }
}
