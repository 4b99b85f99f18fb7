import { describe, expect, test } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { settingEndpoints } from '@booking/contracts/settings';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import {
  type Caller,
  chooseRoom,
  getLink,
  guest,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  callTool,
  see,
  select,
  type Stay,
} from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { report, type Json } from '../../../../test/providers/server-messages.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);

const ann = { firstName: 'Ann', lastName: 'Able', email: 'ann@guest.example' };
const bob = { firstName: 'Bob', lastName: 'Baker', email: 'bob@guest.example' };
const reserve = (caller: Caller, stay: Stay, who: object): Promise<string> =>
  callTool(hotel, caller, 'create_reservation', { ...stay, ...who, phone: caller.guest });
const again = ({ guest: number }: Caller): Caller => ({ ...newCaller(), guest: number });
const payments = (caller: Caller): Promise<{ id: string; name: string; email: string; status: string }[]> =>
  hotel.api.sql(
    `SELECT payment.id, metadata->>'guestName' AS name, metadata->>'guestEmail' AS email, payment.status
     FROM payment JOIN guest_session ON guest_session.id = session_id WHERE guest_phone = $1 ORDER BY payment.created_at`,
    [caller.guest],
  );
const reported = async (id: string, customer: Json): Promise<void> => {
  const { message } = report({ id, at: Date.now() - 60_000 });
  const call = { ...(message['call'] as Json), customer };
  expect((await hotel.api.webhook({ message: { ...message, call, customer } })).ok).toBe(true);
};
const callerIn = async (id: string): Promise<string | null> => {
  const calls = await hotel.api.call(callEndpoints.list, { query: { limit: 100 } });
  return calls.find((call) => call.id === id)!.caller;
};

describe.each(['+266696687', '+7378742833', '+86282452253', 'anonymous'])('a caller whose number is %s', (number) => {
  test('gets no text and finds no record with that value', async () => {
    const { id } = await desk.reserve({ ...newStay(), phone: number, lastName: 'Hidden' });
    await hotel.api.sql(
      `INSERT INTO payment (mode, amount_cents, status, purpose, reservation_id, metadata)
       VALUES ('test', 100, 'completed', 'booking', $1, jsonb_build_object('guestPhone', $2::text))`,
      [id, number],
    );
    await hotel.api.sql(
      `INSERT INTO guest_intake (phone, email, check_in_date, check_out_date)
       VALUES ($1, 'x@guest.example', '2027-05-01', '2027-05-03')`,
      [number],
    );
    const caller = { ...newCaller(), guest: number };
    for (const name of ['create_reservation', 'send_room_selection_link', 'send_sms']) {
      const args = { ...newStay(), ...ann, phone: number, message: 'Hello.' };
      expect(await callTool(hotel, caller, name, args)).toBe('This call has no phone number that can be texted.');
    }
    const call = callOf(hotel, number);
    expect((await call.customer('find_my_reservations', { lastName: 'Hidden' })).result).not.toContain(id);
    expect((await call.customer('find_my_reservations', { confirmationNumber: id })).result).not.toContain(id);
    expect((await call.customer('cancel_reservation', { reservationId: id })).error).toMatch(/no such reservation/);
    expect((await call.guest('get_guest_intake', { phone: number })).result).toMatch(/not entered anything/);
    expect((await desk.property.getReservation('test', id)).status).toBe('confirmed');
  });

  test('has no number in lists', async () => {
    const id = crypto.randomUUID();
    await reported(id, { number, name: 'Anonymous' });
    await eventually(async () => (await hotel.api.sql('SELECT FROM call WHERE id = $1', [id])).length > 0);
    expect(await callerIn(id)).toBeNull();
  });
});

test('a caller at a SIP address is shown and found by it, without the rights of a number', async () => {
  const id = crypto.randomUUID();
  await reported(id, { sipUri: 'sip:room214@pbx.hotel.example' });
  await eventually(async () => (await hotel.api.sql('SELECT FROM call WHERE id = $1', [id])).length > 0);
  expect(await callerIn(id)).toBe('sip:room214@pbx.hotel.example');
  for (const q of ['sip:room214@pbx.hotel.example', 'room214@pbx', 'SIP:Room214@PBX.hotel.example']) {
    const calls = await hotel.api.call(callEndpoints.list, { query: { q } });
    expect(calls.map((call) => call.id)).toEqual([id]);
  }
  const identifiers = ['sip:room214@pbx.hotel.example'];
  const { held } = await hotel.api.call(privacyEndpoints.find, { body: { identifiers } });
  expect(held).toContainEqual(expect.objectContaining({ what: 'calls', count: 1 }));
  const erased = { identifiers, confirm: 'ERASE', evenIfOpen: true } as const;
  await hotel.api.call(privacyEndpoints.erase, { body: erased });
  await eventually(async () => (await callerIn(id)) === null);
});

describe('two guests who phone from one number for the same dates', () => {
  test('have a booking each, in their own name, and hear nothing of one another', async () => {
    const [first, stay] = [newCaller(), newStay()];
    const second = again(first);
    expect(await reserve(first, stay, ann)).toMatch(/is held.*on its way by text/);
    expect(await callTool(hotel, second, 'check_room_selection_status', { phone: first.guest })).toBe(
      'I have not sent you a link yet.',
    );
    expect(await reserve(second, stay, bob)).toMatch(/is held.*on its way by text/);
    expect(await payments(first)).toMatchObject([
      { name: 'Ann Able', email: ann.email, status: 'pending' },
      { name: 'Bob Baker', email: bob.email, status: 'pending' },
    ]);
  });

  test('count as one guest, with the first name, when name or e-mail address are equal', async () => {
    const [first, stay] = [newCaller(), newStay()];
    await reserve(first, stay, { ...ann, firstName: 'Ánn', lastName: 'O’Able' });
    expect(await reserve(again(first), stay, { ...bob, firstName: 'ANN', lastName: "O'Able" })).toMatch(
      /texted to you before/,
    );
    expect(await reserve(again(first), stay, { ...bob, email: 'Ann@Guest.example' })).toMatch(/texted to you before/);
    expect(await payments(first)).toMatchObject([{ name: 'Ánn O’Able', email: ann.email }]);
  });

  test('do not continue with a room that the other chose on a page', async () => {
    const [first, stay] = [newCaller(), newStay()];
    const link = await getLink(hotel, first, stay);
    await chooseRoom(hotel, first, link);
    expect(await reserve(again(first), stay, bob)).toMatch(/is on its way by text/);
    expect((await payments(first)).map(({ name }) => name)).toEqual(['Jane Doe', 'Bob Baker']);
  });
});

test('a line of the hotel finds no records and gets no texts, because any caller is put through from it', async () => {
  const line = newCaller();
  const { id } = await desk.reserve({ ...newStay(), phone: line.guest, lastName: 'Placeholder' });
  const find = () => callOf(hotel, line.guest).customer('find_my_reservations', {});
  expect((await find()).result).toContain(id);
  for (const [key, value, none] of [
    ['hotelPhone', line.guest, ''],
    ['ownLines', [line.guest], []],
  ] as const) {
    await hotel.api.call(settingEndpoints.save, { body: { key, value } });
    expect((await find()).result).not.toContain(id);
    expect(await reserve(again(line), newStay(), ann)).toMatch(/over a line of the hotel/);
    await hotel.api.call(settingEndpoints.save, { body: { key, value: none } });
  }
  expect(await textsTo(hotel.simulators, line.guest)).toEqual([]);
});

describe('a reservation', () => {
  test.each([
    ['O’Brien', "O'Brien"],
    ['García López', 'Garcia'],
    ['Müller', 'Muller'],
    ['Smith Jr.', 'Smyth'],
  ])('of %s is found by its number, spoken as %s', async (lastName, said) => {
    const caller = newCaller();
    const { id } = await desk.reserve({ ...newStay(), phone: caller.guest, lastName });
    const call = callOf(hotel, caller.guest);
    expect((await call.customer('find_my_reservations', { lastName: said })).result).toContain(id);
    expect((await call.guest('lookup_reservation', { lastName: said, confirmationNumber: id })).result).toContain(id);
  });

  test('is chosen by name among several of a number', async () => {
    const caller = newCaller();
    const one = await desk.reserve({ ...newStay(), phone: caller.guest, lastName: 'Núñez' });
    const other = await desk.reserve({ ...newStay(), phone: caller.guest, lastName: 'Weiß' });
    const { result } = await callOf(hotel, caller.guest).guest('lookup_reservation', { lastName: 'Weiss' });
    expect(result).toContain(other.id);
    expect(result).not.toContain(one.id);
  });

  test('is found by the phone that booked it and by the typed one', async () => {
    const [booked, typed] = [newCaller(), newCaller()];
    const link = await getLink(hotel, booked);
    const [room] = (await see(hotel, link)).rooms;
    await select(hotel, link, room!);
    expect((await post(hotel, `${link}/contact`, { ...guest, phone: typed.guest })).status).toBe(200);
    await payCheckout((await see(hotel, link)).paymentUrl!);
    const { reservationId } = await paymentOf(hotel, typed, isSynced);
    for (const { guest: number } of [booked, typed]) {
      const call = callOf(hotel, number);
      expect((await call.customer('find_my_reservations')).result).toContain(reservationId);
      expect((await call.customer('get_folio', { reservationId })).result).toMatch(/The total is/);
    }
  });
});
