import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { emailsTo } from '../../../../test/providers/caught-emails.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import { startOwnConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { datesInText } from '../../hotel/texts/text-dates.mapper.ts';

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startOwnConnectedApi(({ mail }) => ({ SMTP_URL: mail, MAIL_FROM: 'desk@hotel.example' }));
});
afterAll(() => hotel.stop());

test('a guest who paid gets the confirmation by email as well, once', async () => {
  const [phone, email] = ['+15125550121', 'ada@guest.example'];
  const call = callOf(hotel, phone);
  const today = hotelDate(new Date(), 'America/Chicago');
  const startDate = addDays(today, 30);
  const stay = { startDate, endDate: addDays(startDate, 2), adults: 2 };
  await call.guest('create_reservation', { ...stay, firstName: 'Ada', lastName: 'Caller', email, phone });
  const [link] = (await textsTo(hotel.simulators, phone)).flatMap(
    ({ body }) => /pay .* (https?:\S+)/.exec(body)?.[1] ?? [],
  );
  await payCheckout(link!);
  const caught = await eventually(async () => (await emailsTo(hotel.simulators, email))[0]);
  const [row] = await hotel.api.sql<{ id: string }>('SELECT reservation_id AS id FROM payment');
  expect(caught.subject).toContain(`reservation ${row!.id} is confirmed`);
  expect(caught.text).toContain(`for ${datesInText('en', [startDate, stay.endDate], today)} is confirmed.`);
  expect(caught.text).toMatch(/Paid: \$\d/);
  await eventually(
    async () => (await hotel.api.sql(`SELECT FROM payment WHERE sync_status = 'synced'`)).length === 1,
  );
  expect(await emailsTo(hotel.simulators, email)).toHaveLength(1);
});
