import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { localBoot, pageAt, serve } from './dev-server.ts';
import { fail } from './user-facing-error.ts';
import { isUp } from './product.ts';
import { readDeclarationIn } from './read-declaration.ts';
import { printLine } from './print-line.ts';

type LocalRemotes = {
  localRemote: (id: string, address: string) => unknown;
  localRemoteConfig: (folder: string, address: string) => Configuration;
  withLocalRemotes: (page: string, localRemotes: readonly unknown[]) => string;
};

/** The development build of the shell, which is a package of its own. */
const shellFolder = (): string => join(dirname(findPackageJSON('@booking/shell', import.meta.url)!), 'dist');

/**
 * Serves the shell with the remote in a folder in it, with hot reload; calls, sign-in and the other remotes are those of a product
 * that runs.
 * @throws UserFacingError when none does
 */
export async function devAlone(folder: string, product: string, port: number, signal: AbortSignal): Promise<void> {
  if (!(await isUp(product)))
    fail(`Nothing answers at ${product}. Start the product there, or set API_URL to where it runs.`);
  const { id, nav, routes } = readDeclarationIn(folder);
  const kit = (await import(new URL('../build/local-remote.mjs', import.meta.url).href)) as LocalRemotes;
  const address = `http://localhost:${port}/local/${id}`;
  const shell = shellFolder();
  const page = kit.withLocalRemotes(readFileSync(join(shell, 'index.html'), 'utf8'), [kit.localRemote(id, address)]);
  const server = await serve({
    name: id,
    port,
    config: kit.localRemoteConfig(folder, address),
    product,
    first: [localBoot(product, () => [readDeclarationIn(folder)]), pageAt(page)],
    options: { static: { directory: shell, watch: false }, historyApiFallback: false },
  });
  printLine(
    `  the console of ${product}, with ${id} from this folder; begin at http://localhost:${port}${(nav[0] ?? routes[0]!).path}`,
  );
  await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
  await server.stop();
}
