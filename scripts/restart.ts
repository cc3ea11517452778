import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeHistory } from '../test/simulation/support/long-history.ts';
import { MIGRATIONS, withBundled } from './bundled.ts';

// Measures how long a start takes until every table goes on, with few and with many hands behind it:
//   npm run restart-time -- [--tables 100] [--hands 1000,50000] [--runs 5]

interface Restarted {
  readonly ms: number;
  readonly tables: number;
  readonly running: number;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '100' },
      hands: { type: 'string', default: '1000,50000' },
      runs: { type: 'string', default: '5' },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'felt-restart-'));
  try {
    await withBundled('test/simulation/support/restarted.ts', (program) => {
      for (const hands of values.hands.split(',').map(Number)) {
        const path = join(folder, `${hands}.sqlite`);
        makeHistory({ path, migrationsFolder: MIGRATIONS, openTables: Number(values.tables), hands });
        const runs = Array.from({ length: Number(values.runs) }, () => {
          const said = execFileSync(process.execPath, [program, path, MIGRATIONS], { encoding: 'utf8' });
          return JSON.parse(said) as Restarted;
        });
        const [{ tables, running } = { tables: 0, running: 0 }] = runs;
        const size = (statSync(path).size / 2 ** 20).toFixed(0);
        const times = runs.map(({ ms }) => ms.toFixed(0)).join(', ');
        console.log(
          `${hands} hands, ${size} MiB: ${tables} tables open, ${running} hands running, ` +
            `ready after ${median(runs.map(({ ms }) => ms)).toFixed(0)} ms (${times})`,
        );
      }
      return Promise.resolve();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
