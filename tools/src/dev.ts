import { existsSync } from 'node:fs';
import { repositoryPath } from './build/build.ts';
import { serveWeb } from './product/dev-server.ts';
import { launch } from './product/launch.ts';
import { userFacingMessage } from './machine/machine.ts';
import { printLine } from './machine/terminal.ts';

const [project = '', ...remotes] = process.argv.slice(2);
const isRemote = (name: string): boolean => existsSync(repositoryPath(`${name}/remote.json`));
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());

const usage = `Say what to work on: npm run dev -- <project>
  api               the whole product, the API restarting with every change
  shell             the shell with hot reload, against a product that runs (npm start)
  shell mfe-<name>  the same, with this remote (or several) from here in place of what is live: screens and slots
  mfe-<name>        the screens of one remote alone with hot reload, against a product that runs (npm start); no slots`;

try {
  if (project === 'api') await launch(process.env, stopping.signal, { watchApi: true });
  else if (remotes.every(isRemote) && (project === 'shell' || (isRemote(project) && remotes.length === 0)))
    await serveWeb(project, remotes, process.env, stopping.signal);
  else printLine(usage);
} catch (error) {
  process.stderr.write(`${userFacingMessage(error)}\n`);
  process.exitCode = 1;
}
