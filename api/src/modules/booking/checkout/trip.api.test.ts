import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { paymentEndpoints } from '@booking/contracts/payments';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import {
  addressIn,
  contact,
  getLink,
  guest,
  newCaller,
  newStay,
  see,
  select,
  textsOf,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { reservationsFor } from '../../../../test/providers/reservations.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { statusUpdate } from '../../../../test/providers/server-messages.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('a caller gets a link, chooses and pays once, and money, room, call and texts agree in all systems', async () => {
  const { api } = trip;
  const caller = newCaller();
  const stay = newStay();
  await api.webhook(statusUpdate(caller, 'in-progress', 0));
  const link = await getLink(trip, caller, stay);

  const { rooms, ...before } = await see(trip, link);
  expect(before).toMatchObject({ ...stay, status: 'available', guestPhone: caller.guest, paymentUrl: null });
  const room = rooms[1]!;
  expect((await select(trip, link, room)).status).toBe(200);
  expect(await see(trip, link)).toMatchObject({ status: 'selected', selectedRoom: { roomTypeID: room.roomTypeID } });
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect((await see(trip, link)).status).toBe('contact_submitted');

  const address = await addressIn(trip, caller, 'pay for your stay');
  const revenueBefore = (await api.call(dashboardEndpoints.metrics)).revenue;
  await payCheckout(address);

  const payment = await eventually(async () => {
    const [row] = await api.call(paymentEndpoints.list, { query: { status: 'completed' } });
    return row?.syncStatus === 'synced' && row;
  });
  const cents = Math.round(room.totalWithTaxes * 100);
  expect(payment).toMatchObject({
    amountCents: cents,
    callId: caller.id,
    metadata: { guestName: 'Jane Doe', ...stay },
  });

  expect(await reservationsFor(trip, payment.id)).toEqual([
    expect.objectContaining({ reservationID: payment.reservationId, status: 'confirmed', ...datesOf(stay) }),
  ]);
  expect(revenueAfter(await api.call(dashboardEndpoints.metrics), revenueBefore)).toBe(cents);
  expect(await api.call(callEndpoints.detail, { params: { id: caller.id } })).toMatchObject({ outcome: 'booked' });

  const confirmations = await eventually(async () => {
    const found = (await textsOf(trip, caller)).filter((text) => text.includes('is confirmed'));
    return found.length > 0 && found;
  });
  expect(confirmations).toEqual([expect.stringContaining(payment.reservationId!)]);
  expect(confirmations[0]).toContain(`$${(cents / 100).toLocaleString('en-US')}`);
  expect(guest.email).toBe(payment.metadata['guestEmail']);
});

const datesOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({ startDate, endDate });
const revenueAfter = ({ revenue }: { revenue: number }, before: number): number => Math.round((revenue - before) * 100);
