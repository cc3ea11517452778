import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Who we are compared with, at fixed versions. Never dependencies of the product. */
const PEERS = [
  '@pokertools/evaluator@1.0.20',
  '@xpressit/winning-poker-hand-rank@0.2.1',
  'phe@0.6.0',
  'poker-ts@1.5.0',
  'pokersolver@2.1.4',
];

/** The folder with the peers in its `node_modules`; installed once, in the system's temporary folder. */
export function installedPeers(): string {
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
  writeFileSync(mark, JSON.stringify(PEERS));
  return folder;
}
