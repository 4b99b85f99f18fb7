import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { getLink } from '../../../../test/people/guest-trip.ts';

let trip: ConnectedApi;
let rooms: string;
beforeAll(async () => {
  trip = await startConnectedApi();
  rooms = (await getLink(trip)).replace('/api/room-selection/', '/room-select/');
});
afterAll(() => trip.stop());

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  trip.api.request(path, { headers });
const spanish = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' };

describe('a page of guests', () => {
  test.each([
    ['in the language of the browser', spanish, 'es'],
    ['in what was chosen, whatever the browser asks for', { ...spanish, cookie: 'guest_language=en' }, 'en'],
    ['in English for a browser that asks for neither', { 'accept-language': 'fr-FR,fr;q=0.9' }, 'en'],
    ['in English for whoever asks for nothing, as messengers do', {}, 'en'],
    [
      'in the language of the browser where the choice is none of ours',
      { ...spanish, cookie: 'guest_language=xx' },
      'es',
    ],
  ])('is %s', async (_, headers: Record<string, string>, language) => {
    const answer = await open(rooms, headers);
    const page = await answer.text();
    const title = language === 'es' ? 'Elija su habitación' : 'Choose Your Room';
    expect(page).toContain(`<html lang="${language}" dir="ltr"`);
    expect(page).toMatch(new RegExp(`<title>${title} [–·] `));
    expect(page).toContain(`<nav aria-label="${language === 'es' ? 'Idioma' : 'Language'}">`);
    expect(page).toContain(`"language":"${language}"`);
    expect(answer.headers.get('vary')).toMatch(/\bCookie, Accept-Language\b/);
  });

  test('is sent with the texts of its language alone, and of its screen', async () => {
    const page = await (await open('/book', spanish)).text();
    const [, json] = /id="server-data">([^<]*)<\/script>/.exec(page)!;
    const { messages } = JSON.parse(json!) as { messages: Record<string, unknown> };
    expect(messages['site.close']).toEqual(['Cerrar']);
    expect(Object.keys(messages).filter((key) => /^(?:texts|precheckin|ai)\./.test(key))).toEqual([]);
    expect(json).not.toContain('Close');
  });
});

describe('the switch without script', () => {
  test('keeps the choice for a year and leads to the same page', async () => {
    const answer = await open(`${rooms}?checkout=cs_1&language=es`, spanish);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${rooms}?checkout=cs_1`);
    const cookie = answer.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^guest_language=es; Max-Age=31536000; Path=\//);
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('HttpOnly');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['fr', '', 'constructor', '%0d%0aset-cookie:x=1'])('keeps nothing of "%s"', async (language) => {
    const answer = await open(`/book?language=${language}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('guest_language');
  });

  test('leads to no other site', async () => {
    const { headers } = await open('//room-select/evil.example?language=es');
    expect(headers.get('location')).toBe('/room-select/evil.example');
  });
});
