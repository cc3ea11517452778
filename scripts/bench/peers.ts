import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Who we are compared with, at fixed versions. Never dependencies of the product. */
const PEERS = [
  '@chevtek/poker-engine@1.2.14',
  '@pokertools/evaluator@1.0.20',
  '@xpressit/winning-poker-hand-rank@0.2.1',
  'phe@0.6.0',
  'poker-ts@1.5.0',
  'pokersolver@2.1.4',
];

/** The folder with the peers in its `node_modules`; installed once, in the system's temporary folder. */
export async function installedPeers(): Promise<string> {
  const folder = join(tmpdir(), `felt-bench-${PEERS.length}-${PEERS.join('').length}`);
  const mark = join(folder, 'installed.json');
  if (existsSync(mark)) return folder;
  console.log(`installing ${PEERS.join(', ')} in ${folder}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel', 'error'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options, ...PEERS], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('the peers could not be installed');
  await compileChevtek(join(folder, 'node_modules', '@chevtek', 'poker-engine'));
  writeFileSync(mark, JSON.stringify(PEERS));
  return folder;
}

/** It comes as TypeScript and would compile itself while it is installed. */
async function compileChevtek(folder: string): Promise<void> {
  await build({
    entryPoints: [join(folder, 'src', 'index.ts')],
    outfile: join(folder, 'build', 'index.js'),
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
}
