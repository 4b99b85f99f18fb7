import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { onceTaken } from '../../test/once-taken.ts';
import { createFaultDial, FAULTS, type FaultDial } from './fault-dial.ts';
import { obeyDial } from './obey-dial.ts';

let server: FastifyInstance;
let dial: FaultDial;
let url: string;
let rooms: string[];

beforeEach(async () => {
  rooms = [];
  dial = createFaultDial(FAULTS);
  server = fastify({ forceCloseConnections: true });
  obeyDial(
    server,
    dial,
    {
      rate_limited: { status: 429, headers: { 'retry-after': '1' }, body: { error: 'too many' } },
      server_error: { status: 500, body: { error: 'broken' } },
      expired_token: { status: 401, body: { error: 'expired' } },
    },
    (path) => path.startsWith('/api/'),
  );
  server.get('/api/rooms', async () => rooms);
  server.post<{ Params: { name: string } }>('/api/rooms/:name', async (request, reply) => {
    if (request.params.name === 'none') return reply.code(422).send({ error: 'no such room' });
    rooms.push(request.params.name);
    return { added: request.params.name };
  });
  server.get('/page', async () => 'a page for people');
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => server.close());

const get = (path: string) => fetch(`${url}${path}`);
const post = (name: string, signal = AbortSignal.timeout(20_000)) =>
  fetch(`${url}/api/rooms/${name}`, { method: 'POST', signal });

describe('a request', () => {
  test('is answered at once while all is well', async () => {
    expect(await (await post('suite')).json()).toEqual({ added: 'suite' });
  });

  test('is answered after three seconds when the provider is slow', async () => {
    dial.set(['slow']);
    const began = performance.now();
    expect((await get('/api/rooms')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(2_900);
  });

  test.each([
    ['rate_limited', 429, { error: 'too many' }],
    ['server_error', 500, { error: 'broken' }],
    ['expired_token', 401, { error: 'expired' }],
  ] as const)('is refused in the words of the provider when the dial says %s, and does nothing', async (...row) => {
    const [fault, status, body] = row;
    dial.set([fault]);
    const refused = await post('suite');
    expect([refused.status, await refused.json()]).toEqual([status, body]);
    expect(rooms).toEqual([]);
  });

  test('that comes too often is told when to come again', async () => {
    dial.set(['rate_limited']);
    expect((await get('/api/rooms')).headers.get('retry-after')).toBe('1');
  });

  test('that hangs is never answered and does nothing', async () => {
    dial.set(['hang']);
    await expect(post('suite', AbortSignal.timeout(200))).rejects.toThrow(/timeout/);
    dial.set([]);
    expect(await (await get('/api/rooms')).json()).toEqual([]);
  });

  test('that times out after the commit did what it asked', async () => {
    dial.set(['timeout_after_commit']);
    await expect(post('suite', onceTaken(dial))).rejects.toThrow(/abort/);
    expect(await (await get('/api/rooms')).json()).toEqual(['suite']);
  });

  test('that is refused anyway is refused also when commits time out', async () => {
    dial.set(['timeout_after_commit']);
    expect((await post('none')).status).toBe(422);
  });
});

test('pages for people stay as they are', async () => {
  dial.set(['server_error', 'hang']);
  expect(await (await get('/page')).text()).toBe('a page for people');
});

test('a server with hanging requests can be closed', async () => {
  dial.set(['hang']);
  const hanging = expect(post('suite')).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.close();
  await hanging;
});

test('a dial turns on exactly what it is set to, of what its provider knows', () => {
  const own = createFaultDial(['slow', 'hang']);
  own.set(['slow']);
  own.set(['hang', 'room_just_taken']);
  expect([own.on(), own.has('slow'), own.has('hang')]).toEqual([['hang'], false, true]);
});
