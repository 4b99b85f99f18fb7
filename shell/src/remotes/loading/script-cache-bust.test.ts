import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { markFailed, markRan, refetchFailed } from './script-cache-bust.ts';

let server: Server;
let home: string;
let asked: string[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    asked.push(url!);
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answer = (response) => response.end();
});
afterAll(() => void server.close());

test('only what failed is fetched anew, of the build that is asked for, until it ran', async () => {
  for (const file of ['/lamps/1/entry.js', '/lamps/1/7.js', '/lamps/2/7.js']) markFailed(home + file);
  markRan(`${home}/lamps/1/entry.js`);
  await refetchFailed(`${home}/lamps/1/`);
  await refetchFailed(`${home}/lamps/1/`);
  expect(asked).toEqual(['/lamps/1/7.js', '/lamps/1/7.js']);
  markRan(`${home}/lamps/1/7.js`);
  await refetchFailed(`${home}/lamps/1/`);
  expect(asked).toHaveLength(2);
});

test('a file that is still on its way is waited for, not asked for again', async () => {
  const arrived = Promise.withResolvers<void>();
  const begun = new Promise<void>((isAsked) => {
    answer = (response) => {
      isAsked();
      void arrived.promise.then(() => response.end());
    };
  });
  markFailed(`${home}/slow/1/7.js`);
  const first = refetchFailed(`${home}/slow/1/`);
  await begun;
  const second = refetchFailed(`${home}/slow/1/`);
  arrived.resolve();
  await Promise.all([first, second]);
  expect(asked).toEqual(['/slow/1/7.js']);
});

test('a server that is away ends the wait, and is asked again the next time', async () => {
  answer = (response) => response.destroy();
  markFailed(`${home}/away/1/7.js`);
  await refetchFailed(`${home}/away/1/`);
  const before = asked.length;
  await refetchFailed(`${home}/away/1/`);
  expect(asked.length).toBeGreaterThan(before);
});
