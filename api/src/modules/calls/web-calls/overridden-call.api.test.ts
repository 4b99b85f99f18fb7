import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { catalogueTools } from '../../../providers/vapi/tools/catalogue-tools.mapper.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { newStay } from '../../../../test/people/guest-trip.ts';
import { doorSecrets, eventually } from '../../../../test/start/running-api.ts';
import { setUpAssistants } from '../../../../test/people/web-visitor.ts';

type Json = Record<string, unknown>;
type Taken = { path: string; headers: IncomingHttpHeaders; body: string };

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
const victim = '+15125550118';

let elsewhere: Server;
const taken: Taken[] = [];
beforeAll(async () => {
  elsewhere = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push({ path: request.url!, headers: request.headers, body });
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[]}');
    });
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
});
afterAll(() => void elsewhere.close());

/** What was taken, said again at a door of ours. @param change what is put in its place in the body */
const replay = ({ headers, body }: Taken, path: string, change: (message: Json) => Json = (message) => message) => {
  const { message } = JSON.parse(body) as { message: Json };
  const changed = JSON.stringify({ message: change(message) });
  const signed = ['x-signature', 'x-timestamp', 'authorization', 'x-vapi-secret'].flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  return hotel.api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(signed) },
    body: changed,
  });
};

/**
 * The worst case: somebody has a public key of the account, which our pages give to nobody, and has the messages and the tools of
 * a call sent to a server of theirs.
 */
test('a call with an overridden server leaks no credential of ours', async () => {
  const { guest: assistantId } = await setUpAssistants(hotel);
  const { id: reservationId } = await desk.reserve({ ...newStay(), phone: victim });
  const { env, vapi } = hotel.simulators;
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const own = (await (
    await fetch(`${vapi}/assistant/${assistantId}`, {
      headers: { authorization: `Bearer ${env['VAPI_TEST_API_KEY']!}` },
    })
  ).json()) as { server: { credentialId: string } };
  const door = { PUBLIC_URL: url, credentials: { guest: own.server.credentialId } };
  const opened = await fetch(`${vapi}/call/web`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env['VAPI_TEST_PUBLIC_KEY']!}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      assistantId,
      assistantOverrides: {
        variableValues: { testScenario: 'property_info', guestPhone: victim },
        server: { url: `${url}/messages` },
        serverMessages: ['status-update', 'conversation-update', 'tool-calls', 'end-of-call-report'],
        model: { provider: 'openai', model: 'gpt-4o', toolIds: [] },
        'tools:append': catalogueTools('guest', door),
      },
    }),
  });
  expect(opened.status).toBe(201);
  await eventually(async () => taken.some(({ body }) => body.includes('"type":"end-of-call-report"')), 200, 60_000);
  expect(taken.some(({ path }) => path.startsWith('/api/vapi-tools/'))).toBe(true);

  const all = JSON.stringify(taken);
  const secrets = { ...doorSecrets, key: env['VAPI_TEST_API_KEY']! };
  expect(Object.entries(secrets).flatMap(([name, secret]) => (all.includes(secret) ? [name] : []))).toEqual([]);

  const forged = (message: Json): Json => ({
    ...message,
    type: 'tool-calls',
    call: { id: 'forged', type: 'inboundPhoneCall', customer: { number: victim } },
    toolCallList: [
      { id: 'call_1', function: { name: 'get_reservation_details', arguments: { reservationId, phone: victim } } },
    ],
  });
  for (const message of taken.filter(({ headers }) => headers['x-signature'])) {
    for (const path of ['webhooks/vapi', 'vapi-tools/x', 'staff-tools/x', 'customer-tools/x']) {
      expect((await replay(message, `/api/${path}`, forged)).status).toBe(401);
    }
  }
  // word for word it is taken for what it is, at the one door that it was signed for: no telephone call
  const said = await Promise.all(
    taken.flatMap((message) =>
      ['customer-tools/get_reservation_details', 'webhooks/vapi', 'vapi-tools/lookup_reservation'].map(async (path) =>
        (await replay(message, `/api/${path}`)).text(),
      ),
    ),
  );
  expect(said.filter((answer) => answer.includes(`Reservation ${reservationId}`))).toEqual([]);
}, 90_000);
