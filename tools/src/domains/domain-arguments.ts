import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { permissions } from '@booking/contracts/roles';
import { domains } from '../../lint/folders.mjs';
import { repositoryPath } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { singularOf } from './domain-words.ts';

const options = { in: { type: 'string', default: 'hotel' }, one: { type: 'string' } } as const;

export const domainUsage = `npm run new -- domain <name> [--in <domain>] [--one <singular>]
  makes a subject of the API: contract, controller, service, repository, entity, migration and tests
  <name>          the plural in lower case with hyphens, as in lost-items
  --in <domain>   where it stands: ${domains.join(', ')}; hotel unless said
  --one <name>    the singular, where it is not found by leaving out the s`;

/** Nouns that are words of SQL or JavaScript, so no table or variable can have their name. */
const reserved = [
  ...['array', 'case', 'check', 'column', 'constraint', 'default', 'end', 'grant', 'group', 'limit', 'order'],
  ...['table', 'union', 'user', 'window', 'class', 'export', 'function', 'import', 'interface', 'package', 'return'],
];

const isName = (text: string): boolean => text.length <= 40 && /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(text);
const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');
const textsIn = (folder: string): string[] =>
  readdirSync(repositoryPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`${folder}/${file}`));

/** Why something of that name cannot be added to the product as it is; undefined when it can. */
function clashOf(many: string, one: string): string | undefined {
  const word = [many, one].find((name) => reserved.includes(name));
  if (word) return `"${word}" is a word of SQL or JavaScript.`;
  const subjects = domains.flatMap((domain) => readdirSync(repositoryPath(`api/src/modules/${domain}`)));
  if (subjects.includes(many)) return `The API has a subject ${many}.`;
  const { exports } = JSON.parse(read('libs/contracts/package.json')) as { exports: object };
  if (`./${many}` in exports) return `libs/contracts exports ./${many}.`;
  const paths = Object.values(allEndpoints).flatMap((table) => Object.values(table).map(({ path }) => `${path}/`));
  if (paths.some((path) => path.startsWith(`/api/admin/${many}/`))) return `The API has /api/admin/${many}.`;
  if (Object.keys(permissions).some((name) => name.startsWith(`${many}:`))) return `There is a permission ${many}:….`;
  const table = one.replaceAll('-', '_');
  const made = new RegExp(`CREATE TABLE ${table}\\b`);
  if (textsIn('api/src/platform/database/migrations').some((text) => made.test(text)))
    return `There is a table ${table}.`;
  const type = one.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const exported = new RegExp(`\\bid: '${type}'`);
  return textsIn('libs/contracts/src').some((text) => exported.test(text)) ? `A contract exports ${type}.` : undefined;
}

/** @throws UserFacingError when they are not as the usage says, or the name is taken */
export function readDomainArguments(args: string[]): { domain: string; many: string; one: string } {
  const { values, positionals } = parsed(args);
  const [many, ...others] = positionals;
  if (many === undefined || others.length > 0) return fail(domainUsage);
  const { in: domain, one = singularOf(many) } = values;
  if (!domains.includes(domain)) return fail(`There is no domain ${domain}.\n${domainUsage}`);
  const wrong = [many, one].find((name) => !isName(name));
  if (wrong !== undefined)
    return fail(`"${wrong}" is no name. Write it in lower case with hyphens, 40 characters at most, as in lost-items.`);
  const clash = clashOf(many, one);
  return clash ? fail(`${clash} Choose another name.`) : { domain, many, one };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message}\n${domainUsage}`);
  }
}
