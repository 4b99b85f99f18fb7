import { expect, test } from '@jest/globals';
import { expectAgreement } from '../../../../test/people/agreement.ts';
import { checkouts } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import {
  contact,
  getLink,
  isSynced,
  newCaller,
  paymentOf,
  see,
  select,
  type Caller,
} from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually } from '../../../../test/start/running-api.ts';

const trip = useConnectedApi();

async function chosen(): Promise<{ caller: Caller; link: string }> {
  const caller = newCaller();
  const link = await getLink(trip, caller);
  expect((await select(trip, link, (await see(trip, link)).rooms[0]!)).status).toBe(200);
  return { caller, link };
}

/** After failures in a row Stripe is left alone for a while. */
const contactSoon = async (link: string, caller: Caller): Promise<void> => {
  await eventually(async () => (await contact(trip, link, caller)).status === 200, 500);
};

test('while Stripe fails the guest reads so, and the same contact works later', async () => {
  const { caller, link } = await chosen();
  const before = (await checkouts(trip)).length;
  await trip.simulators.fault('stripe', 'server_error');
  const answer = await contact(trip, link, caller);
  // jobs that ask Stripe meanwhile fail, too, and after several in a row it is left alone
  expect([502, 503]).toContain(answer.status);
  const { message } = await errorOf(answer, answer.status);
  expect(message).toMatch(/^Stripe failed (?:on its own side \(500\)|several times in a row)/);
  expect(await see(trip, link)).toMatchObject({ status: 'selected', paymentUrl: null });

  await trip.simulators.heal();
  await contactSoon(link, caller);
  expect(await checkouts(trip)).toHaveLength(before + 1);
});

test('a contact repeated long after a failure of Stripe has its full half hour to pay', async () => {
  const { caller, link } = await chosen();
  await trip.simulators.fault('stripe', 'rate_limited');
  await errorOf(await contact(trip, link, caller), 503);
  await trip.simulators.heal();
  await trip.api.sql(`UPDATE payment SET expires_at = now() + interval '12 minutes' WHERE stripe_session IS NULL`);
  await contactSoon(link, caller);
  await payCheckout((await see(trip, link)).paymentUrl!);
  await paymentOf(trip, caller, isSynced);
  expect(await expectAgreement(trip, caller)).toBe(1);
});

test('a room or name changed after a failure of Stripe is what is charged', async () => {
  const { caller, link } = await chosen();
  await trip.simulators.fault('stripe', 'rate_limited');
  await errorOf(await contact(trip, link, caller), 503);
  await trip.simulators.heal();
  const other = (await see(trip, await getLink(trip))).rooms.at(-1)!;
  expect((await select(trip, link, other)).status).toBe(200);
  await contactSoon(link, caller);
  const cents = Math.round((await see(trip, link)).selectedRoom!.totalWithTaxes * 100);
  expect((await checkouts(trip))[0]).toMatchObject({ status: 'open', amount_total: cents });
  const { amountCents, metadata } = await paymentOf(trip, caller);
  expect([amountCents, metadata['roomTypeId']]).toEqual([cents, other.roomTypeID]);
});

test('a lost answer of Stripe creates no second checkout session', async () => {
  const { caller, link } = await chosen();
  const before = (await checkouts(trip)).length;
  await trip.simulators.fault('stripe', 'timeout_after_commit');
  const answer = contact(trip, link, caller);
  await eventually(async () => (await checkouts(trip)).length > before);
  await trip.simulators.heal();
  expect([200, 504]).toContain((await answer).status);
  await contactSoon(link, caller);
  expect(await checkouts(trip)).toHaveLength(before + 1);
  expect((await see(trip, link)).status).toBe('contact_submitted');
});
