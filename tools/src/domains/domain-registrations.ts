import { gte, inc } from 'semver';
import type { DomainWords } from './domain-words.ts';
import { addImport, insertAfter, insertBefore } from './text-edits.ts';
import { withWorkspace } from '../remotes/lock-file.ts';

type Manifest = { name: string; version: string; exports: Record<string, string> };
type Edit = (text: string, words: DomainWords) => string;

/** An export is new, so the version is at least a minor one above that whose exports are kept. */
export function raisedVersion(current: string, kept: string): string {
  const least = inc(kept, 'minor')!;
  return gte(current, least) ? current : least;
}

/** @param kept the version in libs/contracts/public-exports.json */
function exportContract(text: string, { domain, many }: DomainWords, kept: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const added = { ...manifest.exports, [`./${many}`]: `./src/${domain}/${many}.ts` };
  const exports = Object.fromEntries(Object.entries(added).sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, version: raisedVersion(manifest.version, kept), exports }, undefined, 2)}\n`;
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const addEndpoints: Edit = (text, { domain, many, manyWords, oneVar }) =>
  insertBefore(
    addImport(text, `import { ${oneVar}Endpoints } from '../${domain}/${many}.ts';`),
    /\n\};\s*$/,
    `\n  '${capitalized(manyWords)}': ${oneVar}Endpoints,`,
  );

const addPermissions: Edit = (text, { many }) =>
  insertBefore(
    text,
    /\n\} as const satisfies Record<string, readonly Role\[\]>/,
    `\n  '${many}:read': everyone,\n  '${many}:change': desk,`,
  );

const addModule: Edit = (text, { domain, many, Many }) =>
  insertAfter(
    insertAfter(
      text,
      /^(?:import \{ \w+ \} from '\.\/(?:modules|providers)\/.*\n)+/m,
      `import { ${Many}Module } from './modules/${domain}/${many}/${many}.module.ts';\n`,
    ),
    /^const modules = \[\n(?: {2}\w+,\n)+/m,
    `  ${Many}Module,\n`,
  );

/** Its names and words are sealed, as they may be about a guest. */
const addAuditFacts: Edit = (text, { action }) =>
  insertBefore(
    text,
    /\n\};\n\n\/\*\* What is about a payment/,
    `\n  ${action.replace(/s$/, '')}: { plain: ['id', 'createdAt'], sealed: ['name', 'note'] },`,
  );

const changesOf = ({ many }: DomainWords): string =>
  `POST /api/admin/${many}, PATCH /api/admin/${many}/{id}, DELETE /api/admin/${many}/{id}`;

const reason = 'it is a note of the hotel that opens nothing to anybody, and every change of it is audited';

const addStepUpDecision: Edit = (text, words) => {
  const names = `\n    ${changesOf(words)}`;
  return text.includes(`'${reason}'`)
    ? insertAfter(text, new RegExp(`'${reason}': \`[^\`]*`), `,${names}`)
    : insertBefore(text, /\n\};\n/, `\n  '${reason}': \`${names}\`,`);
};

const addHarmlessCopies: Edit = (text, words) =>
  insertAfter(text, /^const harmless = `[^`]*?(?=`)/m, `,\n  ${changesOf(words)}`);

const addSample: Edit = (text, { many, oneVar, table }) => {
  const imported = addImport(text, `import { ${oneVar}Endpoints } from '@booking/contracts/${many}';`);
  const created = insertBefore(
    imported,
    /^ {2}await api\.sql\(leftBehind\);/m,
    `  await api.call(${oneVar}Endpoints.create, { body: { name: 'Sample' } });\n`,
  );
  return insertBefore(created, /^ {6}reservations: /m, `      '${many}': await idsIn(hotel, '${table}'),\n`);
};

const addToMap: Edit = (text, { domain, manyWords }) =>
  insertAfter(text, new RegExp(`^\\| \`${domain}/\` +\\| .*?(?= +\\|$)`, 'm'), `, ${manyWords}`);

/** Every file that names all subjects, and how a new one is named in it. */
const edits: Record<string, Edit> = {
  'libs/contracts/src/endpoint/all-endpoints.ts': addEndpoints,
  'libs/contracts/src/people/roles.ts': addPermissions,
  'api/src/app.module.ts': addModule,
  'api/src/modules/people/audit/allowed-facts.rule.ts': addAuditFacts,
  'api/test/sweeps/rights/step-up-decisions.ts': addStepUpDecision,
  'api/test/sweeps/copies/copies.api.test.ts': addHarmlessCopies,
  'api/test/sweeps/filled-hotel.ts': addSample,
  'api/README.md': addToMap,
};

/**
 * Names a new subject wherever all subjects are named.
 * @param read gives the text of a file of the repository
 * @returns the files that change, by their paths
 * @throws Error with the file in which the place was not found
 */
export function registerDomain(words: DomainWords, read: (file: string) => string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [file, edit] of Object.entries(edits)) {
    try {
      changed.set(file, edit(read(file), words));
    } catch (error) {
      throw new Error(`${file} has no place for ${words.many}. ${(error as Error).message}`, { cause: error });
    }
  }
  const kept = JSON.parse(read('libs/contracts/public-exports.json')) as { version: string };
  const manifest = exportContract(read('libs/contracts/package.json'), words, kept.version);
  changed.set('libs/contracts/package.json', manifest);
  const lockFile = withWorkspace(read('package-lock.json'), 'libs/contracts', JSON.parse(manifest) as Manifest);
  return changed.set('package-lock.json', lockFile);
}
