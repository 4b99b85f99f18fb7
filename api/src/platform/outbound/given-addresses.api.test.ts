import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEndpoints } from '@booking/contracts/all-endpoints';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import * as z from 'zod/mini';
import { report } from '../../../test/providers/server-messages.ts';
import { owner, startApi, type RunningApi } from '../../../test/start/running-api.ts';
import { basicOf } from '../../../test/people/staff.ts';

const headers = basicOf(owner.email, owner.password);

let api: RunningApi;
let inside: Server;
let touched = 0;
let addresses: string[];
let id: number;
beforeAll(async () => {
  inside = createServer((socket) => {
    touched += 1;
    socket.end('HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/latest/meta-data\r\n\r\n');
  });
  await new Promise<void>((ready) => void inside.listen(0, '::', ready));
  const { port } = inside.address() as AddressInfo;
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', 'user@127.0.0.1'];
  const schemes = [`gopher://127.0.0.1:${port}/_x`, `ftp://127.0.0.1:${port}/x`, 'file:///etc/passwd'];
  addresses = [...hosts.map((host) => `http://${host}:${port}/photo.png`), ...schemes];
  api = await startApi();
  ({ id } = await api.call(assistantEndpoints.create, { body: { name: 'Ann', assistantId: 'a1' } }));
});
afterAll(async () => {
  await api.stop();
  inside.close();
});

type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

/** What fits a schema about as well as an address can: it stands wherever a text may. */
function filled({ type, enum: values, anyOf, items, properties = {} }: Schema, address: string): unknown {
  if (values) return values[0];
  if (anyOf) return filled(anyOf.find((each) => each.type === 'string') ?? anyOf[0]!, address);
  if (type === 'array') return [filled(items ?? {}, address)];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, filled(of, address)]));
  }
  return address;
}

const schemaOf = (body: z.ZodMiniType): Schema =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
const given = ({ path }: Endpoint, address: string): object =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === 'id' ? id : address]),
  ) as object;

test('no URL in a field of any endpoint is requested', async () => {
  const writes = Object.values<Record<string, Endpoint>>(allEndpoints)
    .flatMap((table) => Object.values(table))
    .filter(({ method, body, path }) => method !== 'GET' && body && !path.startsWith('/api/auth/'));
  expect(writes.length).toBeGreaterThan(40);
  const taken = new Set<string>();
  for (const endpoint of writes) {
    for (const address of addresses) {
      const body = filled(schemaOf(endpoint.body!), address) as object;
      const answer = await api.request(addressOf(endpoint, given(endpoint, address)), {
        method: endpoint.method,
        headers,
        body,
      });
      if (answer.ok) taken.add(endpoint.path);
      await answer.body?.cancel();
    }
  }
  // some of it was even taken for what it is: a text
  expect(taken.size).toBeGreaterThan(2);
  expect(touched).toBe(0);
});

test('a photo of an assistant is a file and no URL', async () => {
  for (const imageData of addresses) {
    const path = addressOf(assistantEndpoints.uploadImage, { id });
    const answer = await api.request(path, { method: 'POST', headers, body: { imageData } });
    expect({ imageData, status: answer.status }).toEqual({ imageData, status: 400 });
  }
  expect(touched).toBe(0);
});

test('the recording URL of a report is not requested', async () => {
  for (const [n, address] of addresses.entries()) {
    const phone = { id: `call-with-recording-${n}`, at: Date.now() - 60_000 };
    const { message } = report(phone, { recordingUrl: address, stereoRecordingUrl: address });
    expect((await api.webhook(message)).status).toBe(200);
    await (await api.request(`/api/admin/call-logs/${phone.id}/recording`, { headers })).body?.cancel();
  }
  expect(touched).toBe(0);
});
