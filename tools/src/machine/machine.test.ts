import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { reserveFreePort } from './machine.ts';

/** As many as there are, so that each is asked for. */
const asked = async (worker: number): Promise<number[]> => {
  const given: number[] = [];
  for (let n = 0; n < 150; n += 1) given.push(await reserveFreePort(5, worker));
  return given.flatMap((first) => [0, 1, 2, 3, 4].map((n) => first + n));
};

test('programs of test processes side by side never get the same port, nor a neighbour of it', async () => {
  const ofOne = await asked(1);
  const ofAnother = await asked(2);
  expect(ofOne.filter((port) => ofAnother.includes(port))).toEqual([]);
});

test('a port with a neighbour that somebody listens on is passed over', async () => {
  const first = await reserveFreePort(5, 3);
  const server = createServer();
  await new Promise<void>((listening) => server.listen(first + 4, '127.0.0.1', listening));
  expect(await asked(3)).not.toContain(first);
  await new Promise((closed) => server.close(closed));
});
