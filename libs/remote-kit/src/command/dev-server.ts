import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import { remoteEndpoints, type BootManifest } from '@booking/contracts/remotes';
import { rspack, type Configuration } from '@rspack/core';
import { RspackDevServer, type Configuration as ServerOptions } from '@rspack/dev-server';
import { isFree } from './is-free.ts';
import { withLocal } from './local-boot.ts';
import { fail } from './user-facing-error.ts';
import { printLine } from './print-line.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

type Served = {
  name: string;
  port: number;
  config: Configuration;
  /** Where calls go. */
  product: string;
  /** What is answered before anything else is looked for. */
  first?: Answer[];
  /** What the server needs besides. */
  options?: ServerOptions;
};

/** Calls arrive at the product as from its own pages, which are the only ones it takes calls of. */
function asFromItself(product: string) {
  const { origin } = new URL(product);
  return {
    context: ['/api', '/remotes/'],
    target: product,
    changeOrigin: true,
    on: {
      proxyReq: (request: {
        getHeader: (name: string) => unknown;
        setHeader: (name: string, value: string) => void;
      }) => {
        if (request.getHeader('origin')) request.setHeader('origin', origin);
      },
    },
  };
}

/** Builds and serves with hot reload until it is stopped. @throws UserFacingError when its port is taken */
export async function serve({ name, port, config, product, first = [], options }: Served): Promise<RspackDevServer> {
  if (!(await isFree(port, '127.0.0.1')))
    fail(`Port ${port} is taken: is ${name} being worked on in another terminal?`);
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      historyApiFallback: true,
      // the shell loads a remote, and hears of its changes, from another port
      headers: { 'access-control-allow-origin': '*' },
      client: {
        overlay: { warnings: false, errors: true, runtimeErrors: false },
        webSocketURL: { hostname: 'localhost', port },
      },
      proxy: [asFromItself(product)],
      setupMiddlewares: (middlewares) => [...first, ...middlewares],
      ...options,
    },
    rspack(config),
  );
  await server.start();
  printLine(`${name}: http://localhost:${port}`);
  return server;
}

const withoutHop = ({
  host: _host,
  connection: _connection,
  'accept-encoding': _encoding,
  ...headers
}: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/**
 * Answers what the shell starts from as the product does, with the routes and entries of local remotes as their folders have them now.
 * @param declarations reads what they say of themselves
 */
export const localBoot =
  (product: string, declarations: () => readonly RemoteDeclaration[]): Answer =>
  (request, response, next) => {
    const url = new URL(request.url ?? '/', product);
    if (request.method !== 'GET' || url.pathname !== remoteEndpoints.boot.path) return next();
    const answer = async (): Promise<void> => {
      const asked = await fetch(url, { headers: withoutHop(request.headers) });
      const text = await asked.text();
      const boot = asked.ok ? JSON.stringify(declarations().reduce(withLocal, JSON.parse(text) as BootManifest)) : text;
      response.writeHead(asked.status, {
        'content-type': 'application/json',
        'set-cookie': asked.headers.getSetCookie(),
      });
      response.end(boot);
    };
    answer().catch(next);
  };

/** Answers every address of the console with one page. */
export const pageAt =
  (page: string): Answer =>
  (request, response, next) => {
    const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
    if (!isPage || /^\/(?:api|remotes|local)\//.test(request.url ?? '')) return next();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page);
  };
