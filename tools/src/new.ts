import { writeFiles } from '@booking/remote-kit/command/scaffold';
import { repositoryPath } from './build/build.ts';
import { newDomain } from './domains/new-domain.ts';
import { userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';
import { lockWorkspace } from './remotes/lock-file.ts';
import { newRemoteFiles, wordsOf } from './remotes/new-remote.ts';

const whatNext = (id: string, name: string): string => `
Next:
  npm run dev -- ${id}       alone, with hot reload (npm start in another terminal)
  npm run dev -- shell ${id}
                             the same in the real shell, where its slots are, too
  npx nx test ${id}          its tests
  npm run check -- ${id}     types, lint, tests, and whether it would be admitted
  npm run ship -- ${id} --reason "First version"
Begin in ${id}/src/${name}/${name}.screen.tsx`;

/** @throws UserFacingError */
async function newRemote(given: string, givenLabel: string | undefined): Promise<void> {
  const words = wordsOf(given, givenLabel);
  const { id, name, label } = words;
  for (const file of writeFiles(repositoryPath(id), await newRemoteFiles(words))) printLine(`  ${id}/${file}`);
  lockWorkspace(id);
  printLine('  package-lock.json');
  printLine(`${id} is there: ${label}, at /${name}.`);
  printLine(whatNext(id, name));
}

try {
  const [first = '', ...rest] = process.argv.slice(2);
  await (first === 'domain' ? newDomain(rest) : newRemote(first, rest[0]));
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
