import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { spokenDay } from '@booking/spoken-language/spoken-day';
import { spokenDollars } from '@booking/spoken-language/spoken-words';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { openFrontDesk, type FrontDesk } from '../../../../test/people/front-desk.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { callOf, zoneWhereItIs } from '../../../../test/requests/tool-calls.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';

const zone = zoneWhereItIs(17);
const inDays = (days: number): string => addDays(hotelDate(new Date(), zone), days);
const dayOf = (date: string): string => spokenDay(date, inDays(0));
let hotel: ConnectedApi;
let desk: FrontDesk;
beforeAll(async () => {
  hotel = await startConnectedApi(() => ({ HOTEL_TIME_ZONE: zone }));
  desk = await openFrontDesk(hotel);
});
afterAll(async () => {
  await desk.stop();
  await hotel.stop();
});

let guests = 0;
const newNumber = (): string => `+1512555${String(110 + ++guests).padStart(4, '0')}`;
const now = ({ id }: Reservation): Promise<Reservation> => desk.property.getReservation('test', id);

/** Somebody with a reservation, on the phone. */
async function newGuest(days: number, nights = 2, lastName = 'Guest') {
  const phone = newNumber();
  const stay = await desk.reserve({ startDate: inDays(days), endDate: inDays(days + nights), phone, lastName });
  return { phone, stay, own: { reservationId: stay.id }, call: callOf(hotel, phone) };
}

describe('a caller hears', () => {
  test('of a reservation found by the number of the call, never by what is said, under each name of the tool', async () => {
    const { stay, call } = await newGuest(20, 2, 'Finder');
    const { result } = await call.customer('find_my_reservations', { lastName: 'Finder' });
    expect(result).toBe(
      `Reservation ${stay.id}: ${stay.roomTypeName}, ${dayOf(stay.startDate)} to ${dayOf(stay.endDate)} for 2 adults, confirmed.`,
    );
    expect(await call.customer('find_reservations', { confirmationNumber: stay.id })).toMatchObject({ result });
    expect((await call.guest('lookup_reservation', { lastName: 'Finder' })).result).toBe(result);
    expect((await call.customer('find_my_reservations')).result).toBe(result);
    const { result: none } = await callOf(hotel, newNumber()).customer('find_my_reservations');
    expect(none).toMatch(/Ask for the last name or the confirmation/);
  });

  test('of a reservation that was paid by the number of the call, also when Cloudbeds has another number', async () => {
    const { stay } = await newGuest(22);
    const phone = newNumber();
    await hotel.api.sql(
      `INSERT INTO payment (mode, amount_cents, status, purpose, reservation_id, metadata)
       VALUES ('test', 100, 'completed', 'booking', $1, jsonb_build_object('guestPhone', $2::text))`,
      [stay.id, phone],
    );
    expect((await callOf(hotel, phone).customer('find_my_reservations')).result).toContain(stay.id);
    expect((await callOf(hotel, newNumber()).customer('find_my_reservations')).result).not.toContain(stay.id);
  });

  test('the price, the paid amount and the balance', async () => {
    const { stay, own, call } = await newGuest(24);
    await desk.property.recordPayment('test', stay.id, 5_000, 'cs_deposit');
    const [total, due] = [stay.totalCents, stay.totalCents - 5_000].map(spokenDollars);
    const bill = `The total is ${total} with taxes and fees, $50 is paid. ${due} is due.`;
    expect((await call.customer('get_folio', own)).result).toBe(bill);
    expect((await call.customer('get_reservation_details', own)).result).toContain(bill);
    expect((await call.customer('view_payments', own)).result).toBe(`In total $50 is paid. ${due} is due.`);
  });

  test("the guest's notes, but no internal notes", async () => {
    const { stay, own, call } = await newGuest(26);
    expect((await call.customer('view_notes', own)).result).toMatch(/no notes/);
    await desk.property.addNote('test', stay.id, 'Complained last year');
    expect((await call.customer('add_guest_note', { ...own, note: 'A quiet room, please' })).result).toMatch(/noted/);
    expect((await call.customer('view_notes', own)).result).toBe('Noted: A quiet room, please');
    const kept = await desk.property.listNotes('test', stay.id);
    expect(kept.map(({ text }) => text)).toContain('From the guest by phone: A quiet room, please');
  });
});

describe("another guest's reservation", () => {
  const date = inDays(45);
  const uses: [string, object][] = [
    ['get_reservation_details', {}],
    ['modify_reservation', { adults: 1 }],
    ['cancel_reservation', {}],
    ['extend_stay', { newCheckoutDate: date }],
    ['get_folio', {}],
    ['view_payments', {}],
    ['send_payment_link', {}],
    ['view_notes', {}],
    ['add_guest_note', { note: 'Let me in' }],
    ['check_in', {}],
    ['check_out', {}],
  ];

  test('is answered like an unknown one and stays unchanged', async () => {
    const { stay, own } = await newGuest(28, 2, 'Secret');
    const stranger = newNumber();
    for (const from of [stranger, 'anonymous']) {
      const call = callOf(hotel, from);
      for (const [tool, args] of uses) {
        const answer = await call.customer(tool, { ...args, ...own });
        expect(answer.error).toMatch(/^I find no such reservation under the number of this call/);
        expect(await call.customer(tool, { ...args, reservationId: '999999999999' })).toEqual(answer);
      }
    }
    const nothing = await callOf(hotel, stranger).customer('find_my_reservations', { lastName: 'Nobody' });
    for (const sought of [{ lastName: 'Secret' }, { confirmationNumber: stay.id }, { phone: '+15125550111' }]) {
      expect(await callOf(hotel, stranger).customer('find_my_reservations', sought)).toEqual(nothing);
    }
    const looked = { lastName: 'Secret', confirmationNumber: stay.id };
    expect((await callOf(hotel, stranger).guest('lookup_reservation', looked)).result).toBe(nothing.result);
    expect(await now(stay)).toEqual(stay);
    expect(await textsTo(hotel.simulators, stranger)).toEqual([]);
  });
});

describe('a reservation', () => {
  test('is changed, priced again, and read back', async () => {
    const { stay, own, call } = await newGuest(30);
    const changed = { startDate: addDays(stay.startDate, 1), endDate: addDays(stay.endDate, 1), adults: 1 };
    const { result } = await call.customer('modify_reservation', { ...own, ...changed });
    const after = await now(stay);
    expect(after).toMatchObject(changed);
    expect(result).toContain(`${dayOf(changed.startDate)} to ${dayOf(changed.endDate)} for 1 adult`);
    expect(result).toContain(spokenDollars(after.totalCents));
  });

  test.each<[string, (stay: Reservation) => object, RegExp]>([
    ['nothing', () => ({}), /Ask which dates or guests/],
    ['a departure before the arrival', ({ startDate }) => ({ endDate: startDate }), /must be after the day of arrival/],
    ['days gone by', () => ({ startDate: inDays(-3) }), /in the past/],
    ['a month and more', ({ startDate }) => ({ endDate: addDays(startDate, 31) }), /arranged by the front desk/],
  ])('is not changed by %s', async (_, change, said) => {
    const { stay, own, call } = await newGuest(32);
    expect((await call.customer('modify_reservation', { ...own, ...change(stay) })).error).toMatch(said);
    expect(await now(stay)).toEqual(stay);
  });

  test('is canceled once, and refunds are left to the desk', async () => {
    const { stay, own, call } = await newGuest(34);
    expect((await call.customer('cancel_reservation', own)).result).toMatch(
      /is cancelled.*front desk arranges the refund/,
    );
    expect((await now(stay)).status).toBe('canceled');
    for (const tool of ['cancel_reservation', 'check_in']) {
      expect((await call.customer(tool, own)).error).toMatch(tool === 'check_in' ? /opens|cancelled/ : /is cancelled/);
    }
    expect((await call.customer('extend_stay', { ...own, newCheckoutDate: addDays(stay.endDate, 1) })).error).toMatch(
      /over/,
    );
  });

  test('has its balance paid by one texted link, and recorded in Cloudbeds once', async () => {
    const { phone, stay, own, call } = await newGuest(36);
    const said = await call.customer('send_payment_link', own);
    expect(said.result).toContain(spokenDollars(stay.balanceCents));
    expect((await call.customer('send_payment_link', own)).result).toBe(
      said.result!.replace('is on its way by text', 'was texted to you before'),
    );
    const links = (await textsTo(hotel.simulators, phone)).flatMap(({ body }) => /https?:\S+/.exec(body) ?? []);
    expect(links).toHaveLength(1);
    await payCheckout(links[0]!);
    const paid = await eventually(async () => {
      const after = await now(stay);
      return after.balanceCents === 0 && after;
    }, 500);
    expect(paid.paidCents).toBe(stay.totalCents);
    expect((await call.customer('send_payment_link', own)).error).toBe('Nothing is due on this reservation.');
    expect((await call.customer('view_payments', own)).result).toContain(`${spokenDollars(stay.totalCents)} on`);
  });

  test('can be extended after 11', async () => {
    const { stay, own, call } = await newGuest(38);
    expect((await call.customer('extend_stay', { ...own, newCheckoutDate: addDays(stay.endDate, 2) })).result).toMatch(
      /link/,
    );
    const [newest] = await hotel.api.call(extensionEndpoints.list, { query: { limit: 1 } });
    expect(newest).toMatchObject({ reservationID: stay.id, requestedWorkflow: 'after_11am', additionalNights: 2 });
  });
});

test('a guest checks in from 16:00 on the day of arrival, and out when all is paid', async () => {
  const phone = newNumber();
  const stay = await desk.reserveToday({ phone });
  const call = callOf(hotel, phone);
  const own = { reservationId: stay.id };
  const answer = await call.customer('check_in', own);
  const inHouse = await now(stay);
  expect(answer.result ?? answer.error).toContain(`is checked in, room ${inHouse.roomName}`);
  expect(inHouse.status).toBe('checked_in');
  expect((await call.customer('check_in', own)).error).toMatch(/is checked in, so/);
  expect((await call.customer('modify_reservation', { ...own, adults: 1 })).error).toMatch(/is checked in, so/);

  expect((await call.customer('check_out', own)).error).toBe(
    `${spokenDollars(inHouse.balanceCents)} is to be paid before check-out.`,
  );
  await desk.property.recordPayment('test', stay.id, inHouse.balanceCents, 'cs_all');
  expect((await call.customer('check_out', own)).result).toMatch(/is checked out/);
  expect((await now(stay)).status).toBe('checked_out');
});

test('before the day of arrival the tool says when check-in opens', async () => {
  const { stay, own, call } = await newGuest(1);
  expect((await call.customer('check_in', own)).error).toBe(`Check-in opens on ${dayOf(stay.startDate)} at 4 PM.`);
  expect((await now(stay)).status).toBe('confirmed');
});

test('a caller hears an apology while Cloudbeds is down', async () => {
  const { own, call } = await newGuest(42);
  await hotel.simulators.fault('cloudbeds', 'server_error');
  expect((await call.customer('get_folio', own)).error).toBe('I am sorry, I cannot see the bill just now.');
  await hotel.simulators.heal();
});
