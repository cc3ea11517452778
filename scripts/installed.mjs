import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = [20, 12];

/** Runs a command of the project in its folder; ends this process with the same code if it fails. */
export function run(command, args, advice = null) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) console.error(`felt: ${command} could not be started: ${error.message}`);
  if (status === 0) return;
  if (advice !== null) console.error(advice);
  process.exit(status ?? 1);
}

const NOT_INSTALLED = `felt: the packages could not be installed; npm says above why.
felt: That needs the network, free space, and a folder that this user may write: ${ROOT}
felt: Compiling the database driver needs python3, make and a C++ compiler
felt: (Debian: apt-get install python3 make g++). Then run the same command again.`;

/**
 * Installs the packages of the lock file unless exactly they are there already, so that a fresh clone
 * needs one command. A mark in `node_modules` says which lock file and which Node they were made for:
 * the database driver is compiled for one Node version only.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `felt: Node.js ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const mark = `${ROOT}node_modules/.felt-installed`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;

  console.log('felt: installing packages (once). Where no ready-made database driver can be fetched,');
  console.log('felt: better-sqlite3 is compiled on this machine: about two minutes, please wait.');
  run('npm', ['ci', '--no-audit', '--no-fund'], NOT_INSTALLED);
  if (!existsSync(`${ROOT}node_modules/better-sqlite3/build/Release/better_sqlite3.node`)) {
    console.error('felt: the database driver was not built: npm is set to run no scripts of packages.');
    console.error('felt: Run the same command with --ignore-scripts=false.');
    process.exit(1);
  }
  writeFileSync(mark, wanted);
}
