import { expect, test } from '@jest/globals';
import { callTripEndpoints } from '@booking/contracts/call-trip';
import { callEndpoints } from '@booking/contracts/calls';
import { paymentEndpoints } from '@booking/contracts/payments';
import { settled } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { guest, newCaller, newStay, paymentOf, callTool, type Caller } from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { statusUpdate } from '../../../../test/providers/server-messages.ts';

const hotel = useConnectedApi();

const reserve = (caller: Caller, stay = newStay()): Promise<string> =>
  callTool(hotel, caller, 'create_reservation', { ...stay, ...guest, phone: caller.guest });
const status = (caller: Caller): Promise<string> =>
  callTool(hotel, caller, 'check_room_selection_status', { phone: caller.guest });

/** What is shown of a call once everything about it is taken in. */
async function shown(caller: Caller) {
  await hotel.api.webhook(statusUpdate(caller, 'ended', 60));
  await settled(hotel.api);
  const params = { id: caller.id };
  const [{ outcome }, steps] = await Promise.all([
    hotel.api.call(callEndpoints.detail, { params }),
    hotel.api.call(callTripEndpoints.trip, { params }),
  ]);
  return { outcome, step: (name: string) => steps.find(({ title }) => title === name) };
}

const rowsOf = async ({ id }: Caller): Promise<number[]> =>
  Promise.all(
    [
      'SELECT count(*)::int AS n FROM payment WHERE call_id = $1',
      'SELECT count(*)::int AS n FROM guest_session WHERE call_id = $1',
      'SELECT count(*)::int AS n FROM room_hold JOIN guest_session s ON s.id = session_id WHERE s.call_id = $1',
    ].map(async (sql) => (await hotel.api.sql<{ n: number }>(sql, [id]))[0]!.n),
  );

test.each([
  ['create_reservation', 'Payment link texted'],
  ['send_room_selection_link', 'Room link texted'],
  ['send_booking_details_link', 'Booking form texted'],
])('%s for an untextable number says so, and holds, creates and sends nothing', async (tool, title) => {
  const caller = { ...newCaller(), guest: '+447700900123' };
  const why = 'Only numbers of the United States and Canada are texted from here.';
  expect(await callTool(hotel, caller, tool, { ...newStay(), ...guest, phone: caller.guest })).toBe(why);
  expect(await rowsOf(caller)).toEqual([0, 0, 0]);
  expect(await status(caller)).toBe(`I have not sent you a link yet. ${why}`);
  const { outcome, step } = await shown(caller);
  expect(outcome).toBe('info');
  expect(step(title)).toMatchObject({ state: 'stuck', detail: why });
});

test('a landline hears that it gets no texts, and is remembered', async () => {
  // a number that Twilio takes for no mobile one
  const caller = { ...newCaller(), guest: '+15005550009' };
  const said = 'This phone cannot get text messages. Ask for help at the front desk.';
  expect(await reserve(caller)).toBe(said);
  const [, , held] = await rowsOf(caller);
  expect(held).toBe(0);
  expect((await shown(caller)).outcome).toBe('info');

  const again = { ...newCaller(), guest: caller.guest };
  expect(await reserve(again)).toBe(said);
  expect(await rowsOf(again)).toEqual([0, 0, 0]);
});

test('a caller who asked for no texts hears so before a room is held', async () => {
  const caller = newCaller();
  await hotel.api.sql(`INSERT INTO text_opt_out VALUES ('test', $1, 'STOP', now())`, [caller.guest]);
  expect(await reserve(caller)).toMatch(/^You asked us to send no more texts\./);
  expect(await rowsOf(caller)).toEqual([0, 0, 0]);
  expect(await status(caller)).toMatch(/^I have not sent you a link yet\./);
  const { outcome, step } = await shown(caller);
  expect(outcome).toBe('info');
  expect(step('Payment link texted')?.detail).toBe('The caller asked for no texts, so none went out.');
});

test('a link that the carrier failed to deliver is shown as not sent until it is sent again', async () => {
  const [caller, stay] = [newCaller(), newStay()];
  await reserve(caller, stay);
  await eventually(async () => (await textsTo(hotel.simulators, caller.guest)).length === 1);
  const { id } = await paymentOf(hotel, caller);
  const linkOf = async () => (await hotel.api.call(paymentEndpoints.list)).find((each) => each.id === id)?.link;
  await eventually(async () => (await linkOf())?.state === 'delivered');
  expect(await status(caller)).toMatch(/The payment link was texted to you and is not paid yet\.$/);
  expect((await shown(caller)).outcome).toBe('paid_pending');

  await hotel.api.sql(
    `UPDATE text_message SET status = 'undelivered', error = 'This is no mobile number.' WHERE key = $1`,
    [`payment link ${id}`],
  );
  const detail = 'It was not delivered. This is no mobile number.';
  expect(await linkOf()).toEqual({ state: 'not_sent', detail });
  expect(await status(caller)).toMatch(/The payment link did not reach you, and nothing is paid yet\./);
  const { outcome, step } = await shown({ ...caller, at: caller.at + 1 });
  expect(outcome).toBe('info');
  expect(step('Payment link texted')).toMatchObject({ state: 'stuck', detail });

  expect(await reserve(caller, stay)).toMatch(/is on its way by text/);
  expect(await textsTo(hotel.simulators, caller.guest)).toHaveLength(2);
  expect(await status(caller)).toMatch(/The payment link was texted to you/);
  expect((await shown({ ...caller, at: caller.at + 2 })).outcome).toBe('paid_pending');
});
