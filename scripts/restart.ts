import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeHistory } from '../test/simulation/support/long-history.ts';
import type { Timed } from '../test/simulation/support/timed-commands.ts';
import { MIGRATIONS, withBundled } from './bundled.ts';

// Measures how long a start takes until every table goes on, and then what commands take, with few and with many
// hands behind it. A million hands need 20 GB in the system's temporary folder:
//   npm run restart-time -- [--tables 100] [--hands 1000,50000] [--runs 5]

interface Restarted {
  readonly ms: number;
  readonly tables: number;
  readonly running: number;
  readonly commands: Timed;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function restart(program: string, path: string, ...more: readonly string[]): Restarted {
  const said = execFileSync(process.execPath, [program, path, MIGRATIONS, ...more], { encoding: 'utf8' });
  return JSON.parse(said) as Restarted;
}

function report(program: string, path: string, { hands, runs }: { hands: number; runs: number }): void {
  const size = (statSync(path).size / 2 ** 20).toFixed(0);
  const times = Array.from({ length: runs }, () => restart(program, path).ms);
  const { tables, running, commands } = restart(program, path, 'commands');
  console.log(
    `${hands} hands, ${size} MiB: ${tables} tables open, ${running} hands running, ` +
      `ready after ${median(times).toFixed(0)} ms (${times.map((ms) => ms.toFixed(0)).join(', ')})`,
  );
  for (const [name, ms] of Object.entries(commands)) console.log(`  ${name}: ${ms.toFixed(2)} ms`);
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
        report(program, path, { hands, runs: Number(values.runs) });
      }
      return Promise.resolve();
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
