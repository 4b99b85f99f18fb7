import { readdirSync } from 'node:fs';
import { localBoot, serve } from '@booking/remote-kit/command/dev-server';
import { isUp } from '@booking/remote-kit/command/product';
import type { Configuration } from '@rspack/core';
import { repositoryPath, repositoryRoot } from '../build/build.ts';
import { fail } from '../machine/machine.ts';
import { productAddress } from '../environment/product-address.ts';
import { readDeclaration } from '../remotes/declarations.ts';
import { printLine } from '../machine/terminal.ts';

const firstPort = 4310;

/** Each project has a port of its own, so that several can be worked on side by side. */
const portOf = (project: string): number => {
  const remotes = readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-'));
  return firstPort + ['shell', ...remotes.sort()].indexOf(project);
};

const addressOf = (project: string): string => `http://localhost:${portOf(project)}`;

type LocalRemotes = {
  localRemote: (id: string, address: string) => unknown;
  localRemoteConfig: (folder: string, address: string) => Configuration;
};

/** The shell, and remotes that it loads from here in place of what is live. */
async function shellWith(remotes: readonly string[]): Promise<Record<string, Configuration>> {
  const { devConfig } = (await import(repositoryPath('shell/rspack.config.mjs'))) as {
    devConfig: (localRemotes: readonly unknown[]) => Configuration;
  };
  const kit = (await import(repositoryPath('libs/remote-kit/src/build/local-remote.mjs'))) as LocalRemotes;
  const shell = devConfig(remotes.map((id) => kit.localRemote(id, addressOf(id))));
  const local = remotes.map((id) => [id, kit.localRemoteConfig(repositoryPath(id), addressOf(id))] as const);
  return { shell, ...Object.fromEntries(local) };
}

async function configsOf(project: string, remotes: readonly string[]): Promise<Record<string, Configuration>> {
  if (project === 'shell') return shellWith(remotes);
  const kit = (await import(repositoryPath('libs/remote-kit/src/build/standalone-config.mjs'))) as {
    standaloneConfig: (folder: string) => Configuration;
  };
  return { [project]: kit.standaloneConfig(repositoryPath(project)) };
}

/**
 * Serves a remote alone, or the shell with remotes in it, with hot reload; calls go to the product that runs on PORT.
 * The session cookie belongs to the host name, so who is signed in there is signed in here.
 * @param remotes that the shell loads from here, where the project is the shell
 * @throws UserFacingError when no product runs
 */
export async function serveWeb(
  project: string,
  remotes: readonly string[],
  variables: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  const product = productAddress({ ...variables, API_URL: '' });
  if (!(await isUp(product))) fail(`Nothing answers at ${product}. Run npm start in another terminal first.`);
  const first = [localBoot(product, () => remotes.map(readDeclaration))];
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  for (const [name, config] of Object.entries(await configsOf(project, remotes)))
    servers.push(await serve({ name, port: portOf(name), config, product, first }));
  if (project !== 'shell' && readDeclaration(project).slots?.length)
    printLine(`  Its slots are at places of other screens: npm run dev -- shell ${project} shows them there.`);
  await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
  await Promise.all(servers.map((server) => server.stop()));
}
