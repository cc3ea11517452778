import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Painter } from '../../../src/discord/pictures/painter.ts';
import type { TableScene } from '../../../src/discord/pictures/scene.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { isPng } from './support/picture.ts';

const PROGRAM = fileURLToPath(new URL('../../../src/discord/pictures/worker.ts', import.meta.url));

function scene(pot: string): TableScene {
  return { type: 'table', caption: ['hand #1'], pot, parts: null, board: [], boardSize: 5, seats: [] };
}

/** A program of a thread, written for one test. */
function program(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'felt-painter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${source}`);
  return file;
}

function painterOf(file: string) {
  const clock = new FakeClock();
  const warned: string[] = [];
  const destination = {
    write: (line: string) => void warned.push((JSON.parse(line) as { msg: string }).msg),
  };
  const log = createLog({ level: 'info', destination });
  const painter = new Painter({ clock, log, program: file });
  onTestFinished(() => painter.stop());
  return { painter, clock, warned };
}

/** Answers each order with a file that says how many there were. */
const COUNTS = `let orders = 0;
parentPort.on('message', ({ id }) => parentPort.postMessage({ id, data: new Uint8Array([orders += 1]) }));`;

describe('pictures', { timeout: 30_000 }, () => {
  test('are drawn by another thread', async () => {
    const { painter, warned } = painterOf(PROGRAM);
    const file = await painter.draw(scene('Pot 1.00'));
    expect(file !== null && isPng(file)).toBe(true);
    expect([painter.state, warned]).toEqual(['ready', []]);
  });

  test('are drawn once for each thing they show, also when several ask at once', async () => {
    const { painter } = painterOf(program(COUNTS));
    const files = await Promise.all(['a', 'a', 'b'].map((pot) => painter.draw(scene(pot))));
    expect(files.map((file) => file?.[0])).toEqual([1, 1, 2]);
    expect((await painter.draw(scene('a')))?.[0]).toBe(1);
  });

  test('that were not asked for lately are forgotten', async () => {
    const { painter } = painterOf(program(COUNTS));
    await painter.draw(scene('first'));
    for (let other = 0; other < 32; other += 1) await painter.draw(scene(String(other)));
    expect((await painter.draw(scene('first')))?.[0]).toBe(34);
  });

  test('are left out where too many wait', async () => {
    const { painter, warned } = painterOf(program(COUNTS));
    const files = await Promise.all(
      Array.from({ length: 30 }, (_, index) => painter.draw(scene(String(index)))),
    );
    expect(files.filter((file) => file === null)).toHaveLength(6);
    expect(new Set(warned)).toEqual(new Set(['a picture is left out: too many are being drawn']));
  });

  test('that fail are none, and the next is tried again', async () => {
    const fails = `parentPort.on('message', ({ id, scene }) => parentPort.postMessage(
      scene.pot === 'bad' ? { id, problem: 'no ink' } : { id, data: new Uint8Array([1]) }));`;
    const { painter, warned } = painterOf(program(fails));
    expect(await painter.draw(scene('bad'))).toBeNull();
    expect(await painter.draw(scene('good'))).not.toBeNull();
    expect(await painter.draw(scene('bad'))).toBeNull();
    expect([painter.state, warned.length]).toEqual(['ready', 2]);
  });

  test('are given up after three failures, as without the packages that draw', async () => {
    const { painter, warned } = painterOf(program(`await import('a-package-that-is-not-there');`));
    for (const pot of ['a', 'b', 'c', 'd']) expect(await painter.draw(scene(pot))).toBeNull();
    expect(painter.state).toBe('failing');
    expect(warned).toEqual([
      'a picture could not be drawn',
      'a picture could not be drawn',
      'pictures cannot be drawn; tables are shown as text until the next start',
    ]);
  });

  test('that hang are given up after ten seconds, and another thread draws the next', async () => {
    const hangs = `parentPort.on('message', ({ id, scene }) => {
      if (scene.pot !== 'never') parentPort.postMessage({ id, data: new Uint8Array([1]) });
    });`;
    const { painter, clock } = painterOf(program(hangs));
    const never = painter.draw(scene('never'));
    clock.advance(10_000);
    expect(await never).toBeNull();
    expect(await painter.draw(scene('good'))).not.toBeNull();
  });

  test('end with the bot: what waits goes without, and nothing is drawn any more', async () => {
    const { painter } = painterOf(program(`parentPort.on('message', () => undefined);`));
    const waiting = painter.draw(scene('a'));
    await painter.stop();
    expect(await waiting).toBeNull();
    expect(await painter.draw(scene('b'))).toBeNull();
  });
});
