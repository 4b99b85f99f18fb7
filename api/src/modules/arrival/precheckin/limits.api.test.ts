import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { invited, session, type Precheckin } from '../../../../test/people/precheckin.ts';

const phone = '+15125550175';
const sentence = 'Too many attempts. Wait a minute and try again.';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
let guest: Precheckin;
beforeAll(async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 6);
  guest = await invited(hotel, await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone }), phone);
});
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

/** As if an address had asked so often in this minute. */
const asked = (key: string, times: number) =>
  hotel.api.sql(`INSERT INTO rate_limit (key, points, expire) VALUES ($1, $2, $3)`, [
    `${key}:127.0.0.1`,
    times,
    Date.now() + 59_000,
  ]);

test.each([
  ['POST', 'sign-registration', 60],
  ['POST', 'sign-cc-auth', 60],
  ['POST', 'upload-id', 60],
  ['POST', 'checkin', 60],
  ['POST', 'pay', 60],
  ['POST', 'opened', 60],
  ['POST', 'corrections', 60],
  ['GET', 'calendar', 60],
  ['GET', 'copy', 20],
])('%s %s is answered %i times a minute, then with 429', async (method, step, most) => {
  await asked(`/api/precheckin/{token}/${step}`, most - 1);
  const ask = () => hotel.api.request(`${guest.link}/${step}`, { method, ...(method === 'POST' && { body: {} }) });
  expect((await ask()).status).not.toBe(429);
  expect((await errorOf(await ask(), 429)).message).toBe(sentence);
});

test('an address that tried twenty wrong links gets 429, also for a right one', async () => {
  await asked('guest-link-miss', 19);
  expect((await session(hotel, guest)).checkedIn).toBe(false);
  await errorOf(await hotel.api.request('/api/precheckin/made-up'), 404);
  for (const link of [guest.link, '/api/precheckin/made-up'])
    expect((await errorOf(await hotel.api.request(link), 429)).message).toBe(sentence);
});
