import { expect, test } from '@jest/globals';
import { settingEndpoints } from '@booking/contracts/settings';
import type { PrecheckinSession } from '@booking/contracts/precheckin';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { sign, upload, type Precheckin } from '../../../../test/people/precheckin.ts';
import { picture } from '../../../../test/people/pictures.ts';
import { invitedGuest, newestLink, sendLink } from '../../../../test/people/signing-guest.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { pdfPages } from '../../../../test/requests/pdf-text.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { textsOf } from '../../../../test/people/guest-trip.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

async function see({ link }: Precheckin, language: string): Promise<PrecheckinSession> {
  const answer = await hotel.api.request(`${link}?language=${language}`);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { session: PrecheckinSession }).session;
}
const accept = async (answer: Promise<Response>): Promise<void> => {
  if (!(await answer).ok) throw new Error(await (await answer).text());
};
const copyOf = async ({ link }: Precheckin): Promise<string> => {
  const answer = await hotel.api.request(`${link}/copy`);
  return pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');
};
const save = (key: 'registrationText' | 'registrationTextEs', value: string): Promise<unknown> =>
  hotel.api.call(settingEndpoints.save, { body: { key, value } });

test('a guest signs what is shown in Spanish, and the copy is in Spanish, whatever is read later', async () => {
  const guest = await invitedGuest(hotel, desk);
  const { registrationText, ccAuthText } = await see(guest, 'es');
  expect([registrationText.language, registrationText.title]).toEqual(['es', 'Tarjeta de registro']);
  expect(registrationText.paragraphs[0]).toMatch(/^Me registro como huésped de Juniper Lane Suites/);
  expect(registrationText.version).not.toBe((await see(guest, 'en')).registrationText.version);
  await accept(sign(hotel, guest, 'registration', { textVersion: registrationText.version }));
  await accept(sign(hotel, guest, 'cc-auth', { textVersion: ccAuthText.version }));
  const rows = await hotel.api.sql<{ text_version: string; language: string }>(
    `SELECT text_version, language FROM signed_record JOIN signing_text ON version = text_version
     WHERE precheckin_id = $1 ORDER BY at`,
    [guest.id],
  );
  expect(rows).toEqual([
    { text_version: registrationText.version, language: 'es' },
    { text_version: ccAuthText.version, language: 'es' },
  ]);
  await accept(upload(hotel, guest, await picture().jpeg().toBuffer()));
  await see(guest, 'en');
  const text = await copyOf(guest);
  expect(text).toContain('Firmado por: Ada Guest');
  expect(text).toContain('Me registro como huésped de Juniper Lane Suites');
  expect(text).not.toContain('Signed by');
});

test('a guest who signs without saying what was shown signs in the language that they read', async () => {
  const guest = await invitedGuest(hotel, desk);
  const body = { headers: { 'accept-language': 'es' } };
  await accept(hotel.api.request(`${guest.link}/opened`, { method: 'POST', ...body, body: {} }));
  await accept(sign(hotel, guest, 'registration'));
  const [row] = await hotel.api.sql<{ language: string }>(
    `SELECT language FROM signed_record JOIN signing_text ON version = text_version WHERE precheckin_id = $1`,
    [guest.id],
  );
  expect(row).toEqual({ language: 'es' });
});

test('a new link is texted in the language that was read last', async () => {
  const guest = await invitedGuest(hotel, desk);
  const headers = { 'accept-language': 'es-MX' };
  await accept(hotel.api.request(`${guest.link}/opened`, { method: 'POST', headers, body: {} }));
  await sendLink(hotel, guest.reservation.id);
  const texts = await eventually(async () => {
    const all = await textsOf(hotel, { guest: guest.phone });
    return all.length > 1 && all;
  });
  expect(texts.at(-1)).toMatch(/: ahorre tiempo al llegar con su registro previo: http\S+\/precheckin\/\S+$/);
});

test('without a Spanish version of what the hotel wrote itself guests read and sign the English one', async () => {
  const guest = await invitedGuest(hotel, desk);
  await save('registrationText', 'I stay at {hotel}.');
  const shown = (await see(guest, 'es')).registrationText;
  expect(shown).toMatchObject({ language: 'en', paragraphs: ['I stay at Juniper Lane Suites.'] });
  await save('registrationTextEs', 'Me hospedo en {hotel}.');
  expect((await see(guest, 'es')).registrationText).toMatchObject({
    ...{ language: 'es', title: 'Tarjeta de registro', paragraphs: ['Me hospedo en Juniper Lane Suites.'] },
  });
  // the page still shows the English one, which is the present text of English alone
  await accept(sign(hotel, guest, 'registration', { textVersion: shown.version }));
  await save('registrationTextEs', 'Me hospedo y pago en {hotel}.');
  const other = await invitedGuest(hotel, desk);
  const { registrationText } = await see(other, 'es');
  await save('registrationTextEs', '');
  const answer = await sign(hotel, other, 'registration', { textVersion: registrationText.version });
  expect((await errorOf(answer, 409)).code).toBe('text_changed');
  expect(await newestLink(hotel, other.phone)).toMatchObject({ token: other.token });
});
