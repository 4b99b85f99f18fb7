import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFiles } from '@booking/remote-kit/command/scaffold';
import { format, resolveConfig } from 'prettier';
import { repositoryPath, repositoryRoot } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { printLine } from '../machine/terminal.ts';
import { readDomainArguments } from './domain-arguments.ts';
import { domainFiles } from './domain-files.ts';
import { registerDomain } from './domain-registrations.ts';
import { domainWordsOf, type DomainWords } from './domain-words.ts';

const migrations = 'api/src/platform/database/migrations';
const roleMatrix = 'api/test/sweeps/rights/role-matrix';

/** A migration runs after all that are there. */
function timeOfMigration(): number {
  const newest = Math.max(...readdirSync(repositoryPath(migrations)).map((file) => Number.parseInt(file, 10)));
  return Math.max(Math.floor(Date.now() / 1000) * 1000, newest + 1);
}

/** Formatted as everything here is. What prettier leaves alone stays as it is. */
async function formatted(file: string, text: string): Promise<string> {
  if (file === 'package-lock.json') return text;
  const filepath = repositoryPath(file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

async function formatAll(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  return new Map(
    await Promise.all([...files].map(async ([file, text]) => [file, await formatted(file, text)] as const)),
  );
}

/** Writes down who may call what, as the contract says it now. @throws UserFacingError */
function writeRoleMatrix(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [repositoryPath(`${roleMatrix}.ts`)], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  if (status !== 0) fail(`Who may call what could not be written down: ${stderr}`);
  writeFileSync(repositoryPath(`${roleMatrix}.txt`), stdout);
}

const whatNext = ({ domain, many, one, manyWords, time }: DomainWords): string => `
Everybody who is signed in reads ${manyWords} at /api/admin/${many}; the front desk changes them.

Next:
  npx nx build api && node tools/jest.mjs api-over-http --testPathPatterns=/${many}/
                             its tests, over HTTP on PostgreSQL
  Write your fields instead of "note": in libs/contracts/src/${domain}/${many}.ts, then in ${one}.entity.ts,
  ${one}.mapper.ts and the migration ${time}-${many}.ts.
  Look at what was decided for you:
    libs/contracts/src/people/roles.ts                   who reads and who changes
    api/test/sweeps/rights/step-up-decisions.ts          that a change asks for no password again
    api/src/modules/people/audit/allowed-facts.rule.ts   that the audit log seals its texts
    api/src/modules/people/retention/retained-rows.repository.ts   add it there if it is not kept for good
  npm run packages -- --keep   once its fields are as they stay: keeps what the contracts export
  README.md, "Add a screen", says how the console gets it.`;

/**
 * npm run new -- domain <name>: a subject of the API with everything that the sweeps ask of one.
 * @throws UserFacingError before anything is written
 */
export async function newDomain(args: string[]): Promise<void> {
  const { domain, many, one } = readDomainArguments(args);
  const words = domainWordsOf(domain, many, one, timeOfMigration());
  const made = await formatAll(domainFiles(words));
  const changed = await formatAll(registerDomain(words, (file) => readFileSync(repositoryPath(file), 'utf8')));
  printLine('Made:');
  for (const file of writeFiles(repositoryRoot, made)) printLine(`  ${file}`);
  printLine('Changed:');
  for (const file of writeFiles(repositoryRoot, changed)) printLine(`  ${file}`);
  writeRoleMatrix();
  printLine(`  ${roleMatrix}.txt`);
  printLine(whatNext(words));
}
