import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkHand } from './conformance-hands.ts';
import { checkRankFile } from './conformance-ranks.ts';

// Checks the engine against a folder of recorded hands and rankings:
//   npm run conformance -- <folder>     (or CONFORMANCE_DIR)
// `hands/*.jsonl.gz` are played decision by decision, `ranks/*.csv.gz` are ranked. Ends with a line
// «N passed, N failed» and a failing exit code where anything differs.

/** How many differences of a file are printed in full. */
const SHOWN_FAULTS = 5;

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly notPlayed: number;
}

function filesIn(folder: string, ending: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

function linesOf(path: string): readonly string[] {
  return gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
}

function checkHandFile(lines: readonly string[]): Tally {
  let [passed, failed, notPlayed] = [0, 0, 0];
  for (const line of lines) {
    const outcome = checkHand(line);
    if (outcome.type === 'notPlayed') {
      notPlayed += 1;
    } else if (outcome.faults.length === 0) {
      passed += 1;
    } else {
      failed += 1;
      if (failed <= SHOWN_FAULTS) console.log(`  ${outcome.id}\n    ${outcome.faults.join('\n    ')}`);
    }
  }
  return { passed, failed, notPlayed };
}

function checkRanks(name: string, lines: readonly string[]): Tally {
  const { passed, failed, failures } = checkRankFile(name, lines);
  for (const failure of failures.slice(0, SHOWN_FAULTS)) console.log(`  ${failure}`);
  return { passed, failed, notPlayed: 0 };
}

function main(): void {
  const folder = process.argv[2] ?? process.env['CONFORMANCE_DIR'];
  if (folder === undefined || !existsSync(folder)) {
    console.log(
      folder === undefined ? 'Name the folder of recorded hands.' : `There is no folder ${folder}.`,
    );
    process.exitCode = 2;
    return;
  }
  const tallies: Tally[] = [];
  const report = (name: string, tally: Tally): void => {
    console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed`);
    tallies.push(tally);
  };
  for (const file of filesIn(join(folder, 'hands'), '.jsonl.gz')) {
    report(file.slice(0, -'.jsonl.gz'.length), checkHandFile(linesOf(join(folder, 'hands', file))));
  }
  for (const file of filesIn(join(folder, 'ranks'), '.csv.gz')) {
    const name = file.slice(0, -'.csv.gz'.length);
    report(name, checkRanks(name, linesOf(join(folder, 'ranks', file))));
  }
  const total = (key: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  console.log(`not yet played: ${total('notPlayed')}`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  if (total('failed') > 0) process.exitCode = 1;
}

main();
