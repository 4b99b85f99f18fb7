import { describe, expect, test } from '@jest/globals';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { doorSecrets } from '../../../../test/start/running-api.ts';
import { asked, begin, toolCalls } from '../../../../test/providers/server-messages.ts';
import { signedByVapi } from '../../../../test/providers/signed.ts';
import { announce } from '../../../../test/requests/tool-calls.ts';

const hotel = useConnectedApi();

const {
  VAPI_WEBHOOK_SECRET: webhook,
  VAPI_TOOL_TOKEN: guests,
  VAPI_STAFF_TOOL_TOKEN: staff,
  VAPI_CUSTOMER_TOOL_TOKEN: customers,
} = doorSecrets;
const doors: [path: string, secret: string][] = [
  ['/api/webhooks/vapi', webhook],
  ['/api/vapi-tools/get_property_facts', guests],
  ['/api/staff-tools/get_staff_info', staff],
  ['/api/customer-tools/find_my_reservations', customers],
];

const hang = JSON.stringify({ message: { type: 'hang', call: { id: 'door' } } });
const knock = (path: string, headers: Record<string, string>, body = hang): Promise<Response> =>
  hotel.api.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
const isOpen = async (answer: Promise<Response>): Promise<boolean> => (await answer).status !== 401;

describe.each(doors)('%s', (path, own) => {
  test('accepts its own secret and none of another endpoint, as bearer or signature', async () => {
    for (const [, secret] of doors) {
      const isOwn = secret === own;
      expect(await isOpen(knock(path, { authorization: `Bearer ${secret}` }))).toBe(isOwn);
      expect(await isOpen(knock(path, signedByVapi(secret, hang)))).toBe(isOwn);
      expect(await isOpen(knock(path, { 'x-vapi-secret': secret }))).toBe(isOwn && path.includes('webhooks'));
    }
  });

  test('rejects a signature of another body or time, and half of one', async () => {
    const minutes = (many: number): number => Date.now() + many * 60_000;
    const signed = signedByVapi(own, hang);
    const wrong: Record<string, string>[] = [
      signedByVapi(own, `${hang} `),
      signedByVapi(own, hang, minutes(-6)),
      signedByVapi(own, hang, minutes(6)),
      { ...signed, 'x-timestamp': String(minutes(1)) },
      { 'x-signature': signed['x-signature']! },
      { 'x-timestamp': signed['x-timestamp']! },
      { ...signed, 'x-signature': '' },
      {},
    ];
    for (const headers of wrong) expect((await errorOf(await knock(path, headers), 401)).message).toMatch(/wrong\.$/);
    expect(await isOpen(knock(path, signedByVapi(own, hang, minutes(-4))))).toBe(true);
    expect(await isOpen(knock(path, signedByVapi(own, hang, Math.floor(Date.now() / 1000))))).toBe(true);
  });
});

test('the webhook runs no tool, and answers the caller so', async () => {
  const guest = '+15125550147';
  const phone = { id: crypto.randomUUID(), at: begin, guest };
  await announce(hotel.api, phone);
  const message = toolCalls(phone, [{ ...asked, name: 'send_sms', arguments: { phone: guest, message: 'Hello.' } }]);
  const answer = await hotel.api.webhook(message);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    results: [{ name: 'send_sms', toolCallId: asked.id, error: expect.stringMatching(/^I am sorry/) }],
  });
  expect(await textsTo(hotel.simulators, guest)).toEqual([]);
});
