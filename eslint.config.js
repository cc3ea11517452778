import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** Layers that are functions of data: no clock, no die, no network, no process. */
const PURE_LAYERS = [
  'src/shared/**',
  'src/engine/**',
  'src/table/**',
  'src/ledger/**',
  'src/views/**',
  'src/i18n/**',
];

const IMPURE_GLOBALS = [
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'process',
  'crypto',
  'performance',
  'fetch',
].map((name) => ({
  name,
  message: `${name} is not allowed in a pure layer: time, chance and the outside world come in as data.`,
}));

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'data/**', 'coverage/**', 'docs/**'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":matches(CallExpression[callee.name='transactional'], CallExpression[callee.property.name='transaction']) > :matches(ArrowFunctionExpression, FunctionExpression)[async=true]",
          message:
            'A transaction is synchronous from begin to commit: the second half of an async function would run outside it.',
        },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // The checked JavaScript that runs before anything is installed, and the page's own script.
    files: ['scripts/**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['src/playground/page/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'document',
          'window',
          'fetch',
          'EventSource',
          'FormData',
          'HTMLElement',
          'Intl',
          'URL',
          'URLSearchParams',
          'localStorage',
          'sessionStorage',
          'history',
          'location',
          'console',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'navigator',
          'Node',
          'requestAnimationFrame',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: PURE_LAYERS,
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance is data: the deck comes in already in order.',
        },
      ],
    },
  },
);
