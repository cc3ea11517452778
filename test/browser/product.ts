import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BUNDLE = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built product in a folder of its own, as `npm start` runs it without a token. */
export class Product {
  readonly #folder = mkdtempSync(join(tmpdir(), 'felt-browser-'));
  #process: ChildProcess | null = null;
  #port = 0;

  /** Starts it and returns the address it prints; again at the same address after the first time. */
  async start(): Promise<string> {
    const child = spawn(process.execPath, [BUNDLE], {
      cwd: this.#folder,
      env: { PATH: process.env['PATH'], PLAYGROUND_PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line);
      if (address === null) continue;
      this.#port = Number(address[1]);
      return address[0];
    }
    throw new Error('the product ended without printing its address');
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child?.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
