import { writeFiles } from '@booking/remote-kit/command/scaffold';
import { at } from './build.ts';
import { obstacleIn } from './machine.ts';
import { lockWorkspace } from './remotes/lock-file.ts';
import { newRemoteFiles, wordsOf } from './remotes/new-remote.ts';
import { printLine } from './terminal.ts';

const whatNext = (id: string, name: string): string => `
Next:
  npm run dev -- ${id}       alone, with hot reload (npm start in another terminal)
  npm run dev -- shell ${id}
                             the same in the real shell, where its slots are, too
  npx nx test ${id}          its tests
  npm run check -- ${id}     types, lint, tests, and whether it would be admitted
  npm run ship -- ${id} --reason "First version"
Begin in ${id}/src/${name}/${name}.screen.tsx`;

try {
  const words = wordsOf(process.argv[2] ?? '', process.argv[3]);
  const { id, name, label } = words;
  for (const file of writeFiles(at(id), await newRemoteFiles(words))) printLine(`  ${id}/${file}`);
  lockWorkspace(id);
  printLine('  package-lock.json');
  printLine(`${id} is there: ${label}, at /${name}.`);
  printLine(whatNext(id, name));
} catch (error) {
  process.stderr.write(`${obstacleIn(error)}\n`);
  process.exitCode = 1;
}
