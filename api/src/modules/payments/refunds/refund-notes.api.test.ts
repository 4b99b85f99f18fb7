import { expect, test } from '@jest/globals';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { atStripe } from '../../../../test/providers/at-stripe.ts';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { aboutToPay, isSynced, paymentOf, type Caller } from '../../../../test/people/guest-trip.ts';
import { payCheckout, tryCard } from '../../../../test/people/payment-page.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { refund as refundPayment } from '../../../../test/providers/refund.ts';

const hotel = useConnectedApi();
const desk = useFrontDesk(hotel);
const name = owner.email.split('@')[0]!;

async function booked(): Promise<{ caller: Caller; payment: PaymentEvent }> {
  const { caller, address } = await aboutToPay(hotel);
  await payCheckout(address);
  return { caller, payment: await paymentOf(hotel, caller, isSynced) };
}

const refund = ({ id }: PaymentEvent, amountCents: number, reason = 'The guest fell ill.'): Promise<PaymentEvent> =>
  refundPayment(hotel, id, { amountCents, reason });

const refundNotes = async ({ reservationId }: PaymentEvent): Promise<string[]> =>
  (await desk.property.listNotes('test', reservationId!))
    .map(({ text }) => text)
    .filter((text) => /^Refund /.test(text));

/** The notes of refunds once there are so many of them; the account's requests a second are shared with the API. */
const notesOf = (payment: PaymentEvent, count: number): Promise<string[]> =>
  eventually(
    async () => {
      const notes = await refundNotes(payment).catch(() => []);
      return notes.length >= count && notes;
    },
    500,
    30_000,
  );

const jobsDone = () =>
  eventually(
    async () =>
      (await hotel.api.sql(`SELECT FROM jobs.job WHERE name = 'note-refunds' AND state < 'completed'`)).length === 0,
    200,
    30_000,
  );

test('a refund is noted on the reservation, once: how much, when, by whom and why', async () => {
  const { payment } = await booked();
  const { refunds } = await refund(payment, 1_500);
  expect(refunds).toEqual([
    expect.objectContaining({ amountCents: 1_500, by: name, reason: 'The guest fell ill.', failure: null }),
  ]);
  const [note] = await notesOf(payment, 1);
  expect(note).toMatch(
    new RegExp(`^Refund re_\\w+: \\$15\\.00 given back on .+ [AP]M by ${name}\\. Reason: The guest fell ill\\.$`),
  );
  await refund(payment, 700, 'The heating was broken.');
  await notesOf(payment, 2);
  // Stripe's own news of both have been processed as well
  await jobsDone();
  expect(await refundNotes(payment)).toHaveLength(2);
});

test('a refund made in Stripe is noted as such', async () => {
  const { payment } = await booked();
  const session = await atStripe<{ payment_intent: string }>(
    hotel,
    'GET',
    `checkout/sessions/${payment.stripeSession}`,
  );
  await atStripe(hotel, 'POST', 'refunds', { payment_intent: session.payment_intent, amount: '900' });
  expect((await notesOf(payment, 1))[0]).toMatch(/^Refund re_\w+: \$9\.00 given back on .+ at Stripe\.$/);
});

test('a refund that fails later is noted as still owed', async () => {
  const { caller, address } = await aboutToPay(hotel);
  await tryCard(address, '4000 0000 0000 5126');
  const payment = await paymentOf(hotel, caller, isSynced);
  await refund(payment, payment.amountCents);
  const failed = await eventually(async () => (await notesOf(payment, 1)).find((note) => / failed: /.test(note)), 500);
  expect(failed).toMatch(
    /^Refund re_\w+ failed: \$[\d,.]+ did not reach the guest \(\w+\) and is still to be given back\.$/,
  );
});

test.each(['server_error', 'timeout_after_commit'] as const)(
  'while Cloudbeds answers with %s the refund is made, and noted once after recovery',
  async (fault) => {
    const { payment } = await booked();
    await hotel.simulators.fault('cloudbeds', fault);
    expect(await refund(payment, 1_000)).toMatchObject({ refundedCents: 1_000 });
    await eventually(
      async () =>
        (await hotel.api.sql(`SELECT FROM jobs.job WHERE name = 'note-refunds' AND state IN ('retry', 'active')`))
          .length > 0,
    );
    await hotel.simulators.heal();
    await notesOf(payment, 1);
    await jobsDone();
    expect(await refundNotes(payment)).toHaveLength(1);
  },
);

test('a partial refund before the booking is noted once the booking is in Cloudbeds', async () => {
  const { caller, address } = await aboutToPay(hotel);
  await hotel.simulators.fault('cloudbeds', 'room_just_taken');
  await payCheckout(address);
  const failed = await paymentOf(hotel, caller, ({ syncStatus }) => syncStatus === 'failed');
  await hotel.simulators.heal();
  await refund(failed, 500);
  await jobsDone();
  await hotel.api.call(paymentEndpoints.retrySync, { params: { id: failed.id }, body: {} });
  expect(await notesOf(await paymentOf(hotel, caller, isSynced), 1)).toEqual([
    expect.stringContaining('$5.00 given back'),
  ]);
});

test('a note that Cloudbeds rejects is given up, and the refund stands', async () => {
  const { caller, payment } = await booked();
  await refund(payment, 300, 'Paid back to 0000 0000 0000 0000.');
  await jobsDone();
  expect(await refundNotes(payment)).toEqual([]);
  expect(await paymentOf(hotel, caller)).toMatchObject({ refundedCents: 300 });
});
