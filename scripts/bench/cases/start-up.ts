import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runContender, type Measured } from '../case.ts';

// How long it takes until the bot asks Discord to let it in, and how much memory it holds then; next to a
// process that does nothing but import the same packages one by one.

/** A process that does not answer for so long has failed. */
const PATIENCE_MS = 60_000;

const PLAIN_IMPORTS = `
  await Promise.all([import('discord.js'), import('drizzle-orm/better-sqlite3'), import('better-sqlite3')]);
  (await import('node:http')).get(process.env.DISCORD_API).on('error', console.error);
`;

/** Shaped like a token, so that it is taken for one; nobody is asked whether it is. */
const TOKEN = `${Buffer.from('900000000000000001').toString('base64url')}.bench0.${'a'.repeat(38)}`;

/** Starts node with `args` and waits until it makes its first request. */
async function untilFirstRequest(args: readonly string[], databasePath: string): Promise<Measured> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DISCORD_API: `http://127.0.0.1:${port}/api`,
      DISCORD_TOKEN: TOKEN,
      DATABASE_PATH: databasePath,
      LOG_LEVEL: 'fatal',
    },
  });
  const gone = new Promise<never>((_, reject) => child.once('exit', () => reject(new Error('it ended'))));
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it never asked')), PATIENCE_MS).unref();
  });
  try {
    const asked = new Promise<void>((resolve) => server.once('request', () => resolve()));
    await Promise.race([asked, gone, late]);
    return { ms: performance.now() - started, megabytes: residentMegabytes(child.pid ?? 0) };
  } finally {
    gone.catch(() => undefined);
    child.kill('SIGKILL');
    server.closeAllConnections();
    server.close();
  }
}

function residentMegabytes(pid: number): number {
  const pages = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(pages?.[1] ?? Number.NaN) / 1024;
}

/** A second start: the database is there, as it is for every bot but a new one. */
async function secondStart(args: readonly string[]): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'felt-bench-'));
  try {
    await untilFirstRequest(args, join(folder, 'felt.sqlite'));
    return await untilFirstRequest(args, join(folder, 'felt.sqlite'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runContender({
  felt: () => secondStart(['dist/main.js']),
  'plain imports': () => secondStart(['--input-type=module', '--eval', PLAIN_IMPORTS]),
});
