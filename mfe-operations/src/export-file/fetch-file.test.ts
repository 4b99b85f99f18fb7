import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fetchFile } from './fetch-file.ts';

const half = '\uFEFF"id"\r\n"1"\r\n"2"\r\n';

let server: Server;
let answer: (response: ServerResponse) => void;
let rows: number[];
beforeEach(async () => {
  rows = [];
  server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="calls.csv"',
    });
    answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const fetched = (signal = new AbortController().signal) => {
  const { port } = server.address() as AddressInfo;
  return fetchFile(`http://127.0.0.1:${port}/`, 'csv', (count) => rows.push(count), signal);
};

test('a whole file comes with its name, and how many rows are here is told on the way', async () => {
  answer = (response) => response.end(half);
  const { content, ...file } = await fetched();
  expect(file).toEqual({ name: 'calls.csv', rows: 2 });
  expect(await content.text()).toBe(half.slice(1));
  expect(rows.at(-1)).toBe(2);
});

test('one that breaks off half way is not taken for whole', async () => {
  answer = (response) => response.write(half, () => setTimeout(() => response.destroy(), 50));
  await expect(fetched()).rejects.toThrow();
  expect(rows).toEqual([2]);
});

test('one that is stopped half way is let go, and the server is told', async () => {
  const stop = new AbortController();
  const gone = new Promise((told) => {
    answer = (response) => {
      response.once('close', told);
      response.write(half, () => setTimeout(() => stop.abort(), 50));
    };
  });
  await expect(fetched(stop.signal)).rejects.toThrow('aborted');
  await gone;
}, 10_000);
