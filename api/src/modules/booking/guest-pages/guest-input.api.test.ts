import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  addressIn,
  getLink,
  guest,
  newCaller,
  newStay,
  post,
  callTool,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';

const contact = { ...guest, phone: '(512) 555-0142' };
const intake = { checkInDate: '2027-01-10', checkOutDate: '2027-01-12', phone: '512 555 0142', email: guest.email };

let trip: ConnectedApi;
let selection: string;
let details: string;
beforeAll(async () => {
  trip = await startConnectedApi();
  const caller = newCaller();
  selection = await getLink(trip);
  expect((await select(trip, selection, (await see(trip, selection)).rooms[0]!)).status).toBe(200);
  await callTool(trip, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
  const token = (await addressIn(trip, caller, 'complete your booking')).split('/').at(-1)!;
  details = `/api/booking-details/${token}`;
});
afterAll(() => trip.stop());

const facts = (): Promise<unknown[]> =>
  trip.api.sql(
    `SELECT (SELECT jsonb_agg(to_jsonb(s) ORDER BY id) FROM guest_session s) AS sessions,
            (SELECT jsonb_agg(to_jsonb(h)) FROM room_hold h) AS holds,
            (SELECT count(*) FROM guest_intake) + (SELECT count(*) FROM payment) + (SELECT count(*) FROM text_message) AS rows`,
  );

const bad: [what: string, path: () => string, body: object, message: string][] = [
  ...(
    [
      [{ firstName: ' ' }, 'First name is required'],
      [{ lastName: '' }, 'Last name is required'],
      [{ email: 'jane@' }, 'Valid email is required'],
      [{ phone: '' }, 'Phone number is required'],
      [{ phone: 'call me' }, 'Phone number is required'],
      [{ phone: '+266696687' }, 'Phone number is required'],
      [{ phone: '+1 512 555 0123 #12' }, 'A number with an extension cannot be texted. Give one without it.'],
      [{ firstName: undefined }, 'First name is required'],
      [{ lastName: undefined }, 'Last name is required'],
      [{ email: undefined }, 'Valid email is required'],
      [{ phone: undefined }, 'Phone number is required'],
      [{ phone: '5'.repeat(41) }, 'Phone number is too long'],
    ] as const
  ).map(([wrong, message]) => ['contact', () => `${selection}/contact`, { ...contact, ...wrong }, message] as const),
  ...(
    [
      [{ firstName: '' }, 'First name is required'],
      [{ firstName: 'J'.repeat(51) }, 'First name is too long'],
      [{ lastName: '  ' }, 'Last name is required'],
      [{ lastName: 'D'.repeat(51) }, 'Last name is too long'],
      [{ email: 'jane' }, 'Please enter a valid email address'],
      [{ firstName: undefined }, 'First name is required'],
      [{ lastName: undefined }, 'Last name is required'],
      [{ email: undefined }, 'Please enter a valid email address'],
    ] as const
  ).map(([wrong, message]) => ['details', () => `${details}/submit`, { ...guest, ...wrong }, message] as const),
  ...(
    [
      [{ checkInDate: '10.1.2027' }, 'Please enter a valid check-in date'],
      [{ checkOutDate: '2027-02-30' }, 'Please enter a valid check-out date'],
      [{ phone: '555' }, 'Phone number must be at least 10 digits'],
      [{ phone: 'abcdefghijkl' }, 'Phone number must be at least 10 digits'],
      [{ email: 'x' }, 'Please enter a valid email address'],
      [{ checkInDate: undefined }, 'Please enter a valid check-in date'],
      [{ checkOutDate: undefined }, 'Please enter a valid check-out date'],
      [{ phone: undefined }, 'Phone number must be at least 10 digits'],
      [{ phone: '5'.repeat(41) }, 'Phone number is too long'],
      [{ email: undefined }, 'Please enter a valid email address'],
      [{ checkOutDate: '2027-01-10' }, 'Check-out date must be after check-in date'],
    ] as const
  ).map(([wrong, message]) => ['intake', () => '/api/intake', { ...intake, ...wrong }, message] as const),
  ['select', () => `${selection}/select`, {}, 'Choose a room.'],
  ['select', () => `${selection}/select`, { roomTypeId: '' }, 'Choose a room.'],
  ['select', () => `${selection}/select`, { roomTypeId: '1'.repeat(61) }, 'Choose a room.'],
].map((each) => [...each] as [string, () => string, object, string]);

test.each(bad)('%s: %# is rejected with its sentence and changes nothing', async (_, path, body, message) => {
  const before = await facts();
  expect((await errorOf(await post(trip, path(), body), 400)).message).toBe(message);
  expect(await facts()).toEqual(before);
});

test('a room or rate that does not exist is not held', async () => {
  const before = await facts();
  for (const body of [{ roomTypeId: 'nothing' }, { roomTypeId: '1', ratePlanId: 'x' }]) {
    expect((await errorOf(await post(trip, `${selection}/select`, body), 409)).code).toBe('room_taken');
  }
  expect(await facts()).toEqual(before);
});

test('the answer names the invalid fields', async () => {
  const { issues } = await errorOf(await post(trip, '/api/intake', { ...intake, checkOutDate: '2027-01-09' }), 400);
  expect(issues).toEqual([{ path: 'checkOutDate', message: 'Check-out date must be after check-in date' }]);
});
