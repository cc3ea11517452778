import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT, ensureInstalled } from './installed.mjs';

const OUT = `${ROOT}dist/main.js`;

/** What the product is made of; newer than the bundle means the bundle is old. */
const SOURCES = ['src', 'scripts/build.mjs', 'package-lock.json'];

function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(`${path}/${name}`)));
}

export function isBuilt() {
  return (
    existsSync(OUT) && Math.max(...SOURCES.map((path) => newest(`${ROOT}${path}`))) <= statSync(OUT).mtimeMs
  );
}

/** Bundles the product into one file: it starts in a fraction of the time of loading its packages one by one. */
export async function build() {
  const { build: bundle } = await import('esbuild');
  rmSync(`${ROOT}dist`, { recursive: true, force: true });
  await bundle({
    entryPoints: [`${ROOT}src/main.ts`],
    outfile: OUT,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minify: true,
    keepNames: true,
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Native code cannot be bundled; the rest are optional helpers of discord.js that are not installed.
    external: ['better-sqlite3', 'zlib-sync', 'bufferutil', 'utf-8-validate', 'erlpack'],
    // Packages written for CommonJS expect these names.
    banner: {
      js: [
        "import { createRequire as __createRequire } from 'node:module';",
        "import { fileURLToPath as __fileURLToPath } from 'node:url';",
        'const require = __createRequire(import.meta.url);',
        'const __filename = __fileURLToPath(import.meta.url);',
        "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
      ].join('\n'),
    },
  });
  cpSync(`${ROOT}src/playground/page`, `${ROOT}dist/playground/page`, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await build();
}
