import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../runtime/log.ts';
import type { Scene } from './scene.ts';

/** What is asked of the thread that draws. */
export interface Order {
  readonly id: number;
  readonly scene: Scene;
}

/** What it answers. */
export type Drawn =
  { readonly id: number; readonly data: Uint8Array } | { readonly id: number; readonly problem: string };

export interface PainterDeps {
  readonly clock: Clock;
  readonly log: Logger;
  /** The file of the program that the thread runs. */
  readonly program: string;
}

/** So many pictures may wait to be drawn; under more load than that the tables go on as text. */
const MOST_WAITING = 24;
/** So many are kept: many ask for the same one. */
const MOST_KEPT = 32;
/** No picture takes that long: the thread hangs. */
const TOO_LONG_MS = 10_000;
/** After so many failures in a row nothing more is tried. */
const MOST_FAILURES = 3;

interface Waiting {
  readonly done: (data: Buffer | null) => void;
  readonly cancelAlarm: () => void;
}

/**
 * Draws pictures in a thread of its own, which starts with the first of them. Whatever goes wrong is
 * logged, and means that there is no picture: nobody depends on one.
 */
export class Painter {
  readonly #deps: PainterDeps;
  readonly #waiting = new Map<number, Waiting>();
  /** By what they show; the one used last comes last. */
  readonly #kept = new Map<string, Promise<Buffer | null>>();
  #worker: Worker | null = null;
  #orders = 0;
  #failures = 0;
  #stopped = false;

  constructor(deps: PainterDeps) {
    this.#deps = deps;
  }

  /** Whether pictures can be drawn, as far as is known without drawing one. */
  get state(): 'ready' | 'missing' | 'failing' {
    if (!isInstalled()) return 'missing';
    return this.#failures < MOST_FAILURES ? 'ready' : 'failing';
  }

  /** A PNG file; null where there is none. Never rejects. */
  draw(scene: Scene): Promise<Buffer | null> {
    const shows = JSON.stringify(scene);
    const drawn = this.#kept.get(shows) ?? this.#order(scene);
    this.#kept.delete(shows);
    this.#kept.set(shows, drawn);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    void drawn.then((data) => {
      if (data === null && this.#kept.get(shows) === drawn) this.#kept.delete(shows);
    });
    return drawn;
  }

  /** Nothing is drawn any more; what waits for its picture goes without. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#end();
  }

  #order(scene: Scene): Promise<Buffer | null> {
    if (this.#stopped || this.#failures >= MOST_FAILURES) return Promise.resolve(null);
    if (this.#waiting.size >= MOST_WAITING) {
      this.#deps.log.info('a picture is left out: too many are being drawn');
      return Promise.resolve(null);
    }
    return new Promise((done) => {
      const { clock } = this.#deps;
      this.#orders += 1;
      const id = this.#orders;
      const cancelAlarm = clock.at(clock.now() + TOO_LONG_MS, () => this.#failed('it takes too long'));
      this.#waiting.set(id, { done, cancelAlarm });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, scene } satisfies Order);
    });
  }

  #start(): Worker {
    const worker = threadOf(this.#deps.program);
    worker.on('message', (drawn: Drawn) => this.#answered(drawn));
    worker.on('error', (error) => {
      if (worker === this.#worker) this.#failed(error instanceof Error ? error.message : String(error));
    });
    return worker;
  }

  #answered(drawn: Drawn): void {
    if ('problem' in drawn) {
      this.#note(drawn.problem);
      this.#finish(drawn.id, null);
    } else {
      this.#failures = 0;
      this.#finish(drawn.id, Buffer.from(drawn.data.buffer, drawn.data.byteOffset, drawn.data.byteLength));
    }
  }

  /** The thread is of no use any more; the next picture starts another one. */
  #failed(reason: string): void {
    this.#note(reason);
    void this.#end();
  }

  #note(reason: string): void {
    this.#failures += 1;
    const { log } = this.#deps;
    if (this.#failures < MOST_FAILURES) log.warn({ reason }, 'a picture could not be drawn');
    else log.warn({ reason }, 'pictures cannot be drawn; tables are shown as text until the next start');
  }

  #finish(id: number, data: Buffer | null): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.cancelAlarm();
    waiting?.done(data);
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#finish(id, null);
    await worker?.terminate();
  }
}

/** Node itself runs no TypeScript in a thread: a bot that runs from its sources has a loader for that. */
function threadOf(program: string): Worker {
  if (!program.endsWith('.ts')) return new Worker(program);
  const url = JSON.stringify(pathToFileURL(program).href);
  const load = `import('tsx/esm/api').then(({ register }) => (register(), import(${url})));`;
  return new Worker(load, { eval: true });
}

/** The packages that draw are optional: a bot without them shows everything as text. */
function isInstalled(): boolean {
  const { resolve } = createRequire(import.meta.url);
  try {
    resolve('@napi-rs/canvas');
    resolve('@fontsource-variable/roboto-condensed/package.json');
    return true;
  } catch {
    return false;
  }
}
