import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { atStripe, checkouts } from '../../../../test/providers/at-stripe.ts';
import {
  contact,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';

const guests = 50;
const longestWaitMs = 15_000;

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

test('of fifty guests who choose the last room at once, one gets it and pays, and the others are answered quickly', async () => {
  const stay = newStay();
  const callers = Array.from({ length: guests }, newCaller);
  const links = await Promise.all(callers.map((caller) => getLink(trip, caller, stay)));
  const room = (await see(trip, links[0]!)).rooms.reduce((scarcest, each) =>
    each.roomsAvailable < scarcest.roomsAvailable ? each : scarcest,
  );
  for (let left = room.roomsAvailable; left > 1; left--) {
    expect((await select(trip, await getLink(trip, newCaller(), stay), room)).status).toBe(200);
  }

  const answers = await Promise.all(
    links.map(async (link) => {
      const began = performance.now();
      const answer = await select(trip, link, room);
      const { code = 'held' } = (await answer.json()) as { code?: string };
      return { status: answer.status, code, isPrompt: performance.now() - began < longestWaitMs };
    }),
  );
  const held = { status: 200, code: 'held', isPrompt: true };
  expect(answers.filter(({ status }) => status === 200)).toEqual([held]);
  const taken = { status: 409, code: 'room_taken', isPrompt: true };
  expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(guests - 1).fill(taken));
  const holds = await trip.api.sql('SELECT 1 FROM room_hold WHERE room_type_id = $1', [room.roomTypeID]);
  expect(holds).toHaveLength(room.roomsAvailable);

  const goneOn = await Promise.all(links.map((link, index) => contact(trip, link, callers[index]!)));
  const winner = answers.findIndex(({ status }) => status === 200);
  for (const [index, answer] of goneOn.entries()) {
    const { code = 'texted' } = (await answer.json()) as { code?: string };
    const expected = index === winner ? [200, 'texted'] : [409, 'no_room'];
    expect({ index, answer: [answer.status, code] }).toEqual({ index, answer: expected });
  }
  await payCheckout((await see(trip, links[winner]!)).paymentUrl!);
  const payment = await paymentOf(trip, callers[winner]!, isSynced);
  expect(await Promise.all(callers.map((caller) => expectAgreement(trip, caller)))).toEqual(
    callers.map((_, index) => (index === winner ? 1 : 0)),
  );
  const [checkout, ...others] = await checkouts(trip);
  expect([checkout, others]).toMatchObject([{ payment_status: 'paid', amount_total: payment.amountCents }, []]);
  const { pending } = await atStripe<{ pending: { amount: number }[] }>(trip, 'GET', 'balance');
  expect(pending.map(({ amount }) => amount)).toEqual([payment.amountCents]);
});
