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
import { BUNDLING } from './bundling.mjs';
import { ROOT, ensureInstalled } from './installed.mjs';

const DIST = `${ROOT}dist`;
const OUT = `${DIST}/main.js`;

/** What the product is made of; newer than the bundle means the bundle is old. */
const SOURCES = [
  'src',
  'scripts/build.mjs',
  'scripts/bundling.mjs',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/audit.ts',
  'scripts/parameters.ts',
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
async function intoDist() {
  const { build: bundle, stop } = await import('esbuild');
  const fresh = mkdtempSync(`${ROOT}.dist-`);
  try {
    await bundle({
      entryPoints: PROGRAMS,
      absWorkingDir: ROOT,
      outdir: fresh,
      ...BUNDLING,
      sourcemap: true,
      plugins: [...BUNDLING.plugins, playgroundApart],
    });
    cpSync(`${ROOT}src/playground/page`, `${fresh}/playground/page`, { recursive: true });
    chmodSync(fresh, 0o755);
    exchange(fresh);
  } finally {
    // Its process would stay as long as the bot does, with twice the memory of the bot.
    await stop();
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** The same; a host is told in a sentence why it cannot be done, and this process ends. */
export async function build() {
  try {
    await intoDist();
  } catch (error) {
    if (!('syscall' in error || 'errors' in error)) throw error;
    const [why] = error.message.split('\n');
    console.error(`felt: the product could not be built. ${why}`);
    console.error(`felt: Check the free space, and whether this user may write into ${ROOT}`);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  if (!process.argv.includes('--if-old') || !isBuilt()) await build();
}
