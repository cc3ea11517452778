import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT, ensureInstalled } from './installed.mjs';

const DIST = `${ROOT}dist`;
const OUT = `${DIST}/main.js`;

/** What the product is made of; newer than the bundle means the bundle is old. */
const SOURCES = [
  'src',
  'scripts/build.mjs',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/audit.ts',
  'package-lock.json',
];

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

/** Each becomes one file in `dist`, which starts in a fraction of the time of loading its packages one by one. */
const PROGRAMS = {
  main: 'src/main.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  audit: 'scripts/audit.ts',
  'playground/playground': 'src/playground/playground.ts',
  'picture-worker': 'src/discord/pictures/worker.ts',
};

/** A bot on the real Discord does not even read the local one: that is a file of its own. */
const playgroundApart = {
  name: 'playground-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\/playground\/playground\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './playground/playground.js', external: true } : null,
    );
  },
};

/** Puts a new `dist` in the place of the old one in next to no time, even if somebody else does so just now. */
function exchange(fresh) {
  const old = `${fresh}-old`;
  for (let done = false; !done;) {
    if (existsSync(DIST)) ignoring(['ENOENT'], () => renameSync(DIST, old));
    done = ignoring(['ENOTEMPTY', 'EEXIST'], () => renameSync(fresh, DIST));
    rmSync(old, { recursive: true, force: true });
  }
}

/** Whether `work` was done, and did not fail with one of these. */
function ignoring(codes, work) {
  try {
    work();
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
}

/** Puts the product into `dist`; whole, so that what runs from there meanwhile never meets half a file. */
export async function build() {
  const { build: bundle } = await import('esbuild');
  const fresh = mkdtempSync(`${ROOT}.dist-`);
  try {
    await bundle({
      entryPoints: PROGRAMS,
      absWorkingDir: ROOT,
      outdir: fresh,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      // Not the names: errors and stacks are read by people, and keeping them apart would cost each start.
      minifySyntax: true,
      minifyWhitespace: true,
      sourcemap: true,
      legalComments: 'none',
      logLevel: 'warning',
      plugins: [playgroundApart],
      // Native code cannot be bundled; the rest are optional helpers of discord.js that are not installed.
      external: [
        ...['better-sqlite3', '@napi-rs/canvas'],
        ...['zlib-sync', 'bufferutil', 'utf-8-validate', 'erlpack'],
      ],
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
    cpSync(`${ROOT}src/playground/page`, `${fresh}/playground/page`, { recursive: true });
    chmodSync(fresh, 0o755);
    exchange(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!process.argv.includes('--if-old') || !isBuilt()) await build();
}
