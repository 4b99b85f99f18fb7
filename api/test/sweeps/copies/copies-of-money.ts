import { addressOf } from '@booking/contracts/endpoint';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { voiceEndpoints } from '@booking/contracts/voice';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { addDays } from '@booking/hotel/hotel-time';
import { atStripe } from '../../providers/at-stripe.ts';
import { addressIn, isSynced, paymentOf } from '../../people/guest-trip.ts';
import { payCheckout } from '../../people/payment-page.ts';
import { reservationsFor } from '../../providers/reservations.ts';
import { eventually } from '../../start/running-api.ts';
import { postStripe, stripeEvent, stripeSignature } from '../../providers/signed.ts';
import { callOf } from '../../requests/tool-calls.ts';
import { accepted, post, texts, paid, unsynced, reserved, type Copied, type House } from './copied-request.ts';

/** Copies of requests that move money. By the name of the request. */
export const copiesOfMoney: Record<string, (house: House) => Promise<Copied>> = {
  'POST /api/admin/payment-events/{id}/refund': async (house) => {
    const { id, refundedCents, syncStatus, stripeSession } = (await paid(house)).payment;
    const body = { amountCents: 700, reason: 'The guest fell ill.', seen: { refundedCents, syncStatus } };
    const { payment_intent: intent } = await atStripe<{ payment_intent: string }>(
      house,
      'GET',
      `checkout/sessions/${stripeSession!}`,
    );
    return {
      send: () => post(house, addressOf(paymentEndpoints.refund, { id }), body),
      effects: async () =>
        (await atStripe<{ data: unknown[] }>(house, 'GET', `refunds?payment_intent=${intent}`)).data.length,
    };
  },
  'POST /api/admin/payment-events/{id}/retry-sync': async (house) => {
    const { caller, payment } = await unsynced(house);
    return {
      send: () => post(house, addressOf(paymentEndpoints.retrySync, payment)),
      effects: async () => {
        await paymentOf(house, caller, isSynced);
        return Math.max(
          (await reservationsFor(house, payment.id)).length,
          await texts(house, caller.guest, /is confirmed/),
        );
      },
    };
  },
  'POST /api/admin/vapi/test-tool': async (house) => {
    const phone = '+15125550188';
    const body = {
      toolId: 'guest.send_sms',
      arguments: { phone, message: 'A test of thirty copies.' },
      runForReal: true,
    };
    return {
      send: () => post(house, addressOf(voiceEndpoints.testTool), body),
      effects: () => texts(house, phone, /A test of thirty copies/),
    };
  },
  'POST /api/admin/payment-events/{id}/close': async (house) => {
    const { payment } = await unsynced(house);
    return {
      send: () => post(house, addressOf(paymentEndpoints.close, payment), { note: 'Booked at the desk.' }),
      effects: accepted,
    };
  },
  'POST /api/admin/extension-requests/{id}/retry': async (house) => {
    const { caller, id, endDate } = await reserved(house);
    const newCheckoutDate = addDays(endDate, 1);
    await callOf(house, caller.guest).customer('extend_stay', { reservationId: id, newCheckoutDate });
    const address = await addressIn(house, caller, 'to stay until');
    await house.simulators.fault('cloudbeds', 'server_error');
    await payCheckout(address);
    const request = await eventually(async () =>
      (await house.api.call(extensionEndpoints.list)).find(
        ({ reservationID, errorMessage }) => reservationID === id && errorMessage !== undefined,
      ),
    );
    await house.api.sql(`UPDATE payment SET sync_status = 'failed', sync_failed_at = now() WHERE reservation_id = $1`, [
      id,
    ]);
    await house.simulators.heal();
    return {
      send: () => post(house, addressOf(extensionEndpoints.retry, request)),
      effects: async () => {
        const isLonger = async () => {
          const now = await house.desk.property.reservation('test', id).catch(() => undefined);
          return now?.endDate === newCheckoutDate && now.paidCents > 0 && now;
        };
        return (await eventually(isLonger, 700)).paidCents / request.amountCents;
      },
    };
  },
  'POST /api/admin/payment-match': async (house) => {
    // one that is asked for after the first was done is another wish
    await house.simulators.fault('stripe', 'slow');
    return {
      send: () => post(house, '/api/admin/payment-match'),
      effects: async () => {
        await house.simulators.heal();
        return (await house.api.sql('SELECT FROM match_run')).length;
      },
    };
  },
  'POST /api/admin/webhook-events/{id}/replay': async (house) => {
    const { caller, payment } = await paid(house);
    const events = () =>
      house.api.sql<{ id: string; status: string }>(
        `SELECT id, status FROM inbound_event
         WHERE provider = 'stripe' AND kind = 'checkout.session.completed' AND payload::text LIKE '%' || $1 || '%'`,
        [payment.stripeSession],
      );
    const [event] = await events();
    return {
      send: () => post(house, addressOf(webhookEndpoints.replay, event!)),
      effects: async () => {
        await eventually(async () => (await events()).every(({ status }) => status === 'done'));
        return Math.max(
          (await reservationsFor(house, payment.id)).length,
          await texts(house, caller.guest, /is confirmed/),
        );
      },
    };
  },
  'POST /api/webhooks/stripe': async (house) => {
    const body = stripeEvent({
      id: 'evt_copied',
      type: 'refund.created',
      object: { id: 're_copied', object: 'refund' },
    });
    const signature = stripeSignature(body, house.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!);
    return {
      send: () => postStripe(house.api, body, signature),
      effects: async () =>
        (await house.api.sql(`SELECT FROM inbound_event WHERE provider = 'stripe' AND payload->>'id' = 'evt_copied'`))
          .length,
    };
  },
};
