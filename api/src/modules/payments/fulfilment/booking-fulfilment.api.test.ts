import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import { datesInText } from '../../hotel/texts/text-dates.mapper.ts';

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startConnectedApi();
});
afterAll(() => hotel.stop());

test('a room booked on the phone becomes a reservation once it is paid, and the caller can ask about it', async () => {
  const phone = '+15125550120';
  const call = callOf(hotel, phone);
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 30);
  const stay = { startDate, endDate: addDays(startDate, 2), adults: 2 };
  const guest = { firstName: 'Ada', lastName: 'Caller', email: 'ada@guest.example', phone };
  expect((await call.guest('create_reservation', { ...stay, ...guest })).result).toMatch(
    /is held\. The payment link over .* is on its way by text\./,
  );
  expect((await call.guest('create_reservation', { ...stay, ...guest })).result).toMatch(/was texted to you before/);
  const links = (await textsTo(hotel.simulators, phone)).flatMap(
    ({ body }) => /pay .* (https?:\S+)/.exec(body)?.[1] ?? [],
  );
  expect(links).toHaveLength(1);
  expect(await hotel.api.sql('SELECT 1 FROM room_hold')).toHaveLength(1);
  expect(await hotel.api.sql('SELECT 1 FROM payment')).toHaveLength(1);
  await payCheckout(links[0]!);

  const confirmation = await eventually(async () =>
    (await textsTo(hotel.simulators, phone)).find(({ body }) => body.includes('is confirmed')),
  );
  const [row] = await eventually(async () => {
    const sql = `SELECT reservation_id FROM payment WHERE paid_at IS NOT NULL AND sync_status = 'synced'`;
    const synced = await hotel.api.sql<{ reservation_id: string }>(sql);
    return synced.length > 0 && synced;
  });
  const dates = datesInText('en', [startDate, stay.endDate], hotelDate(new Date(), 'America/Chicago'));
  expect(confirmation.body).toContain(`your reservation ${row!.reservation_id} for ${dates} is confirmed. Paid: $`);
  const found = (await call.customer('find_my_reservations')).result;
  expect(found).toContain(`Reservation ${row!.reservation_id}:`);
  expect((await call.customer('get_folio', { reservationId: row!.reservation_id })).result).toMatch(
    /Nothing is due\.$/,
  );
});
