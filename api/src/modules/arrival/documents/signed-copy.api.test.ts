import { beforeAll, expect, test } from '@jest/globals';
import { precheckinDeskEndpoints as endpoints } from '@booking/contracts/precheckins';
import { settingEndpoints } from '@booking/contracts/settings';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { pdfPages } from '../../../../test/requests/pdf-text.ts';
import { session, sign } from '../../../../test/people/precheckin.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { invitedGuest, readyGuest, type SigningGuest } from '../../../../test/people/signing-guest.ts';
import { basicOf, signIn } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
const headers = basicOf(owner.email, owner.password);

let guest: SigningGuest;
beforeAll(async () => {
  guest = await readyGuest(hotel, desk);
});

const ofGuest = ({ link }: SigningGuest): Promise<Response> => hotel.api.request(`${link}/copy`);
const ofDesk = ({ id }: SigningGuest): Promise<Response> =>
  hotel.api.request(endpoints.copy.path.replace('{id}', id), { headers });
const textOf = async (answer: Response): Promise<string> => pdfPages(Buffer.from(await answer.arrayBuffer())).join(' ');

test('a guest downloads a PDF of the signed documents', async () => {
  const answer = await ofGuest(guest);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="signed-before-arrival.pdf"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await textOf(answer);
  const { registrationText, ccAuthText } = await session(hotel, guest);
  for (const { title, version } of [registrationText, ccAuthText]) {
    expect(text).toContain(title);
    expect(text).toContain(`Version of the text: ${version}`);
  }
  expect(text).toContain(`Reservation: ${guest.reservation.id}`);
  expect(text).toContain('Signed by: Ada Guest Signature: Drawn by hand');
  expect(text).toContain('Signed by: Ada Typed Signature: Typed');
});

test('there is no copy before both documents are signed', async () => {
  const other = await invitedGuest(hotel, desk);
  await sign(hotel, other, 'registration');
  for (const answer of [await ofGuest(other), await ofDesk(other)]) {
    expect((await errorOf(answer, 409)).message).toMatch(/^There is a copy once the registration card/);
  }
});

test('a link that opens nothing gives no copy', async () => {
  await errorOf(await hotel.api.request(`/api/precheckin/${'x'.repeat(43)}/copy`), 404);
});

test("staff in the preview of a guest's page download a copy under their own name", async () => {
  const cookie = await signIn(hotel.api, owner.email, owner.password);
  await errorOf(await hotel.api.request(`/api/precheckin/${guest.id}/copy`, { headers: cookie }), 403);
});

test('a copy for the desk is recorded as a view of both signatures', async () => {
  expect(await textOf(await ofDesk(guest))).toContain('Signed by: Ada Typed');
  const { views } = await hotel.api.call(endpoints.detail, { params: { id: guest.id } });
  expect(views.map(({ by, kind, reason }) => [by, kind, reason])).toEqual([
    [owner.email, 'registration', 'PDF copy'],
    [owner.email, 'authorization', 'PDF copy'],
  ]);
});

test('a copy keeps the signed words after the text has changed', async () => {
  const { registrationText } = await session(hotel, guest);
  const body = { key: 'registrationText' as const, value: 'Completely other words for {hotel}.' };
  await hotel.api.call(settingEndpoints.save, { body });
  const text = await textOf(await ofGuest(guest));
  expect(text).toContain(`Version of the text: ${registrationText.version}`);
  expect(text).not.toContain('Completely other words');
  const shown = (await session(hotel, guest)).registrationText;
  expect(shown.paragraphs).toEqual(['Completely other words for Juniper Lane Suites.']);
  expect(shown.version).not.toBe(registrationText.version);
});
