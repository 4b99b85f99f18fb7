import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useDesk } from '../../../../test/people/desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { invited, session, type Precheckin } from '../../../../test/people/precheckin.ts';

const phone = '+15125550175';
const sentence = 'Too many attempts. Wait a minute and try again.';

const house = useConnectedApi();
const desk = useDesk(house);
let guest: Precheckin;
beforeAll(async () => {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 6);
  guest = await invited(house, await desk.reserve({ startDate, endDate: addDays(startDate, 1), phone }), phone);
});
beforeEach(() => house.api.sql('DELETE FROM rate_limit'));

/** As if an address had asked so often in this minute. */
const asked = (key: string, times: number) =>
  house.api.sql(`INSERT INTO rate_limit (key, points, expire) VALUES ($1, $2, $3)`, [
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
  ['GET', 'copy', 20],
])('%s %s is answered %i times a minute, and then says to wait', async (method, step, most) => {
  await asked(`/api/precheckin/{token}/${step}`, most - 1);
  const ask = () => house.api.request(`${guest.link}/${step}`, { method, ...(method === 'POST' && { body: {} }) });
  expect((await ask()).status).not.toBe(429);
  expect((await errorOf(await ask(), 429)).message).toBe(sentence);
});

test('whoever tried twenty links that open nothing waits, with a right one too', async () => {
  await asked('guest-link-miss', 19);
  expect((await session(house, guest)).checkedIn).toBe(false);
  await errorOf(await house.api.request('/api/precheckin/made-up'), 404);
  for (const link of [guest.link, '/api/precheckin/made-up'])
    expect((await errorOf(await house.api.request(link), 429)).message).toBe(sentence);
});
