import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { addressOf } from '@booking/contracts/endpoint';
import { deliver, insertCalls } from '../../../../test/requests/call-rows.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startOwnApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { begin, conversation, report } from '../../../../test/providers/server-messages.ts';
import { basicOf } from '../../../../test/people/staff.ts';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

const sound = Buffer.from('RIFF and what somebody said');
const headers = basicOf(owner.email, owner.password);

let api: RunningApi;
/** A voice platform that leads to a storage of its own. */
let platform: { url: string; asked: IncomingMessage[]; leadsTo: string; store: Answer; stop: () => Promise<void> };

const whole: Answer = (_, reply) =>
  void reply.writeHead(200, { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }).end(sound);

beforeAll(async () => {
  const server = createServer((request, reply) => {
    platform.asked.push(request);
    if (request.url === '/storage') return platform.store(request, reply);
    if (!request.url!.endsWith('/mono-recording')) return void reply.writeHead(404).end('{}');
    reply.writeHead(302, { location: platform.leadsTo }).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  platform = { url, asked: [], leadsTo: `${url}/storage`, store: whole, stop };
  api = await startOwnApi({ VAPI_BASE_URL: url, VAPI_TEST_API_KEY: 'the-key' });
  await insertCalls(
    api,
    ['heard', 'silent'].map((id) => ({ id, started_at: '2026-11-10T18:00:00Z' })),
  );
  await api.sql(`UPDATE call SET recording = '{"recordingUrl":"https://elsewhere.example/x.wav"}' WHERE id = 'heard'`);
});
beforeEach(() => void Object.assign(platform, { asked: [], leadsTo: `${platform.url}/storage`, store: whole }));
afterAll(() => Promise.all([api.stop(), platform.stop()]));

const play = (id = 'heard', range?: string, signal?: AbortSignal): Promise<Response> =>
  fetch(api.url + addressOf(callDetailEndpoints.recording, { id }), {
    headers: { ...headers, ...(range && { range }) },
    ...(signal && { signal }),
  });

test('a recording is streamed through, with our key sent to the platform but not to its storage', async () => {
  const answer = await play();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'audio/wav', 'accept-ranges': 'bytes' });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(sound);
  expect(platform.asked.map(({ url, headers: of }) => [url, of.authorization])).toEqual([
    ['/call/heard/mono-recording', 'Bearer the-key'],
    ['/storage', undefined],
  ]);
});

test('a recording that is named only in artifact.recording is played like any other', async () => {
  const mono = { combinedUrl: 'https://storage.vapi.ai/mono.wav', assistantUrl: 'https://storage.vapi.ai/a.wav' };
  const artifact = { messages: conversation(begin), recording: { stereoUrl: 'https://storage.vapi.ai/s.wav', mono } };
  await deliver(api, [report({ id: 'nested', at: begin }, { artifact })]);
  const answer = await play('nested');
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(sound);
});

test('a range is requested and streamed as a range', async () => {
  platform.store = (request, reply) =>
    void reply
      .writeHead(206, { 'content-type': 'audio/wav', 'content-range': `bytes 5-7/${sound.length}`, 'x-secret': 'no' })
      .end(request.headers.range);
  const answer = await play('heard', 'bytes=5-7');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes 5-7/${sound.length}`);
  expect(answer.headers.has('x-secret')).toBe(false);
  expect(await answer.text()).toBe('bytes=5-7');
});

test('a range beyond the end is 416', async () => {
  platform.store = (_, reply) => void reply.writeHead(416, { 'content-range': `bytes */${sound.length}` }).end();
  const answer = await play('heard', 'bytes=900-');
  expect(answer.status).toBe(416);
  expect(answer.headers.get('content-range')).toBe(`bytes */${sound.length}`);
});

test('a request for several ranges gets the whole recording', async () => {
  expect((await play('heard', 'bytes=0-1,4-5')).status).toBe(200);
  expect(platform.asked.at(-1)!.headers.range).toBeUndefined();
});

test('a file that claims to be HTML is served as audio', async () => {
  platform.store = (_, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
  expect((await play()).headers.get('content-type')).toBe('audio/wav');
});

test.each([
  ['http://127.0.0.1:9/inside', /at a place that we do not go to: 127.0.0.1/],
  ['http://storage.vapi.ai/x.wav', /we do not go to/],
  ['https://vapi.ai.elsewhere.example/x.wav', /we do not go to/],
  ['https://elsewhere.example/x.wav', /we do not go to: elsewhere.example/],
  ['file:///etc/passwd', /we do not go to/],
  ['http://', /did not say where/],
])('a storage at %s is not requested', async (leadsTo, words) => {
  platform.leadsTo = leadsTo;
  const answer = await play();
  const { message } = await errorOf(answer, words.source.includes('did not say') ? 502 : 424);
  expect(message).toMatch(/^The voice platform did not hand over the recording\. /);
  expect(message).toMatch(words);
});

test('a redirect of the storage is not followed, and its failure is no error of ours', async () => {
  for (const [status, given] of [
    [302, 424],
    [403, 424],
    [404, 404],
    [500, 502],
  ] as const) {
    platform.store = (_, reply) => void reply.writeHead(status, { location: 'http://127.0.0.1:9/' }).end();
    const { message } = await errorOf(await play(), given);
    expect(message).toMatch(/^The voice platform did not hand over the recording\. /);
  }
});

test('a client that disconnects ends the request to the platform', async () => {
  const ended = Promise.withResolvers<void>();
  platform.store = (_, reply) => {
    reply.once('close', () => ended.resolve());
    reply.writeHead(200, { 'content-type': 'audio/wav' }).write(sound);
  };
  const leaving = new AbortController();
  const answer = await play('heard', undefined, leaving.signal);
  await answer.body!.getReader().read();
  leaving.abort();
  await ended.promise;
});

test('a call without a recording, and an unknown one, are 404', async () => {
  expect((await errorOf(await play('silent'), 404)).message).toBe('This call has no recording.');
  expect((await errorOf(await play('nobody'), 404)).message).toBe('This call was not found.');
  expect(platform.asked).toEqual([]);
});

test('a listener is recorded once for all ranges of a player', async () => {
  await insertCalls(api, [{ id: 'listened', started_at: '2026-11-10T18:00:00Z' }]);
  await api.sql(
    `UPDATE call SET recording = '{"recordingUrl":"https://elsewhere.example/x.wav"}' WHERE id = 'listened'`,
  );
  for (const range of ['bytes=1-', 'bytes=0-', undefined]) await (await play('listened', range)).text();
  const rows = await api.sql(
    `SELECT actor_email, subject_id FROM audit_event WHERE action = 'calls.listen' AND subject_id = 'listened'`,
  );
  expect(rows).toEqual([{ actor_email: owner.email, subject_id: 'listened' }]);
});
