import { beforeEach, describe, expect, test } from '@jest/globals';
import { settingEndpoints } from '@booking/contracts/settings';
import { webConversationEndpoints as endpoints, type WebAssistantId } from '@booking/contracts/web-conversations';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { setUpAssistants, visitorOf } from '../../../../test/people/web-visitor.ts';

const hotel = useConnectedProcess(() => ({ VAPI_WEB_SCRIPT_URL: 'https://cdn.example/voice.js' }));
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

describe('before any assistant is published', () => {
  test("cards show the hotel's number to call instead", async () => {
    await hotel.api.call(settingEndpoints.save, { body: { key: 'hotelPhone', value: '+15125550111' } });
    await hotel.api.call(settingEndpoints.save, { body: { key: 'bookingAssistantPhone', value: '+15125550112' } });
    const { assistants, notice, voiceScriptUrl } = await hotel.api.call(endpoints.assistants);
    expect(
      assistants.map(({ id, requiresAuth, phoneNumber, assistantId }) => [id, requiresAuth, phoneNumber, assistantId]),
    ).toEqual([
      ['booking', 'basic', '+15125550112', null],
      ['experience', 'basic', '+15125550111', null],
      ['manager', 'employee', '', null],
    ]);
    expect(notice).toMatch(/AI assistant.*may be recorded/);
    expect(voiceScriptUrl).toBe('https://cdn.example/voice.js');
  });

  test('no conversation begins, and the answer says what to do', async () => {
    const refused = await errorOf(await visitorOf(hotel).start({ assistant: 'booking', firstName: 'Rosa' }), 409);
    expect(refused.message).toBe('The Booking Agent cannot be talked with here yet. Please call (512) 555-0112.');
  });
});

describe('with the three assistants', () => {
  test('each card leads to the newest published assistant of its kind, never to an archived one', async () => {
    const ids = await setUpAssistants(hotel);
    const idOf = async (id: WebAssistantId) =>
      (await hotel.api.call(endpoints.assistants)).assistants.find((each) => each.id === id)?.assistantId;
    expect(await idOf('manager')).toBe(ids.staff);
    expect(await idOf('experience')).toBe(ids.customer_experience);
    expect(await idOf('booking')).toBe(ids.guest);
    await hotel.api.sql(
      `INSERT INTO assistant (mode, assistant_id, name, assistant_type, last_published_at)
       VALUES ('test', 'newer', 'Newer', 'guest', now() + interval '1 hour'), ('test', 'draft', 'Draft', 'guest', NULL)`,
    );
    expect(await idOf('booking')).toBe('newer');
    await hotel.api.sql(`UPDATE assistant SET archived_at = now() WHERE assistant_id = 'newer'`);
    expect(await idOf('booking')).toBe(ids.guest);
  });

  test.each([
    [{ assistant: 'booking' }, 'Please enter your first name'],
    [{ assistant: 'booking', firstName: '  ' }, 'Please enter your first name'],
    [{ assistant: 'experience' }, 'Please enter your first name'],
    [{ assistant: 'experience', firstName: 'Rosa' }, 'Please fill in all required fields'],
    [{ assistant: 'experience', firstName: 'Rosa', phone: '512 555 0142' }, 'Please fill in all required fields'],
    [{ assistant: 'manager', firstName: 'Rosa' }, 'Please enter your phone number'],
    [{ assistant: 'booking', firstName: 'Rosa', phone: 'mine' }, 'This is no phone number. It has ten digits.'],
  ] as const)('%j is rejected with the missing fields', async (asked, sentence) => {
    expect((await errorOf(await visitorOf(hotel).start(asked), 400)).message).toBe(sentence);
  });

  test.each([
    {},
    { assistant: 'concierge', firstName: 'Rosa' },
    { assistant: 'booking', firstName: 5 },
    { assistant: 'booking', firstName: ['Rosa'] },
    { assistant: 'booking', firstName: 'Rosa', phone: {} },
    { assistant: 'booking', firstName: 'R'.repeat(101) },
    ['booking'],
  ])('fields of another kind are rejected: %j', async (body) => {
    await errorOf(await hotel.api.request('/api/ai/conversations', { method: 'POST', body }), 400);
    expect(await hotel.api.sql('SELECT FROM web_conversation')).toEqual([]);
  });

  test('a visitor is greeted by name and gets a token that is stored only as a hash', async () => {
    const answer = await visitorOf(hotel).start({ assistant: 'booking', firstName: 'Rosa', phone: '(512) 555-0142' });
    const { token, expiresAt, assistantName, greeting } = (await answer.json()) as Record<string, string>;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(expiresAt!) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(Date.parse(expiresAt!) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
    expect([assistantName, greeting]).toEqual(['Booking Agent', expect.stringMatching(/^Hello Rosa! /)]);
    const [row] = await hotel.api.sql<{ all: string; phone: string }>(
      'SELECT web_conversation::text AS all, phone FROM web_conversation',
    );
    expect(row!.phone).toBe('+15125550142');
    expect(row!.all).not.toContain(token);
    expect(hotel.api.log()).not.toContain(token);
  });

  test.each<[string, { language?: 'es' }, Record<string, string>]>([
    ['the page', { language: 'es' }, { 'accept-language': 'en' }],
    ['the browser', {}, { 'accept-language': 'es-MX,es;q=0.9' }],
  ])('a visitor is greeted in the language of %s, which the assistant is told', async (_, asked, headers) => {
    const answer = await visitorOf(hotel).start({ assistant: 'booking', firstName: 'Rosa', ...asked }, headers);
    expect(await answer.json()).toMatchObject({
      assistantName: 'Agente de reservas',
      greeting: expect.stringMatching(/^¡Hola, Rosa! Puedo buscar habitaciones/),
    });
    const newest = 'SELECT language FROM web_conversation ORDER BY created_at DESC LIMIT 1';
    expect(await hotel.api.sql(newest)).toEqual([{ language: 'es' }]);
  });

  test('a failure of the voice platform is answered in words for a guest', async () => {
    await hotel.simulators.fault('vapi', 'server_error');
    const refused = await errorOf(await visitorOf(hotel).start({ assistant: 'booking', firstName: 'Rosa' }), 502);
    expect(refused.message).toBe(
      'Our assistant cannot answer right now. Please try again in a minute, or call (512) 555-0112.',
    );
  });
});
