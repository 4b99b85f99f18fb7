import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';

// Where a file of the API stands. Both rules are proven by deliberate violations in tools/repository/folders.test.ts.

const most = 25;
export const domains = [
  'calls',
  'assistants',
  'booking',
  'payments',
  'arrival',
  'hotel',
  'people',
  'overview',
  'remotes',
];

/** The linter may have been started in the root or in api/. */
const fromRoot = (filename) =>
  filename
    .split(sep)
    .join('/')
    .replace(/^.*\/(?=api\/src\/)/, '');

/** Reports a whole file, by what `problemOf` says of its path from the root. */
const aboutPath = (problemOf) => ({
  create: (context) => ({
    Program(node) {
      const message = problemOf(fromRoot(context.filename), context.filename);
      if (message) context.report({ node, message });
    },
  }),
});

/** The file that is being checked counts even while it is not saved. */
function countFiles(filename) {
  const folder = dirname(filename);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return new Set([...names, basename(filename)]).size;
}

const filesPerFolder = aboutPath((path, filename) => {
  const count = countFiles(filename);
  return count > most && `${dirname(path)} has ${count} files of at most ${most}: divide it by subject.`;
});

const domainFolders = aboutPath((path) => {
  const [domain, ...rest] = path.replace('api/src/modules/', '').split('/');
  if (!domains.includes(domain)) return `Modules stand in one of ${domains.join(', ')}.`;
  return rest.length < 2 && !path.endsWith('.module.ts') && `Files of ${domain} stand in a folder of their subject.`;
});

const plugins = { folders: { rules: { 'files-per-folder': filesPerFolder, domains: domainFolders } } };

/**
 * A folder of the API is read at a glance, and its modules stand in nine domains.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const apiFolders = [
  {
    files: ['api/src/**/*.ts'],
    // migrations are a list by date, which nobody looks through by subject
    ignores: ['api/src/platform/database/migrations/**'],
    plugins,
    rules: { 'folders/files-per-folder': 'error' },
  },
  { files: ['api/src/modules/**/*.ts'], plugins, rules: { 'folders/domains': 'error' } },
];
