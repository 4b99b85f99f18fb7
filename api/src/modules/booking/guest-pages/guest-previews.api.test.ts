import { beforeAll, expect, test } from '@jest/globals';
import { guestPreviewEndpoints, type GuestPreview } from '@booking/contracts/guest-previews';
import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  aboutToPay,
  getLink,
  guest,
  newCaller,
  newStay,
  paymentOf,
  callTool,
  see,
  select,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

const trip = useConnectedApi();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signIn(trip.api, owner.email, owner.password));
});

function asStaff(path: string, body?: object): Promise<Response> {
  const headers = { cookie, origin: trip.simulators.env['PUBLIC_URL']! };
  return trip.api.request(path, { headers, ...(body && { method: 'POST', body }) });
}

const pagesOf = async ({ id }: Caller): Promise<GuestPreview[]> =>
  (await trip.api.call(guestPreviewEndpoints.list, { query: {} })).filter(({ callId }) => callId === id);

test("staff see a guest's pages at an address that works only for staff", async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const room = (await see(trip, link)).rooms[0]!;
  expect((await select(trip, link, room)).status).toBe(200);
  const [page] = await pagesOf(caller);
  expect(page).toMatchObject({ title: 'Choose Your Room', address: `/room-select/${page!.id}?preview` });

  const path = `/api/room-selection/${page!.id}`;
  const { session } = (await (await asStaff(path)).json()) as { session: RoomSelectionSession };
  expect(session).toEqual(await see(trip, link));
  expect((await errorOf(await trip.api.request(path), 404)).code).toBe('invalid_link');
  expect((await errorOf(await asStaff(path.replace('room-selection', 'booking-details')), 404)).code).toBe(
    'invalid_link',
  );
});

test('a preview changes neither the choice nor the prices that the guest has seen', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  const link = await getLink(trip, caller, stay);
  const room = (await see(trip, link)).rooms[0]!;
  const key = `${room.roomTypeID} ${room.ratePlanID}`;
  await trip.api.sql(
    `UPDATE guest_session SET shown = shown || jsonb_build_object($2::text, 100) WHERE guest_phone = $1`,
    [caller.guest, key],
  );
  const [page] = await pagesOf(caller);
  const path = `/api/room-selection/${page!.id}`;
  expect((await asStaff(path)).status).toBe(200);
  for (const answer of [
    await asStaff(`${path}/select`, { roomTypeId: room.roomTypeID }),
    await asStaff(`${path}/contact`, { ...guest, phone: caller.guest }),
  ]) {
    const { code, message } = await errorOf(answer, 403);
    expect([code, message]).toEqual([
      'preview',
      'You see this page as the guest does. Only the guest can choose, book and pay.',
    ]);
  }
  expect((await errorOf(await select(trip, link, room), 409)).code).toBe('price_changed');
});

test('a booking form has a preview, too, newest page first', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await getLink(trip, caller, stay);
  await callTool(trip, caller, 'send_booking_details_link', { ...stay, phone: caller.guest });
  const [form, list] = await pagesOf(caller);
  expect([form!.title, list!.title]).toEqual(['Complete Your Booking', 'Choose Your Room']);
  const path = `/api/booking-details/${form!.id}`;
  expect(await (await asStaff(path)).json()).toMatchObject({ session: { ...stay, status: 'open' } });
  expect((await errorOf(await asStaff(`${path}/submit`, guest), 403)).code).toBe('preview');
});

test('a payment names its page when a call has several', async () => {
  const { caller } = await aboutToPay(trip);
  const [chosen] = await pagesOf(caller);
  await callTool(trip, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
  expect(await pagesOf(caller)).toHaveLength(2);
  expect((await paymentOf(trip, caller)).sessionId).toBe(chosen!.id);
});

test('a page of the other mode is not found', async () => {
  const caller = newCaller();
  await getLink(trip, caller, newStay());
  const [page] = await pagesOf(caller);
  await trip.api.sql(`UPDATE guest_session SET mode = 'live' WHERE id = $1`, [page!.id]);
  expect((await errorOf(await asStaff(`/api/room-selection/${page!.id}`), 404)).code).toBe('invalid_link');
});
