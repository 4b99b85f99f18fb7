import { readdirSync } from 'node:fs';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { at, root } from './build.ts';
import { fail, isFree } from './machine.ts';
import { isUp, productAddress } from './product-address.ts';
import { say } from './terminal.ts';

const firstPort = 4310;

/** Each project has a port of its own, so that several can be worked on side by side. */
const portOf = (project: string): number => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return firstPort + ['shell', ...remotes.sort()].indexOf(project);
};

const configOf = async (project: string): Promise<Configuration> => {
  if (project === 'shell') {
    const { devConfig } = (await import(at('shell/rspack.config.mjs'))) as { devConfig: Configuration };
    return devConfig;
  }
  const kit = (await import(at('libs/remote-kit/src/standalone-config.mjs'))) as {
    standaloneConfig: (folder: string) => Configuration;
  };
  return kit.standaloneConfig(at(project));
};

/**
 * Serves the shell, or a remote alone, with hot reload; its calls go to the product that runs on PORT.
 * The session cookie belongs to the host name, so who is signed in there is signed in here.
 * @throws Obstacle when no product runs
 */
export async function serveWeb(project: string, variables: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const product = productAddress({ ...variables, API_URL: '' });
  if (!(await isUp(product))) fail(`Nothing answers at ${product}. Run npm start in another terminal first.`);
  const port = portOf(project);
  if (!(await isFree(port, '127.0.0.1')))
    fail(`Port ${port} is taken: is ${project} being worked on in another terminal?`);
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      historyApiFallback: true,
      client: { overlay: { warnings: false, errors: true, runtimeErrors: false } },
      proxy: [{ context: ['/api', '/remotes/'], target: product }],
    },
    rspack(await configOf(project)),
  );
  await server.start();
  say(`${project}: http://localhost:${port}`);
  await new Promise<void>((stop) => signal.addEventListener('abort', () => stop(), { once: true }));
  await server.stop();
}
