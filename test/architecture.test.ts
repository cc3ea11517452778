import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// The layers of docs/ARCHITECTURE.md and what each may import: other layers, and packages.
interface Layer {
  readonly layers: readonly string[];
  /** Layers of which only types may be imported. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
}

const LAYERS: Record<string, Layer> = {
  shared: { layers: [], packages: [] },
  engine: { layers: [], packages: [] },
  table: { layers: ['engine'], packages: [] },
  ledger: { layers: ['table', 'engine'], packages: [] },
  views: { layers: ['engine', 'table'], packages: [] },
  i18n: { layers: [], types: ['engine', 'table', 'ledger', 'runtime'], packages: [] },
  store: { layers: ['engine', 'table', 'ledger'], packages: ['drizzle-orm', 'better-sqlite3', 'node:'] },
  runtime: { layers: ['engine', 'table', 'ledger', 'store'], packages: ['pino', 'node:'] },
  discord: {
    layers: ['runtime', 'views', 'i18n', 'table', 'engine'],
    types: ['ledger'],
    packages: ['discord.js', '@discordjs/rest', '@discordjs/ws', '@napi-rs/canvas', 'chart.js', 'node:'],
  },
  playground: { layers: [], packages: ['ws', 'zod', 'discord-api-spec', 'discord-api-types', 'node:'] },
};

const SRC = fileURLToPath(new URL('../src', import.meta.url));

interface Import {
  readonly file: string;
  readonly target: string;
  readonly typeOnly: boolean;
}

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(SRC, name));
}

function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8');
  const file = relative(SRC, path);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const statement = text.slice(text.lastIndexOf(';', pos) + 1, pos);
    return {
      file,
      target: fileName,
      typeOnly: /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*(?:import|export) type\b/.test(statement),
    };
  });
}

/** Why an import is not allowed, or null. */
function fault({ file, target, typeOnly }: Import): string | null {
  const layerName = file.split('/')[0] ?? '';
  const layer = LAYERS[layerName];
  if (layer === undefined)
    return file === 'main.ts' || file === 'config.ts' ? null : `${file} is in no layer`;
  if (!target.startsWith('.')) {
    const allowed = layer.packages.some((name) =>
      name.endsWith(':') ? target.startsWith(name) : target === name || target.startsWith(`${name}/`),
    );
    return allowed ? null : `${file} imports the package ${target}`;
  }
  const other = relative(SRC, resolve(SRC, dirname(file), target)).split('/')[0] ?? '';
  if (other === layerName || other === 'shared' || layer.layers.includes(other)) return null;
  if (typeOnly && layer.types?.includes(other) === true) return null;
  return `${file} imports ${target}: ${layerName} must not know ${other}`;
}

test('every import goes the way the layers allow', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(20);
  expect(
    files
      .flatMap(importsOf)
      .map(fault)
      .filter((text) => text !== null),
  ).toEqual([]);
});

test('the check itself tells a forbidden import from an allowed one', () => {
  expect(fault({ file: 'engine/hand/decide.ts', target: '../../table/table.ts', typeOnly: true })).toMatch(
    /engine must not know table/,
  );
  expect(fault({ file: 'discord/bot.ts', target: '../store/database.ts', typeOnly: false })).toMatch(
    /discord must not know store/,
  );
  expect(fault({ file: 'table/decide.ts', target: 'discord.js', typeOnly: false })).toMatch(
    /package discord.js/,
  );
  expect(fault({ file: 'i18n/en.ts', target: '../engine/card.ts', typeOnly: false })).toMatch(
    /i18n must not know engine/,
  );
  expect(fault({ file: 'i18n/en.ts', target: '../engine/card.ts', typeOnly: true })).toBeNull();
  expect(fault({ file: 'store/commit.ts', target: '../ledger/transfer.ts', typeOnly: false })).toBeNull();
});

test('the environment is read in one place only', () => {
  const readers = sourceFiles().filter((path) => readFileSync(path, 'utf8').includes('process.env'));
  expect(readers.map((path) => relative(SRC, path))).toEqual(['config.ts']);
});
