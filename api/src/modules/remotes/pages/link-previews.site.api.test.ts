import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  addressIn,
  getLink,
  newCaller,
  newStay,
  paymentOf,
  post,
  callTool,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';
import { invited } from '../../../../test/people/precheckin.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

const phone = '+15125550197';
const guest = { firstName: 'Zephyrine', lastName: 'Quillfeather', email: 'zephyrine@quillfeather.example' };
const caller = { ...newCaller(), guest: phone };
/** The guest's phone in every spelling, their names and their mail. */
const theirs = /zephyrine|quillfeather|ada@guest|555\D{0,3}0197/i;

/** What a messenger gets that shows where a link leads: the page, and none of what its script requests. */
async function preview(path: string): Promise<string> {
  const answer = await hotel.api.request(path, { headers: { accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Each page that is sent until it was rendered with these words: a busy machine leaves some to the script. */
async function expectNobody(path: string, words: string): Promise<void> {
  await eventually(async () => {
    const page = await preview(path);
    expect(theirs.exec(page)?.[0]).toBeUndefined();
    return page.includes(words);
  });
}

const pageOf = (link: string): string => link.replace('/api/room-selection/', '/room-select/');

describe('the page of a link says nothing of who its guest is', () => {
  let link: string;
  beforeAll(async () => void (link = await getLink(hotel, caller)));

  test('where a room is to be chosen, where one is chosen, and where it is to be paid', async () => {
    const { rooms, guestPhone } = await see(hotel, link);
    expect(guestPhone).toBe(phone);
    await expectNobody(pageOf(link), rooms[0]!.roomTypeName);
    expect((await select(hotel, link, rooms[0]!)).status).toBe(200);
    await expectNobody(pageOf(link), 'Complete Your Booking');
    expect((await post(hotel, `${link}/contact`, { ...guest, phone })).status).toBe(200);
    await expectNobody(pageOf(link), 'Pay Now');
  });

  test('of who comes back from paying, and of who turned back', async () => {
    const { stripeSession } = await paymentOf(hotel, caller);
    for (const checkout of ['checkout', 'session_id'])
      await expectNobody(`/booking-success?${checkout}=${stripeSession}`, 'Confirming Your Booking');
    for (const purpose of ['extension', 'balance', 'booking'])
      await expectNobody(`/booking-cancelled?purpose=${purpose}`, 'Your payment was cancelled');
  });

  test('of who pays to stay longer', async () => {
    await hotel.api.sql(
      `INSERT INTO payment (mode, amount_cents, status, purpose, stripe_session, metadata)
       VALUES ('test', 10000, 'pending', 'extension', 'cs_test_longer', $1)`,
      [{ guestName: `${guest.firstName} ${guest.lastName}`, guestEmail: guest.email, guestPhone: phone }],
    );
    await expectNobody('/booking-success?checkout=cs_test_longer', 'Confirming Your Payment');
  });

  test('where only name and mail are missing, and where they are given', async () => {
    await callTool(hotel, caller, 'send_booking_details_link', { ...newStay(), phone });
    const { pathname } = new URL(await addressIn(hotel, caller, 'complete your booking'));
    await expectNobody(pathname, 'Your booking');
    expect((await post(hotel, `/api${pathname}/submit`, guest)).status).toBe(200);
    await expectNobody(pathname, 'Details Already Submitted');
  });

  test('before arrival', async () => {
    const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 4);
    const stay = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone, lastName: guest.lastName });
    const { token, link: session } = await invited(hotel, stay, phone);
    expect(await (await hotel.api.request(session)).text()).toMatch(/Quillfeather.*ada@guest/s);
    await expectNobody(`/precheckin/${token}`, 'Your Reservation');
    for (const [done, words] of [
      ['submitted_at = now()', 'Reception will finish your check-in.'],
      ['checked_in_at = now()', 'Checked In!'],
    ]) {
      await hotel.api.sql(`UPDATE precheckin SET ${done} WHERE reservation_id = $1`, [stay.id]);
      await expectNobody(`/precheckin/${token}`, words!);
    }
  });

  test.each([
    ['/book', 'Book Your Stay'],
    ['/ai', 'AI Assistants'],
  ])('at %s', (path, words) => expectNobody(path, words));
});

describe('a preview changes nothing', () => {
  const openedAt = async (number: string): Promise<unknown[]> => {
    const rows = await hotel.api.sql<{ opened_at: Date | null }>(
      'SELECT opened_at FROM guest_session WHERE guest_phone = $1 ORDER BY created_at',
      [number],
    );
    return rows.map(({ opened_at }) => opened_at);
  };

  test('and counts as nobody who opened a link, unlike the script of a page', async () => {
    const other = newCaller();
    const link = await getLink(hotel, other);
    await callTool(hotel, other, 'send_booking_details_link', { ...newStay(), phone: other.guest });
    const { pathname } = new URL(await addressIn(hotel, other, 'complete your booking'));
    await preview(pageOf(link));
    await preview(pathname);
    expect(await openedAt(other.guest)).toEqual([null, null]);
    for (const opened of [`${link}/opened`, `/api${pathname}/opened`])
      expect((await post(hotel, opened, {})).status).toBe(200);
    expect(await openedAt(other.guest)).toEqual([expect.any(Date), expect.any(Date)]);
    await errorOf(await post(hotel, `${link.replace('room-selection', 'booking-details')}/opened`, {}), 404);
  });

  test('and who chooses a room pays what their own page says, whatever was shown to a messenger meanwhile', async () => {
    const other = newCaller();
    const link = await getLink(hotel, other);
    const room = (await see(hotel, link)).rooms[0]!;
    const { roomTypeID: roomTypeId, ratePlanID: ratePlanId, totalWithTaxes } = room;
    const choose = (total: number): Promise<Response> =>
      post(hotel, `${link}/select`, { roomTypeId, ratePlanId, totalWithTaxes: total });
    await preview(pageOf(link));
    expect((await errorOf(await choose(totalWithTaxes - 10), 409)).code).toBe('price_changed');
    await hotel.api.sql(`UPDATE guest_session SET shown = jsonb_build_object($2::text, 100) WHERE guest_phone = $1`, [
      other.guest,
      `${roomTypeId} ${ratePlanId}`,
    ]);
    expect((await choose(totalWithTaxes)).status).toBe(200);
    expect((await post(hotel, `${link}/contact`, { ...guest, phone: other.guest })).status).toBe(200);
  });
});
