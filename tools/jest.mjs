// Runs projects of jest.config.mjs one after the other, whatever fails: node tools/jest.mjs <project>… [arguments of Jest].
// What each test said is kept in .data/test/jest.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const given = process.argv.slice(2);
const isOption = (argument) => argument.startsWith('-');
const firstOption = given.some(isOption) ? given.findIndex(isOption) : given.length;
const [projects, options] = [given.slice(0, firstOption), given.slice(firstOption)];
const cores = availableParallelism();

function run(project) {
  // two projects run side by side, but for the API, which runs alone; what talks to it over HTTP waits half of the time
  const overHttp = /^api-(?:over-http|on-site)$/.test(project);
  const workers = overHttp ? cores * 2 : project === 'api' ? cores : Math.ceil(cores / 2);
  const { status } = spawnSync(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', at('node_modules/jest/bin/jest.js')],
      ...['--config', at('jest.config.mjs'), `--selectProjects=${project}`, `--maxWorkers=${workers}`],
      ...['--json', `--outputFile=${at(`.data/test/jest/${project}.json`)}`, '--passWithNoTests', ...options],
    ],
    { cwd: at('.'), stdio: ['inherit', 'ignore', 'inherit'] },
  );
  return status ?? 1;
}

mkdirSync(at('.data/test/jest'), { recursive: true });
process.exitCode = Math.max(...projects.map(run));
