import { createRequire } from 'node:module';

// What a case is told and tells. Each contender of each round is a process of its own.

/** What one run measured, by name. */
export type Measured = Readonly<Record<string, number>>;

/** Runs the contender that this process was started for and prints what it measured as the last line. */
export async function runContender(
  contenders: Readonly<Record<string, () => Measured | Promise<Measured>>>,
): Promise<void> {
  const name = process.argv[2] ?? '';
  const contender = contenders[name];
  if (contender === undefined) throw new Error(`no contender ${name}`);
  console.log(JSON.stringify(await contender()));
}

/** A peer's module, from the folder they were installed in. */
export function peer(name: string): unknown {
  const folder = process.env['BENCH_PEERS'] ?? '';
  return createRequire(`${folder}/index.js`)(name);
}
