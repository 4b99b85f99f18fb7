import { beforeEach, expect, test } from '@jest/globals';
import { callTripEndpoints, type TripStep } from '@booking/contracts/call-trip';
import { addressOf } from '@booking/contracts/endpoint';
import { settled } from '../../../../test/requests/call-rows.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  aboutToPay,
  addressIn,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  callTool,
  see,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { statusUpdate } from '../../../../test/providers/server-messages.ts';
import { basicOf } from '../../../../test/people/staff.ts';

const hotel = useConnectedApi();
const { trip, textLink } = callTripEndpoints;

let caller: ReturnType<typeof newCaller>;
beforeEach(async () => {
  caller = newCaller();
  await hotel.api.webhook(statusUpdate(caller, 'ended', 0));
  await settled(hotel.api);
});

const steps = (): Promise<TripStep[]> => hotel.api.call(trip, { params: { id: caller.id } });
const step = async (title: string): Promise<TripStep | undefined> =>
  (await steps()).find((each) => each.title === title);
/** The step once it is in this state. */
const once = (title: string, state: TripStep['state']): Promise<TripStep> =>
  eventually(async () => {
    const found = await step(title);
    return found?.state === state && found;
  });
const textAgain = (sessionId: string): Promise<Response> =>
  hotel.api.request(addressOf(textLink, { id: caller.id }), {
    method: 'POST',
    headers: basicOf(owner.email, owner.password),
    body: { sessionId },
  });

test('a trip lists its steps from the call to the reservation', async () => {
  const before = Date.now();
  expect((await steps()).map(({ title }) => title)).toEqual(['Call']);
  const link = await getLink(hotel, caller);
  await once('Room link texted', 'done');
  expect(await step('Link opened')).toMatchObject({ state: 'waiting', detail: 'Not opened yet.', at: null });
  // as what shows where a link leads does
  await see(hotel, link);
  expect((await step('Link opened'))!.state).toBe('waiting');
  await post(hotel, `${link}/opened`, {});
  const { at } = await once('Link opened', 'done');
  expect(Date.parse(at!)).toBeGreaterThanOrEqual(before);
  await post(hotel, `${link}/opened`, {});
  expect((await step('Link opened'))!.at).toBe(at);
});

test('a trip has the choice and the payment with times and links', async () => {
  const { address } = await aboutToPay(hotel, caller);
  expect(await step('Room chosen')).toMatchObject({ state: 'done', at: expect.any(String) });
  expect(await step('Details given')).toMatchObject({ state: 'done', detail: 'Jane Doe' });
  await payCheckout(address);
  const { id, reservationId } = await paymentOf(hotel, caller, isSynced);
  expect(await step('Paid')).toMatchObject({ state: 'done', link: { to: `/payments?payment=${id}` } });
  expect(await step('Reservation in Cloudbeds')).toMatchObject({
    state: 'done',
    link: { to: `/reservations/${reservationId}` },
  });
  expect((await steps()).every(({ state }) => state === 'done' || state === 'waiting')).toBe(true);
});

test('a rejected text is the stuck step, and two simultaneous requests text one new link', async () => {
  await hotel.simulators.fault('twilio', 'expired_token');
  await callTool(hotel, caller, 'send_room_selection_link', { ...newStay(), phone: caller.guest });
  const { fix } = await once('Room link texted', 'stuck');
  if (fix?.kind !== 'text_link') throw new Error('There is no way out.');
  await hotel.simulators.heal();
  const answers = await Promise.all([textAgain(fix.sessionId), textAgain(fix.sessionId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await errorOf(await textAgain(fix.sessionId), 409)).message).toBe(
    'Another link was texted meanwhile. Look at the trip again.',
  );
  await addressIn(hotel, caller, 'choose your room');
  await once('Link opened', 'waiting');
  expect((await steps()).filter(({ title }) => title === 'Room link texted').map(({ state }) => state)).toEqual([
    'ended',
    'done',
  ]);
});

test('no link is texted to a guest who has paid', async () => {
  const { address } = await aboutToPay(hotel, caller);
  await payCheckout(address);
  const { sessionId } = await paymentOf(hotel, caller, ({ paidAt }) => paidAt !== null);
  const { message } = await errorOf(await textAgain(sessionId!), 409);
  expect(message).toBe('The guest has paid meanwhile, so no link was texted. Look at the trip again.');
});

test('an unknown call is 404', async () => {
  const nobody = '404404aa-0000-4000-8000-000000000000';
  expect((await errorOf(await textAgain(nobody), 404)).message).toBe('This link was not found.');
  caller = { ...caller, id: 'nobody-called' };
  const answer = await hotel.api.request(addressOf(trip, { id: caller.id }), {
    headers: basicOf(owner.email, owner.password),
  });
  expect((await errorOf(answer, 404)).message).toBe('This call was not found.');
});
