import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';

// How many files a folder has; where a file of the API stands, and what its name says. Proven by deliberate violations in tools/repository/folders.test.ts.

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

/** What a file is for, as the last part of its name. docs/adr/0060-roles-and-layers.md says what each means. */
export const roles = [
  ...['module', 'controller', 'service', 'repository', 'entity'],
  ...['job', 'worker', 'rule', 'mapper', 'schema', 'guard', 'interceptor', 'filter', 'decorator', 'hook'],
  ...['client', 'port', 'adapter', 'error', 'context', 'options', 'query'],
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
      const message = problemOf(fromRoot(context.filename), context);
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

const filesPerFolder = aboutPath((_, { cwd, filename }) => {
  const count = countFiles(filename);
  const folder = relative(cwd, dirname(filename));
  return count > most && `${folder} has ${count} files of at most ${most}: divide it by subject.`;
});

const domainFolders = aboutPath((path) => {
  const [domain, ...rest] = path.replace('api/src/modules/', '').split('/');
  if (!domains.includes(domain)) return `Modules stand in one of ${domains.join(', ')}.`;
  return rest.length < 2 && !path.endsWith('.module.ts') && `Files of ${domain} stand in a folder of their subject.`;
});

const role = aboutPath((path) => {
  const [, ...rest] = basename(path, '.ts').split('.');
  const isNamed = rest.length === 1 && roles.includes(rest[0]);
  return !isNamed && `The name of a file ends with its role, such as .service.ts: ${roles.join(', ')}.`;
});

const plugins = { folders: { rules: { 'files-per-folder': filesPerFolder, domains: domainFolders, role } } };

/** A list by date, which nobody looks through by subject. */
const migrations = 'api/src/platform/database/migrations/**';

/**
 * A folder is read at a glance; the API's modules stand in nine domains, and each of its files says its role.
 *
 * @type {import('eslint').Linter.Config[]}
 */
export const folderRules = [
  { files: ['**/*.{ts,tsx,mjs}'], ignores: [migrations], plugins, rules: { 'folders/files-per-folder': 'error' } },
  { files: ['api/src/modules/**/*.ts'], plugins, rules: { 'folders/domains': 'error' } },
  {
    // what stands directly in src is started by its name
    files: ['api/src/*/**/*.ts'],
    ignores: [migrations, '**/*.test.ts'],
    plugins,
    rules: { 'folders/role': 'error' },
  },
];
