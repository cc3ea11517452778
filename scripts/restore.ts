// `npm run restore -- FILE`: puts a backup in the place of the database, while the bot is stopped.
import { fileURLToPath } from 'node:url';
import { describeProblems, loadConfig } from '../src/config.ts';
import { restoreBackup } from '../src/store/restore.ts';
import { StoreError } from '../src/store/store-error.ts';
import { parametersOf } from './parameters.ts';

// This file stands one folder below the project's top both as a source and as a bundle.
const MIGRATIONS = fileURLToPath(new URL('../drizzle', import.meta.url));

const USAGE = 'Name one backup: npm run restore -- FILE';

function run(): string | null {
  const parameters = parametersOf({ allowPositionals: true }, USAGE);
  if (parameters === null) return null;
  const [backup, ...more] = parameters.positionals;
  if (backup === undefined || more.length > 0) return USAGE;
  const config = loadConfig();
  if (!config.ok) return describeProblems(config.error);
  const { databasePath } = config.value;
  try {
    const request = { backup, databasePath, migrationsFolder: MIGRATIONS, now: Date.now() };
    const { accounts, tables, replaced, again } = restoreBackup(request);
    console.log(`${databasePath} is now ${backup}: ${accounts} accounts, ${tables} open tables, checked.`);
    if (replaced !== null) console.log(`What was there is kept for 30 days as ${replaced}.`);
    const { erased, waiting } = again;
    if (erased > 0) console.log(`${erased} members who were erased since that backup are erased again.`);
    if (waiting > 0)
      console.log(`${waiting} more are at tables: they are erased again when the bot has started.`);
    return null;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return `Nothing was restored. ${error.message}`;
  }
}

const fault = run();
if (fault !== null) {
  console.error(fault);
  process.exitCode = 1;
}
