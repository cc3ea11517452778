import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BENCHES, type Bench, type Medians, type Row } from './bench/benches.ts';
import type { Measured } from './bench/case.ts';
import { compiledCases } from './bench/compiled.ts';
import { installedPeers } from './bench/peers.ts';

// Measures the product against its peers and its goals:
//   npm run bench [-- --rounds 5] [-- --only «whole hands»]
// Every contender of every round is a process of its own; they take turns, so that a busy moment of the
// machine meets them alike. Medians of the rounds; evaluations and hands by processor time.

/** Runs one contender in a process of its own and reads what it measured. */
function measure(casePath: string, bench: Bench, contender: string, peers: string): Measured {
  const { status, stdout } = spawnSync(process.execPath, [casePath, contender, bench.variant ?? ''], {
    env: { ...process.env, BENCH_PEERS: peers },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${bench.name}: ${contender} failed`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

function mediansOf(bench: Bench, runs: readonly Readonly<Record<string, Measured>>[]): Medians {
  const medianOf = (contender: string, what: string): number => {
    const values = runs.map((run) => run[contender]?.[what] ?? Number.NaN).toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(
    bench.contenders.map((contender) => {
      const names = Object.keys(runs[0]?.[contender] ?? {});
      return [contender, Object.fromEntries(names.map((name) => [name, medianOf(contender, name)]))];
    }),
  );
}

function print(rows: readonly Row[]): void {
  const width = (text: (row: Row) => string): number => Math.max(...rows.map((row) => text(row).length));
  const [what, measured, goal] = [
    width((row) => row.what),
    width((row) => row.measured),
    width((row) => row.goal),
  ];
  for (const row of rows) {
    const verdict = row.reached === null ? '' : row.reached ? 'reached' : 'NOT REACHED';
    console.log(
      `${row.what.padEnd(what)}  ${row.measured.padEnd(measured)}  ${row.goal.padEnd(goal)}  ${verdict}`.trimEnd(),
    );
  }
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const benches = BENCHES.filter(({ name }) => values.only === undefined || name === values.only);
if (benches.length === 0) throw new Error(`there are: ${BENCHES.map(({ name }) => name).join(', ')}`);
const peers = await installedPeers();
const pathOf = await compiledCases();
const rows: Row[] = [];
for (const bench of benches) {
  const runs = Array.from({ length: Number(values.rounds) }, () =>
    Object.fromEntries(
      bench.contenders.map((name) => [name, measure(pathOf(bench.file), bench, name, peers)]),
    ),
  );
  const own = bench.rows(mediansOf(bench, runs));
  rows.push(...own);
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  console.error(
    `${own.map(({ what, measured }) => `${what}: ${measured}`).join('\n')}\n  at a load of ${load}`,
  );
}
console.log();
print(rows);
