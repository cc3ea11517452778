import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Change, Snapshot, Tables } from './tables.ts';

const VERSION = 1;

/** What was kept cannot be read; the message says what to do. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

/** A snapshot is written no sooner than this after a change, and not more often than 1/20 of the time. */
const DEBOUNCE_MS = 1000;
const REST_FACTOR = 20;

/**
 * Keeps the tables on the disk. What has been answered is not lost when the process is killed: each
 * change is noted at once in a journal beside the file. The file itself is written now and then, whole,
 * under another name and then renamed, after which the journal starts anew.
 */
export class StateFile {
  readonly #path: string;
  readonly #tables: Tables;
  readonly #journal: number;
  #timer: NodeJS.Timeout | null = null;
  #tookMs = 0;

  /** Reads what is there into the tables. */
  constructor(path: string, tables: Tables) {
    mkdirSync(dirname(path), { recursive: true });
    this.#path = path;
    this.#tables = tables;
    const journalPath = `${path}.journal`;
    tables.restore(readSnapshot(path), readJournal(journalPath));
    this.#journal = openSync(journalPath, 'a');
    this.#writeSnapshot();
  }

  note(change: Change): void {
    writeSync(this.#journal, `${JSON.stringify(change)}\n`);
    const delay = Math.max(DEBOUNCE_MS, this.#tookMs * REST_FACTOR);
    this.#timer ??= setTimeout(() => this.#writeSnapshot(), delay).unref();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#writeSnapshot();
    closeSync(this.#journal);
  }

  #writeSnapshot(): void {
    const startedAt = performance.now();
    this.#timer = null;
    const temporary = `${this.#path}.tmp`;
    writeFileSync(temporary, JSON.stringify({ version: VERSION, tables: this.#tables.snapshot() }));
    renameSync(temporary, this.#path);
    // Killed before this line, the next start repeats changes that the file holds already: no harm.
    ftruncateSync(this.#journal, 0);
    this.#tookMs = performance.now() - startedAt;
  }
}

function readSnapshot(path: string): Snapshot {
  if (!existsSync(path)) return {};
  const content = parsed(readFileSync(path, 'utf8'));
  if (content?.version === VERSION) return content.tables;
  const what = content === null ? 'is damaged' : 'is of another version of the playground';
  throw new StateFileError(
    `${path} ${what}. Move it away, with the files whose names begin like it, to start with an empty playground.`,
  );
}

interface Kept {
  readonly version: number;
  readonly tables: Snapshot;
}

function parsed(text: string): Kept | null {
  try {
    return JSON.parse(text) as Kept | null;
  } catch {
    return null;
  }
}

/** The last line may be torn where the process was killed in the middle of it. */
function readJournal(path: string): Change[] {
  if (!existsSync(path)) return [];
  const changes: Change[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue;
    try {
      changes.push(JSON.parse(line) as Change);
    } catch {
      break;
    }
  }
  return changes;
}
