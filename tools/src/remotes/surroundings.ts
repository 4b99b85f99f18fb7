import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { offeredCalls } from '@booking/admission/record-calls';
import { largestBuild } from '@booking/admission/admission';
import { ShellOffer } from '@booking/contracts/remote-build';
import type { Surroundings } from '@booking/contracts/remote-releases';
import { scratchFolder } from '@booking/remote-kit/command/build-remote';
import { repositoryPath, runTool } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { printLine } from '../machine/terminal.ts';
import { readDeclaration, listRemotes } from './declarations.ts';

/** What a build is held against where no product runs: the shell and the other remotes of this repository. @throws UserFacingError */
export async function surroundingsHere(remote: string): Promise<Surroundings> {
  printLine('Building the shell …');
  const output = scratchFolder();
  const args = ['build', '--output-path', output];
  const { code, output: said } = await runTool('rspack', args, {}, undefined, repositoryPath('shell'));
  if (code !== 0) fail(`${said}\nThe build failed; what it says above is the reason.`);
  const shell = ShellOffer.parse(JSON.parse(readFileSync(join(output, 'shell.json'), 'utf8')));
  const others = listRemotes().filter((other) => other !== remote);
  return {
    shells: [shell],
    others: others.map(readDeclaration).map(({ id, routes }) => ({ id, routes })),
    api: offeredCalls(allEndpoints),
    largest: largestBuild,
  };
}
