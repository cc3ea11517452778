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
