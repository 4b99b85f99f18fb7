import { expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { checkouts } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  addressIn,
  contact,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  callTool,
  see,
  select,
} from '../../../../test/people/guest-trip.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const untexted = 'We could not text you the payment link. You can pay on this page.';

const trip = useConnectedApi();

async function textBack(number: string, body: string): Promise<void> {
  await fetch(`${trip.simulators.twilio}/api/phones/${number}/texts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ body }),
  });
  await eventually(
    async () => (await trip.api.sql('SELECT 1 FROM text_opt_out WHERE number = $1', [number])).length > 0,
  );
}

test('a payment link that could not be texted is on the page, and is texted when the contact is sent again', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await select(trip, link, (await see(trip, link)).rooms[0]!);
  await trip.simulators.fault('twilio', 'rate_limited');
  expect((await errorOf(await contact(trip, link, caller), 503)).message).toBe(untexted);
  const { status, paymentUrl } = await see(trip, link);
  expect([status, typeof paymentUrl]).toEqual(['contact_submitted', 'string']);

  await trip.simulators.heal();
  const before = (await checkouts(trip)).length;
  expect((await contact(trip, link, caller)).status).toBe(200);
  expect(await addressIn(trip, caller, 'pay for your stay')).toBe(paymentUrl);
  expect(await checkouts(trip)).toHaveLength(before);
});

test('a guest who texted STOP gets no text, pays on the page, and is booked', async () => {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  await select(trip, link, (await see(trip, link)).rooms[0]!);
  await textBack(caller.guest, 'Stop, please');
  const texts = async (): Promise<number> =>
    (await textsTo(trip.simulators, caller.guest)).filter(({ body }) => body.includes('pay for')).length;
  expect((await errorOf(await contact(trip, link, caller), 424)).message).toBe(untexted);
  expect(await texts()).toBe(0);
  await payCheckout((await see(trip, link)).paymentUrl!);
  await paymentOf(trip, caller, isSynced);
  // nobody tells them by text, so a person does
  const untold = await eventually(async () => {
    const alerts = await trip.api.call(alertEndpoints.active);
    return alerts.find(({ id }) => id === 'untold-guests-test');
  });
  expect(untold).toMatchObject({
    title: 'A paid guest was not told',
    detail: expect.stringMatching(/^The confirmation for Jane Doe could not be texted\. You asked us to send no more/),
  });
  expect(await callTool(trip, caller, 'send_room_selection_link', { ...newStay(), phone: caller.guest })).toBe(
    'You asked us to send no more texts. Text START to us to get them again.',
  );
});

test('a caller hears that no text could be sent', async () => {
  await trip.simulators.fault('twilio', 'server_error');
  const caller = newCaller();
  expect(await callTool(trip, caller, 'send_room_selection_link', { ...newStay(), phone: caller.guest })).toBe(
    'I am sorry, I could not send the text message.',
  );
});
