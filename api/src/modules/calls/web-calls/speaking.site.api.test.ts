import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ToolAudience } from '@booking/contracts/tools';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';
import { setUpAssistants, visitorOf } from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedApi();
let ids: Record<ToolAudience, string>;
beforeAll(async () => {
  ids = await setUpAssistants(hotel);
});
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const rosa = { assistant: 'booking', firstName: 'Rosa', phone: '+15125550142' } as const;

test('a call is opened with our key and the data of the form, and the browser gets the address to join', async () => {
  const visitor = visitorOf(hotel);
  const answer = await visitor.voice(await visitor.begin(rosa));
  const { id, ...told } = (await answer.json()) as Record<string, string>;
  expect(told).toEqual({ webCallUrl: expect.stringMatching(/^https:/) });

  const headers = { authorization: `Bearer ${hotel.simulators.env['VAPI_TEST_API_KEY']!}` };
  const call = (await (await fetch(`${hotel.simulators.vapi}/call/${id!}`, { headers })).json()) as object;
  expect(call).toMatchObject({
    type: 'webCall',
    assistantId: ids.guest,
    assistantOverrides: { variableValues: { guestName: 'Rosa', guestPhone: rosa.phone, guestEmail: '' } },
    webCallUrl: told['webCallUrl'],
  });
  const record = await eventually(
    async () => (await hotel.api.sql(`SELECT * FROM call WHERE id = $1 AND status = 'ended'`, [id]))[0],
    200,
    30_000,
  );
  expect(record).toMatchObject({ kind: 'webCall', caller_name: 'Rosa', caller_number: rosa.phone, mode: 'test' });
}, 60_000);

describe('a call', () => {
  test('takes no option from the visitor', async () => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin(rosa);
    const overriding = {
      assistantId: ids.staff,
      assistantOverrides: { server: { url: 'http://127.0.0.1:9/taken' }, serverMessages: ['tool-calls'] },
    };
    const answer = await hotel.api.request(`/api/ai/conversations/${token}/voice`, {
      method: 'POST',
      body: overriding,
    });
    const { id } = (await answer.json()) as { id?: string };
    if (id === undefined) return expect(answer.status).toBe(400);
    const headers = { authorization: `Bearer ${hotel.simulators.env['VAPI_TEST_API_KEY']!}` };
    const call = await (await fetch(`${hotel.simulators.vapi}/call/${id}`, { headers })).text();
    expect(call).toContain(ids.guest);
    expect(call).not.toMatch(/taken|tool-calls/);
  });

  test('sends no key of ours to the browser', async () => {
    const visitor = visitorOf(hotel);
    const text = await (await visitor.voice(await visitor.begin(rosa))).text();
    expect(text).not.toContain(hotel.simulators.env['VAPI_TEST_API_KEY']);
    expect(text).not.toContain(hotel.simulators.env['VAPI_TEST_PUBLIC_KEY']);
    expect(text).not.toMatch(/ey[\w-]+\.[\w-]+\.[\w-]+/);
  });

  test('is not opened without a conversation', async () => {
    expect((await errorOf(await visitorOf(hotel).voice('made-up'), 404)).code).toBe('conversation_over');
  });

  test('is answered in words for a guest while the voice platform is down', async () => {
    const visitor = visitorOf(hotel);
    const token = await visitor.begin(rosa);
    await hotel.simulators.fault('vapi', 'server_error');
    expect((await errorOf(await visitor.voice(token), 502)).message).toMatch(/^Our assistant cannot answer right now/);
  });
});

test('only /ai may connect to the audio service', async () => {
  const policyOf = async (path: string) => (await hotel.api.request(path)).headers.get('content-security-policy');
  expect(await policyOf('/ai')).toMatch(/connect-src 'self' https:\/\/\*\.daily\.co/);
  expect(await policyOf('/book')).not.toContain('daily.co');
  expect(await policyOf('/sign-in')).not.toContain('daily.co');
});

/** The policy without its nonces, which are another for every page. */
const ownPart = ({ headers }: Response) =>
  headers
    .get('content-security-policy')!
    .split(', ')[0]!
    .replace(/'nonce-[\w-]+'/, 'its nonce');

test('staff in the preview of /ai may connect to the audio service only there', async () => {
  const headers = await signIn(hotel.api, owner.email, owner.password);
  const policyOf = async (path: string) => {
    const answer = await hotel.api.request(path, { headers });
    expect(await answer.text()).toContain('id="boot"');
    return ownPart(answer);
  };
  const guests = ownPart(await hotel.api.request('/ai'));
  expect(await policyOf('/ai?preview')).toBe(guests);
  for (const path of ['/book?preview', '/', '/call-logs']) expect(await policyOf(path)).not.toContain('daily.co');
});
