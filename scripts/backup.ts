// `npm run backup`: takes a backup, also beside a running bot, which runs this very program on its schedule.
//   npm run backup                      as the configuration says
//   npm run backup -- --into FOLDER     somewhere else; nothing there is removed
import { setPriority } from 'node:os';
import { describeProblems, loadConfig } from '../src/config.ts';
import { takeBackup, type BackupRequest } from '../src/store/backup.ts';
import { StoreError } from '../src/store/store-error.ts';
import { parametersOf } from './parameters.ts';

const OPTIONS = {
  database: { type: 'string' },
  into: { type: 'string' },
  keep: { type: 'string' },
} as const;

/** What is to be backed up, or null once it was said what is wrong. */
function request(): BackupRequest | null {
  const parameters = parametersOf({ options: OPTIONS }, 'Usage: npm run backup [-- --into FOLDER]');
  if (parameters === null) return null;
  const { database, into, keep } = parameters.values;
  const now = Date.now();
  const kept = keep === undefined ? null : Number(keep);
  if (database !== undefined && into !== undefined) {
    return { databasePath: database, directory: into, keep: kept, now };
  }
  const config = loadConfig();
  if (!config.ok) {
    console.error(describeProblems(config.error));
    return null;
  }
  const { databasePath, backups } = config.value;
  if (into !== undefined) return { databasePath: database ?? databasePath, directory: into, keep: kept, now };
  return {
    databasePath: database ?? databasePath,
    directory: backups.directory,
    keep: kept ?? backups.keep,
    now,
  };
}

/** Players go first: this one only uses what they leave of the processor. */
function yieldToPlayers(): void {
  try {
    setPriority(10);
  } catch {
    // A system that does not allow it takes the backup all the same.
  }
}

function run(): void {
  const wanted = request();
  if (wanted === null) {
    process.exitCode = 1;
    return;
  }
  yieldToPlayers();
  try {
    const { path, bytes, accounts, tables } = takeBackup(wanted);
    console.log(`${path}: ${bytes} bytes, ${accounts} accounts, ${tables} open tables, checked.`);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(`No backup was taken. ${error.message}`);
    process.exitCode = 1;
  }
}

run();
