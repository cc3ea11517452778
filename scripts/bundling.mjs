import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * `discord.js` is CommonJS, and every file of ours that imports it would get a copy of all it exports, which is some
 * megabytes for fifty files. So it is one module with a name for each thing, and they all share it.
 */
const discordOnce = {
  name: 'discord-once',
  setup(bundle) {
    bundle.onResolve({ filter: /^discord\.js$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'discord.js', namespace: 'once' } : null,
    );
    bundle.onLoad({ filter: /./, namespace: 'once' }, () => {
      const names = Object.keys(require('discord.js')).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
      const exported = names.map((name) => `export const ${name} = all.${name};`);
      return {
        contents: [`const all = require('discord.js');`, ...exported].join('\n'),
        resolveDir: dirname(fileURLToPath(import.meta.url)),
      };
    });
  },
};

/**
 * Where Node.js has no FormData, discord.js brings one; asking whether it has makes Node.js load all that belongs to
 * its `fetch`, at every start. It has one since version 18, and it is loaded when the first file is sent.
 */
const formDataIsThere = {
  name: 'form-data-is-there',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]@discordjs[\\/]rest[\\/]dist[\\/]index\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const asking = /^globalThis\.FormData \?\?= .*$/m;
      if (!asking.test(source)) throw new Error(`${path} no longer asks for FormData: this can go.`);
      return { contents: source.replace(asking, '') };
    });
  },
};

/** How the product becomes files that start at once, and whatever is to be measured or tried as it ships. */
export const BUNDLING = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Not the names: errors and stacks are read by people, and keeping them apart would cost each start.
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  plugins: [discordOnce, formDataIsThere],
  logLevel: 'warning',
  // Native code cannot be bundled; the rest are optional helpers of discord.js that are not installed.
  external: [
    ...['better-sqlite3', '@napi-rs/canvas'],
    ...['zlib-sync', 'bufferutil', 'utf-8-validate', 'erlpack'],
  ],
  // Packages written for CommonJS expect these names.
  banner: {
    js: [
      "import { createRequire as __createRequire } from 'node:module';",
      "import { fileURLToPath as __fileURLToPath } from 'node:url';",
      'const require = __createRequire(import.meta.url);',
      'const __filename = __fileURLToPath(import.meta.url);',
      "const __dirname = __fileURLToPath(new URL('.', import.meta.url));",
    ].join('\n'),
  },
};
