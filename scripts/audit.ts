// `npm run audit`: recomputes the books, also beside a running bot; nothing is written.
//   npm run audit                  the database that the configuration names
//   npm run audit -- FILE          another one, a backup for example
// Prints «balanced», or what is off; then the exit code is 1 (2: the file could not be read).
import { databaseInUse, describeProblems, loadConfig } from '../src/config.ts';
import { auditFile, describeAuditProblem } from '../src/store/audit-file.ts';
import { StoreError } from '../src/store/store-error.ts';

/** The database to be audited, or null once it was said what is wrong. */
function pathWanted(): string | null {
  const given = process.argv[2];
  if (given !== undefined) return given;
  const config = loadConfig();
  if (config.ok) return databaseInUse(config.value);
  console.error(describeProblems(config.error));
  return null;
}

function run(): void {
  const path = pathWanted();
  if (path === null) {
    process.exitCode = 2;
    return;
  }
  try {
    const { accounts, tables, problems } = auditFile(path);
    const what = `${path}: ${accounts} accounts, ${tables} open tables`;
    if (problems.length === 0) {
      console.log(`${what}: balanced`);
      return;
    }
    console.log([`${what}: off`, ...problems.map(describeAuditProblem)].join('\n  '));
    process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(`${path} could not be audited. ${error.message}`);
    process.exitCode = 2;
  }
}

run();
