import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { databaseLayer } from './layers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The files that ask the database and are no repository, by their paths from the root.
 *
 * @param {string[]} among
 * @returns {Promise<string[]>}
 */
export async function listLayersToSplit(among = ['api/src/**/*.ts']) {
  if (among.length === 0) return [];
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } }, databaseLayer([])],
    allowInlineConfig: false,
    errorOnUnmatchedPattern: false,
  });
  const results = await eslint.lintFiles(among);
  return results
    .filter(({ errorCount }) => errorCount > 0)
    .map(({ filePath }) => relative(root, filePath).split(sep).join('/'))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await listLayersToSplit();
  writeFileSync(new URL('layers-to-split.json', import.meta.url), `${JSON.stringify(files, null, 2)}\n`);
  process.stdout.write(`${files.length} files still mix decisions and queries.\n`);
}
