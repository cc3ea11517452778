import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BUNDLING } from '../bundling.mjs';

/** The folder of the compiled cases; below `node_modules`, where packages that are not bundled are found. */
const OUT = join('node_modules', '.cache', 'felt-bench');

/**
 * Compiles the cases the way `scripts/build.mjs` compiles the product, so that what is measured is what
 * ships. Returns where a case is.
 */
export async function compiledCases(): Promise<(name: string) => string> {
  mkdirSync(OUT, { recursive: true });
  const cases = join('scripts', 'bench', 'cases');
  await build({
    entryPoints: readdirSync(cases).map((file) => join(cases, file)),
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    ...BUNDLING,
  });
  return (name) => join(OUT, `${name}.mjs`);
}
