import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../store/support/scene.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of what `npm start` begins with, and nothing of the product. */
function freshFolder(): string {
  const folder = temporaryFolder();
  for (const part of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  return folder;
}

/** Starts what is there, with an `npm` that does this. */
function start(folder: string, npm: string): { readonly code: number | null; readonly said: string } {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: `${bin}:/usr/bin:/bin` },
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

test('where the packages cannot be installed, a sentence says what that needs', () => {
  const { code, said } = start(freshFolder(), 'exit 7');
  expect(code).toBe(7);
  expect(said).toContain('the packages could not be installed; npm says above why.');
  expect(said).toContain('apt-get install python3 make g++');
});

test('where npm runs no scripts of packages, a sentence says how it does', () => {
  const { code, said } = start(freshFolder(), 'exit 0');
  expect(code).toBe(1);
  expect(said).toContain('the database driver was not built');
  expect(said).toContain('--ignore-scripts=false');
});

test('where the product cannot be built, a sentence says so', () => {
  const folder = freshFolder();
  // Installed by the very lock file; only the sources are missing.
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  const { code, said } = start(folder, 'exit 7');
  expect(code).toBe(1);
  expect(said).toMatch(/felt: the product could not be built\. .*\nfelt: Check the free space/);
  expect(said).not.toMatch(/\n\s+at /);
});
