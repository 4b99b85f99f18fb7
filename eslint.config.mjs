import nx from '@nx/eslint-plugin';
import query from '@tanstack/eslint-plugin-query';
import prettier from 'eslint-config-prettier';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  apiLayers,
  fluentThroughKit,
  onlyInEnv,
  projectBoundaries,
  remoteFolders,
  vendorFolders,
} from './tools/lint/boundaries.mjs';

const web = [
  'shell/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'libs/ui/src/**/*.{ts,tsx}',
  'libs/router/src/**/*.{ts,tsx}',
  'libs/remote-kit/src/**/*.{ts,tsx}',
];

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', 'docs/**', '**/*.d.ts'] },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            '*.mjs',
            'shell/*.mjs',
            'tools/lint/*.mjs',
            'libs/remote-kit/src/*.mjs',
            'libs/remote-kit/src/lighter/*.mjs',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { '@nx': nx, 'import-x': importX },
    rules: {
      ...projectBoundaries,
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allow: ['URLSearchParams', 'Locator'] },
      ],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
      // a function that promises an answer may have it at once
      '@typescript-eslint/require-await': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: web, ignores: tests, ...jsxA11y.flatConfigs.recommended },
  {
    files: web,
    // they define no component that is kept, and what looks at those takes a quarter of the time
    ignores: tests,
    plugins: { 'react-hooks': reactHooks, '@tanstack/query': query },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...query.configs['flat/recommended'][0].rules,
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
  },
  fluentThroughKit,
  remoteFolders,
  apiLayers,
  ...vendorFolders,
  onlyInEnv,
  {
    files: ['api/src/**/*.ts'],
    rules: {
      // Nest reads the classes of constructor parameters at run time
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    rules: { ...tseslint.configs.disableTypeChecked.rules, 'no-console': 'off', 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/test/**', '**/e2e/**', '**/experiments/**', 'tools/bench/**', '**/*.test.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/test/global-*.ts', 'playwright.config.ts', '**/e2e/*setup.ts', '**/testing/class-names.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  prettier,
);
