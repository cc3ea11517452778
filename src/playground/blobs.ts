import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of uploaded files: in a folder, or in memory where nothing is to outlive the process. */
export class Blobs {
  readonly #directory: string | null;
  readonly #inMemory = new Map<string, Buffer>();

  constructor(directory: string | null) {
    this.#directory = directory;
    if (directory !== null) mkdirSync(directory, { recursive: true });
  }

  put(id: string, data: Buffer): void {
    if (this.#directory === null) this.#inMemory.set(id, data);
    else writeFileSync(join(this.#directory, id), data);
  }

  get(id: string): Buffer | null {
    if (this.#directory === null) return this.#inMemory.get(id) ?? null;
    try {
      return readFileSync(join(this.#directory, id));
    } catch {
      return null; // Gone, or never written: the picture is missing, and nothing else depends on it.
    }
  }

  delete(id: string): void {
    if (this.#directory === null) this.#inMemory.delete(id);
    else rmSync(join(this.#directory, id), { force: true });
  }
}
