import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { atStripe } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';
import type { RoomOffer, Stay } from '../../../providers/property-system.port.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

let guests = 0;
let days = 30;
/** Two nights that no other stay of this file touches, nor the night after them. */
function newStay(party = { adults: 2, children: 0 }): Stay {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), (days += 5));
  return { startDate, endDate: addDays(startDate, 2), ...party };
}
const nightAfter = ({ endDate, ...stay }: Stay): Stay => ({
  ...stay,
  startDate: endDate,
  endDate: addDays(endDate, 1),
});

const offers = (stay: Stay): Promise<RoomOffer[]> => desk.property.listOffers('test', stay);
const book = async (stay: Stay, { roomTypeId, rateId }: RoomOffer, phone = '+15125550199'): Promise<string> => {
  const guest = { firstName: 'Ada', lastName: 'Guest', email: 'ada@guest.example', phone, country: 'US', zip: '78701' };
  return (await desk.property.book('test', { ...stay, roomTypeId, rateId, reference: randomUUID(), guest }))
    .reservationId;
};

/** A guest on the phone who wants one night more. */
async function newGuest(stay: Stay, offer: RoomOffer) {
  const phone = `+1512555${String(110 + ++guests).padStart(4, '0')}`;
  const id = await book(stay, offer, phone);
  const wish = { reservationId: id, newCheckoutDate: addDays(stay.endDate, 1) };
  const ask = () => callOf(hotel, phone).customer('extend_stay', wish);
  const link = async () => {
    const [text] = (await textsTo(hotel.simulators, phone)).filter(({ body }) => /stay until/.test(body));
    return /https?:\S+/.exec(text!.body)![0];
  };
  return { id, ask, link };
}

const requestOf = async (id: string): Promise<ExtensionRequest> =>
  (await hotel.api.call(extensionEndpoints.list, { query: {} })).find(({ reservationID }) => reservationID === id)!;
const once = (id: string, check: (request: ExtensionRequest) => boolean): Promise<ExtensionRequest> =>
  eventually(async () => {
    const request = await requestOf(id);
    return check(request) && request;
  });

type Sums = { subTotal: number; taxesFees: number; grandTotal: number };
/** What Cloudbeds would ask by itself, without what was put on it or taken off. */
async function ownTotal(reservationID: string): Promise<number> {
  const { data } = await desk.http.request('test', 'GET', 'getReservation', { reservationID });
  const { subTotal, taxesFees } = (data as { balanceDetailed: Sums }).balanceDetailed;
  return Math.round((subTotal + taxesFees) * 100);
}

/** Extends a stay at a plan by a night. @returns what it cost before and after, and what was paid */
async function extended(plan: string, party: { adults: number; children: number }) {
  const stay = newStay(party);
  const guest = await newGuest(
    stay,
    (await offers(stay)).find(({ rateType }) => rateType === plan)!,
  );
  const before = await desk.property.getReservation('test', guest.id);
  expect((await guest.ask()).result).toMatch(/^The longer stay costs/);
  await payCheckout(await guest.link());
  const { amountCents } = await once(guest.id, ({ cloudbedsStatus }) => cloudbedsStatus === 'synced');
  return { id: guest.id, before, amountCents, after: await desk.property.getReservation('test', guest.id) };
}

test('a stay is extended at its own rate for its own guests, equal to Cloudbeds to the cent', async () => {
  const { id, before, amountCents, after } = await extended('Bed & Breakfast', { adults: 3, children: 0 });
  expect(after.totalCents).toBe(before.totalCents + amountCents);
  expect(after.totalCents).toBe(await ownTotal(id));
});

test('a rate that needs more nights is replaced by the standard rate, also in Cloudbeds', async () => {
  const { before, amountCents, after } = await extended('Non-refundable', { adults: 1, children: 1 });
  expect(after.totalCents).toBe(before.totalCents + amountCents);
  expect(after.balanceCents).toBe(before.balanceCents);
});

test('all rooms of a reservation stay longer, each with its own guests', async () => {
  const stay = newStay();
  const most = (await offers(stay)).toSorted((one, other) => other.roomsAvailable - one.roomsAvailable)[0]!;
  const guest = await newGuest(stay, most);
  const phone = `+1512555${String(110 + ++guests).padStart(4, '0')}`;
  const party = { roomTypeID: most.roomTypeId, quantity: 2 };
  const answer = await desk.http.request('test', 'POST', 'postReservation', {
    ...{ startDate: stay.startDate, endDate: stay.endDate, guestFirstName: 'Ada', guestLastName: 'Both' },
    ...{ guestEmail: 'ada@guest.example', guestPhone: phone, guestCountry: 'US', guestZip: '78701' },
    rooms: [{ ...party, roomRateID: most.rateId }],
    adults: [party],
    children: [{ ...party, quantity: 0 }],
    paymentMethod: 'credit',
  });
  const id = answer['reservationID'] as string;
  const before = await desk.property.getReservation('test', id);
  expect(before.rooms.map(({ adults }) => adults)).toEqual([2, 2]);
  const wish = { reservationId: id, newCheckoutDate: addDays(stay.endDate, 1) };
  await guest.ask();
  expect((await callOf(hotel, phone).customer('extend_stay', wish)).result).toMatch(/^The longer stay costs/);
  const { amountCents } = await requestOf(id);
  expect(amountCents).toBe(2 * (await requestOf(guest.id)).amountCents);
  const held = await hotel.api.sql<{ rooms: number }>(
    `SELECT count(*)::int AS rooms FROM room_hold JOIN payment ON payment.id = payment_id WHERE reservation_id = $1`,
    [id],
  );
  expect(held).toEqual([{ rooms: 2 }]);
  const [text] = (await textsTo(hotel.simulators, phone)).filter(({ body }) => /stay until/.test(body));
  await payCheckout(/https?:\S+/.exec(text!.body)![0]);
  await once(id, ({ cloudbedsStatus }) => cloudbedsStatus === 'synced');
  const after = await desk.property.getReservation('test', id);
  expect(after.rooms.map(({ endDate }) => endDate)).toEqual([wish.newCheckoutDate, wish.newCheckoutDate]);
  expect(after.totalCents).toBe(before.totalCents + amountCents);
});

/** Two guests of a room type of which one room is left for the night after their stay. */
async function twoForOneRoom() {
  const stay = newStay();
  const scarce = (await offers(stay))
    .filter(({ rateType, roomsAvailable }) => rateType === 'standard' && roomsAvailable > 1)
    .toSorted((one, other) => one.roomsAvailable - other.roomsAvailable)[0]!;
  const two = [await newGuest(stay, scarce), await newGuest(stay, scarce)] as const;
  const sellOut = async (left: number): Promise<void> => {
    const next = nightAfter(stay);
    const same = (await offers(next)).find(({ rateId }) => rateId === scarce.rateId);
    for (let rooms = same?.roomsAvailable ?? 0; rooms > left; rooms--) await book(next, same!);
  };
  await sellOut(1);
  return { two, sellOut };
}

test('the last room is held for the first request, and free again when that link ends unpaid', async () => {
  const {
    two: [first, second],
  } = await twoForOneRoom();
  expect((await first.ask()).result).toMatch(/^The longer stay costs/);
  expect((await second.ask()).error).toMatch(/^This room is not free for these dates/);
  expect(await requestOf(second.id)).toBeUndefined();

  await atStripe(hotel, 'POST', `checkout/sessions/${(await requestOf(first.id)).stripeSessionId!}/expire`);
  await once(first.id, ({ paymentStatus }) => paymentStatus === 'expired');
  expect((await second.ask()).result).toMatch(/^The longer stay costs/);
});

test('nights that Cloudbeds sold meanwhile raise an alert, which ends with the refund', async () => {
  const {
    two: [guest],
    sellOut,
  } = await twoForOneRoom();
  await guest.ask();
  await sellOut(0);
  await payCheckout(await guest.link());
  const failed = await once(guest.id, ({ cloudbedsStatus }) => cloudbedsStatus === 'failed');
  expect(failed).toMatchObject({ paymentStatus: 'paid', errorMessage: expect.stringMatching(/sold out/) });
  const { id } = (await hotel.api.call(paymentEndpoints.list)).find(({ reservationId }) => reservationId === guest.id)!;
  await refundPayment(hotel, id, { amountCents: failed.amountCents, reason: 'The hotel is full.' });
  expect(await requestOf(guest.id)).toMatchObject({ paymentStatus: 'refunded' });
  expect(await hotel.api.sql('SELECT 1 FROM room_hold WHERE payment_id = $1', [id])).toEqual([]);
});
