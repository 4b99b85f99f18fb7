import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Failure } from './failure.ts';
import { diagnoseScriptFailure } from './diagnose-script-failure.ts';

const built = 'var mfe_lamps;';
const integrity = `sha384-${createHash('sha384').update(built).digest('base64')}`;
const answers: Record<string, [number, string, string]> = {
  '/gone.js': [404, 'application/json', '{}'],
  '/page.js': [200, 'text/html; charset=utf-8', built],
  '/other.js': [200, 'text/javascript', `${built};`],
  '/late.js': [200, 'text/javascript', built],
};

let server: Server;
let home: string;
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    const [status, type, body] = answers[url!]!;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test.each<[string, Failure['outcome'], string]>([
  ['/gone.js', 'chunk', 'gone.js is not there: the server answered 404.'],
  ['/page.js', 'not-a-remote', 'In place of page.js came a page.'],
  ['/other.js', 'integrity', 'other.js is not the file that was built: its integrity differs.'],
  ['/late.js', 'chunk', 'late.js did not arrive at first.'],
])('%s: %s', async (path, outcome, message) => {
  expect(await diagnoseScriptFailure(`${home}${path}`, integrity, 'chunk')).toMatchObject({ outcome, message });
});

test('a server that is away is the network', async () => {
  const away = createServer();
  await new Promise<void>((listening) => away.listen(0, '127.0.0.1', listening));
  const { port } = away.address() as AddressInfo;
  await new Promise((closed) => away.close(closed));
  const error = await diagnoseScriptFailure(`http://127.0.0.1:${port}/lamps.js`, integrity, 'network');
  expect(error).toMatchObject({ outcome: 'network', message: 'lamps.js did not arrive. Check the connection.' });
});
