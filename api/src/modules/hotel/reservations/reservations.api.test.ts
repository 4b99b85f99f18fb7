import { expect, test } from '@jest/globals';
import { reservationEndpoints } from '@booking/contracts/reservations';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 30);
const read = (id: string) => hotel.api.call(reservationEndpoints.read, { params: { id } });

test('a reservation is read live from Cloudbeds, with its notes', async () => {
  const stay = { startDate, endDate: addDays(startDate, 2), phone: '+15125550101' };
  const { id, totalCents } = await desk.reserve(stay);
  await desk.property.addNote('test', id, 'Late arrival');
  expect(await read(id)).toMatchObject({
    ...{ id, status: 'confirmed', guestName: 'Ada Guest', startDate, adults: 2, roomName: null },
    ...{ totalCents, paidCents: 0, balanceCents: totalCents, notes: [{ text: 'Late arrival' }] },
  });
  await desk.property.cancel('test', id);
  expect(await read(id)).toMatchObject({ status: 'canceled' });
});

test('an unknown reservation, and an outage of Cloudbeds, are answered in a sentence', async () => {
  await expect(read('404404')).rejects.toThrow(/424.*Cloudbeds refused getReservation/);
  await expect(read('../x')).rejects.toThrow('404');
  await hotel.simulators.fault('cloudbeds', 'server_error');
  await expect(read('404404')).rejects.toThrow(/50[23].*Cloudbeds failed/);
});
