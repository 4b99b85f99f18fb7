import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ErrorAnswer } from '@booking/contracts/error';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({ REQUEST_TIMEOUT_MS: '1000' });
});
afterAll(() => api.stop());

const credentials = JSON.stringify({ email: owner.email, password: owner.password });
const lineFor = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`;
const headFor = (length: number, path = '/api/auth/sign-in'): string =>
  `${lineFor(path)}content-length: ${length}\r\n\r\n`;

type Connection = { socket: Socket; closed: Promise<string> };

/** @returns `closed` tells what the API said until it hung up */
function open(url = api.url): Connection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  // what is sent after the API hung up
  socket.on('error', () => undefined);
  return { socket, closed: new Promise((done) => socket.once('close', () => done(said))) };
}

/** Sends one character at a time. @returns how many were sent until the API hung up */
async function drip({ socket, closed }: Connection, text: string, everyMs: number): Promise<number> {
  let sent = 0;
  const drop = setInterval(() => {
    if (sent < text.length) socket.write(text[sent++]!);
  }, everyMs);
  await closed;
  clearInterval(drop);
  return sent;
}

const answerIn = (said: string): { status: number; body: string } => {
  const [head, body] = said.split('\r\n\r\n') as [string, string];
  return { status: Number(head.split(' ')[1]), body };
};

describe('a client that sends too slowly is disconnected', () => {
  test('one byte of a body at a time', async () => {
    const connection = open();
    connection.socket.write(headFor(5_000));
    expect(await drip(connection, ' '.repeat(5_000), 10)).toBeLessThan(5_000);
  });

  test('one byte of a head at a time', async () => {
    const head = `GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ${'x'.repeat(5_000)}`;
    expect(await drip(open(), head, 10)).toBeLessThan(head.length);
  });

  test.each([
    ['half a body', headFor(credentials.length) + credentials.slice(0, 20)],
    ['half a head', lineFor('/api/auth/sign-in')],
    ['nothing', ''],
  ])('%s and no more is told so', async (_, sent) => {
    const { socket, closed } = open();
    socket.write(sent);
    const { status, body } = answerIn(await closed);
    expect(status).toBe(408);
    expect(ErrorAnswer.parse(JSON.parse(body)).code).toBe('too_slow');
  });
});

test('others are answered while two hundred send slowly', async () => {
  const { cookie } = await signIn(api, owner.email, owner.password);
  const head = headFor(5_000, '/api/admin/mode-settings').replace('\r\n', `\r\ncookie: ${cookie}\r\n`);
  const slow = Array.from({ length: 200 }, () => open());
  for (const { socket } of slow) socket.write(head);
  expect((await api.request('/api/health/ready')).status).toBe(200);
  expect((await api.request('/api/auth/me', { headers: { cookie } })).status).toBe(200);
  for (const said of await Promise.all(slow.map(({ closed }) => closed))) expect(answerIn(said).status).toBe(408);
});

test('a body in pieces that arrives in time is answered', async () => {
  const { socket, closed } = open();
  socket.write(headFor(credentials.length).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  for (const letter of credentials) await new Promise((go) => socket.write(letter, go));
  expect(answerIn(await closed).status).toBe(200);
});

test('what is no HTTP is told so in the shape of every error', async () => {
  const { socket, closed } = open();
  socket.write('HELLO\r\n\r\n');
  const { status, body } = answerIn(await closed);
  expect(status).toBe(400);
  expect(ErrorAnswer.parse(JSON.parse(body)).code).toBe('invalid_request');
});

test('a stopping process does not wait for slow clients', async () => {
  const ending = await startOwnApi({ REQUEST_TIMEOUT_MS: '1000' });
  const slow = ['', lineFor('/api/auth/sign-in'), headFor(5_000)].map((sent) => {
    const connection = open(ending.url);
    connection.socket.write(sent);
    return connection;
  });
  await ending.request('/api/health/live');
  await ending.stop();
  await Promise.all(slow.map(({ closed }) => closed));
});
