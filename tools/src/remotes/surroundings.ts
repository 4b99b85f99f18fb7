import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { offeredCalls } from '@booking/contracts/record-calls';
import { largestBuild } from '@booking/contracts/remote-admission';
import { ShellOffer } from '@booking/contracts/remote-build';
import { releaseEndpoints, type Surroundings } from '@booking/contracts/remote-releases';
import { say } from '../terminal.ts';
import { runBuild, scratchFolder } from './build-remote.ts';
import { readDeclaration, remotesHere } from './declarations.ts';
import type { Product } from './product.ts';

/** What a build is held against where no product runs: the shell and the other remotes of this repository. @throws Obstacle */
export async function surroundingsHere(remote: string): Promise<Surroundings> {
  say('Building the shell …');
  const output = scratchFolder();
  await runBuild('shell', 'rspack', ['build', '--output-path', output]);
  const shell = ShellOffer.parse(JSON.parse(readFileSync(join(output, 'shell.json'), 'utf8')));
  const others = remotesHere().filter((other) => other !== remote);
  return {
    shells: [shell],
    others: others.map(readDeclaration).map(({ id, routes }) => ({ id, routes })),
    api: offeredCalls(allEndpoints),
    largest: largestBuild,
  };
}

/** What a build is held against by a product that runs. @throws Obstacle */
export const surroundingsAt = ({ ask }: Product, id: string): Promise<Surroundings> =>
  ask(releaseEndpoints.surroundings, { params: { id } });
