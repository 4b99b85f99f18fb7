import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { settingEndpoints, type SettingKey } from '@booking/contracts/settings';
import { addDays, hotelDate, hotelInstant } from '@booking/hotel/hotel-time';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { callTool, newCaller } from '../../../../test/people/guest-trip.ts';
import { invited, session, sign, type Precheckin } from '../../../../test/people/precheckin.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { useOwnConnectedApi } from '../../../../test/start/connected-api.ts';

const zone = 'America/Chicago';
const hotel = useOwnConnectedApi();
const desk = useFrontDesk(hotel);
const startDate = addDays(hotelDate(new Date(), zone), 3);
const endDate = addDays(startDate, 2);
let guest: Precheckin;
beforeAll(async () => {
  const { guest: phone } = newCaller();
  guest = await invited(hotel, await desk.reserve({ startDate, endDate, phone }), phone);
});
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit; DELETE FROM signed_record'));
afterEach(() => hotel.api.sql(`DELETE FROM setting WHERE key LIKE 'check%'`));

const set = (key: SettingKey, value: string) => hotel.api.call(settingEndpoints.save, { body: { key, value } });
const factsAbout = (topic: string) => callTool(hotel, newCaller(), 'get_property_facts', { topic });

test('page, assistant, hotel and signed words say 4:00 PM and 11:00 AM until the hotel says otherwise', async () => {
  const { checkIn, registrationText } = await session(hotel, guest);
  expect(checkIn.opensAt).toBe(hotelInstant(startDate, '16:00:00', zone).toISOString());
  expect(registrationText.paragraphs[1]).toContain('Check-in is from 4:00 PM on the day of arrival.');
  expect(registrationText.paragraphs[1]).toContain('Check-out is by 11:00 AM on the day of departure.');
  expect(await factsAbout('check-in')).toContain('Check-in starts at 4 PM.');
  const { data } = await hotel.api.call(guestPageEndpoints.hotels);
  expect(data[0]).toMatchObject({ checkInHour: '16:00', checkOutHour: '11:00' });
});

test('another hour holds everywhere at once, and what guests sign has another version', async () => {
  const before = (await session(hotel, guest)).registrationText;
  await set('checkInHour', '15:30');
  await set('checkOutHour', '10:00');
  const { checkIn, registrationText } = await session(hotel, guest);
  expect(checkIn.opensAt).toBe(hotelInstant(startDate, '15:30:00', zone).toISOString());
  expect(registrationText.paragraphs[1]).toContain('Check-in is from 3:30 PM on the day of arrival.');
  expect(registrationText.paragraphs[1]).toContain('Check-out is by 10:00 AM on the day of departure.');
  expect(registrationText.version).not.toBe(before.version);
  expect(await factsAbout('arrival')).toContain('Check-in starts at 3:30 PM.');
  expect(await factsAbout('departure')).toContain('Check-out is until 10 AM.');
  const refused = await sign(hotel, guest, 'registration', { textVersion: before.version });
  expect((await errorOf(refused, 409)).code).toBe('text_changed');
  expect((await sign(hotel, guest, 'registration', { textVersion: registrationText.version })).status).toBe(200);
});

test('a link ends at the check-out hour of the hotel', async () => {
  await set('checkOutHour', '12:30');
  await session(hotel, guest);
  const [row] = await hotel.api.sql<{ expires_at: Date }>('SELECT expires_at FROM precheckin');
  expect(row!.expires_at).toEqual(hotelInstant(endDate, '12:30:00', zone));
});

test('a wording says since which day it is shown', async () => {
  const { registrationText, ccAuthText } = await session(hotel, guest);
  const today = hotelDate(new Date(), zone);
  expect([registrationText.since, ccAuthText.since]).toEqual([today, today]);
});

test('the settings name the hours of Cloudbeds, which do not count by themselves', async () => {
  const entries = await hotel.api.call(settingEndpoints.list);
  const [arrival] = entries.filter(({ key }) => key === 'checkInHour');
  expect(arrival).toEqual({ key: 'checkInHour', value: '16:00', updatedAt: null, fromPropertySystem: '15:00' });
});

test('the stay can be put into a calendar', async () => {
  const answer = await hotel.api.request(`${guest.link}/calendar`);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const file = await answer.text();
  expect(file).toContain(`DTSTART;VALUE=DATE:${startDate.replaceAll('-', '')}`);
  expect(file).toContain(`DTEND;VALUE=DATE:${endDate.replaceAll('-', '')}`);
  await errorOf(await hotel.api.request('/api/precheckin/made-up/calendar'), 404);
});
