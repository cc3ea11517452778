import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LATE_MS, measuredLoad } from './load/measured-load.ts';

// Many tables at which everybody acts at once: how long a press waits for its answer, and what the bot uses
// meanwhile. `npm run bench` measures the same beside everything else.
//   npm run load -- [tables=100] [members=6] [seconds=60]

const [tables = 100, members = 6, seconds = 60] = process.argv.slice(2).map(Number);
execFileSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))]);
console.log(`${tables} tables with ${members} members each`);
const figures = await measuredLoad({ tables, members, seconds });
console.table({
  presses: String(figures.presses),
  'presses a second': figures.perSecond.toFixed(1),
  'answered within, half of them': `${figures.median.toFixed(1)} ms`,
  'answered within, 99 of 100': `${figures.p99.toFixed(1)} ms`,
  'answered within, all': `${figures.longest.toFixed(1)} ms`,
  [`later than ${LATE_MS} ms`]: String(figures.late),
  'not answered': String(figures.failed),
  ...(figures.cpuShare === null
    ? {}
    : { 'CPU of the bot': `${(figures.cpuShare * 100).toFixed(0)} % of a core` }),
  ...(figures.megabytes === null ? {} : { 'memory of the bot': `${figures.megabytes} MB` }),
});
if (figures.late > 0 || figures.failed > 0 || figures.p99 > 1000) process.exitCode = 1;
