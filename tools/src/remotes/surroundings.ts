import { readFileSync } from 'node:fs';
import { largestBuild } from '@booking/contracts/remote-admission';
import { ShellOffer } from '@booking/contracts/remote-build';
import { releaseEndpoints, type Surroundings } from '@booking/contracts/remote-releases';
import { at } from '../build.ts';
import { say } from '../terminal.ts';
import { buildProjects } from './build-remote.ts';
import { readDeclaration, remotesHere } from './declarations.ts';
import type { Product } from './product.ts';

/** What a build is held against where no product runs: the shell and the other remotes of this repository. @throws Obstacle */
export async function surroundingsHere(remote: string): Promise<Surroundings> {
  say('Building the shell …');
  await buildProjects('shell');
  const shell = ShellOffer.parse(JSON.parse(readFileSync(at('shell/dist/shell.json'), 'utf8')));
  const others = remotesHere().filter((other) => other !== remote);
  return {
    shells: [shell],
    others: others.map(readDeclaration).map(({ id, routes }) => ({ id, routes })),
    largest: largestBuild,
  };
}

/** What a build is held against by a product that runs. @throws Obstacle */
export const surroundingsAt = ({ ask }: Product, id: string): Promise<Surroundings> =>
  ask(releaseEndpoints.surroundings, { params: { id } });
