import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import prettier from 'eslint-config-prettier';
import importX from 'eslint-plugin-import-x';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import {
  apiLayers,
  eagerKit,
  fluentThroughKit,
  onlyInEnv,
  projectBoundaries,
  remoteFolders,
  vendorFolders,
} from './tools/lint/boundaries.mjs';
import { folderRules } from './tools/lint/folders.mjs';
import { databaseLayer } from './tools/lint/layers.mjs';
import { plainWords } from './tools/lint/words.mjs';

const web = [
  'shell/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'libs/ui/src/**/*.{ts,tsx}',
  'libs/remote-kit/src/**/*.{ts,tsx}',
];

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

const asyncCallbacks =
  ':matches(CallExpression[callee.property.name=/^(on|once|forEach|addEventListener)$/], CallExpression[callee.name=/^set(Timeout|Interval|Immediate)$/]) > .arguments[async=true]';

const unevenRows =
  'CallExpression[callee.property.name="each"] > .typeArguments :matches(TSOptionalType, TSNamedTupleMember[optional=true])';

/** Who may import whom. Types and mistakes are in .oxlintrc.json, which is read many times faster. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', 'docs/**', '**/*.d.ts'] },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx, 'import-x': importX, '@typescript-eslint': tseslint.plugin, regexp },
    rules: {
      ...projectBoundaries,
      // an expression whose time grows faster than the text stops the process on a long one
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignoreSticky: true }],
      'no-restricted-syntax': [
        'error',
        { selector: asyncCallbacks, message: 'Nobody hears of what such a function throws: catch it inside.' },
        {
          selector: unevenRows,
          message: 'Where a row leaves something out Jest hands the test a callback and waits for it: write it out.',
        },
      ],
    },
  },
  {
    files: web,
    ignores: tests,
    plugins: { '@tanstack/query': query },
    rules: {
      ...query.configs['flat/recommended'][0].rules,
      // it asks for types
      '@tanstack/query/no-void-query-fn': 'off',
    },
  },
  ...fluentThroughKit,
  eagerKit,
  remoteFolders,
  apiLayers,
  ...vendorFolders,
  ...folderRules,
  databaseLayer,
  plainWords,
  onlyInEnv,
  {
    files: [
      '**/test/**',
      '**/e2e/**',
      '**/experiments/**',
      'tools/bench/**',
      'tools/prove/rough/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  prettier,
);
