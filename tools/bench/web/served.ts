import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** What is made for whoever asks, rather than read from a file; HTML unless its path ends otherwise. */
export type Answers = Record<string, (request: IncomingMessage) => Promise<string> | string>;

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};
const typeOf = (path: string): string => types[extname(path)] ?? 'text/html; charset=utf-8';

const compressed = (body: string | Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const filesOf = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file)}`, compressed(readFileSync(file), 11)]),
  );

/** Serves a built folder as the product serves its own: compressed as far as it goes, once, and kept for ever by its name. */
export async function serve(folder: string, answers: Answers): Promise<{ url: string; stop: () => void }> {
  const files = filesOf(folder);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url!, 'http://local').pathname;
    const made = answers[path];
    const body = made ? compressed(await made(request), 4) : files.get(path);
    const cache = made ? 'no-store' : 'public, max-age=31536000, immutable';
    if (body === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          'content-type': typeOf(path),
          'content-encoding': 'br',
          'cache-control': cache,
          'content-length': body.length,
        })
        .end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
