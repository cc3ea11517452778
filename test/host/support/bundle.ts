import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes sure that what the tests start is what the sources say. */
export function buildIfOld(): void {
  execFileSync(process.execPath, [`${ROOT}scripts/build.mjs`, '--if-old'], { stdio: 'inherit' });
}

export interface Start {
  /** The working folder: `.env` and `data` are looked for there. */
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly parameters?: readonly string[];
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly ms: number;
}

/** One of the built programs in a process of its own, as a host runs it. */
export class Program {
  /** Everything it has written so far, to either output. */
  output = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<Omit<Ending, 'ms'>>;
  readonly #listeners = new Set<() => void>();

  constructor(name: 'main' | 'backup' | 'restore', { folder, environment = {}, parameters = [] }: Start) {
    const child = spawn(process.execPath, [`${ROOT}dist/${name}.js`, ...parameters], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        this.output += `${line}\n`;
        for (const listener of this.#listeners) listener();
      });
    }
    this.#child = child;
    this.#ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await this.#ended;
    });
  }

  /** Waits until it has written this; rejects when it ends without. */
  async says(text: RegExp): Promise<RegExpExecArray> {
    const found = new Promise<RegExpExecArray>((resolve) => {
      const look = (): void => {
        const match = text.exec(this.output);
        if (match === null) return;
        this.#listeners.delete(look);
        resolve(match);
      };
      this.#listeners.add(look);
      look();
    });
    const ended = this.#ended.then(({ code }) => {
      const match = text.exec(this.output);
      if (match !== null) return match;
      throw new Error(`it ended with ${String(code)} and never said ${String(text)}:\n${this.output}`);
    });
    return Promise.race([found, ended]);
  }

  /** Sends a signal, if any, and waits for the end. */
  async end(signal: NodeJS.Signals | null = null): Promise<Ending> {
    const from = performance.now();
    if (signal !== null) this.#child.kill(signal);
    return { ...(await this.#ended), ms: performance.now() - from };
  }
}
