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
import { accepted, post, texts, paid, unsynced, reserved, type Copied, type Hotel } from './copied-request.ts';

/** Copies of requests that move money. By the name of the request. */
export const copiesOfMoney: Record<string, (hotel: Hotel) => Promise<Copied>> = {
  'POST /api/admin/payment-events/{id}/refund': async (hotel) => {
    const { id, refundedCents, syncStatus, stripeSession } = (await paid(hotel)).payment;
    const body = { amountCents: 700, reason: 'The guest fell ill.', seen: { refundedCents, syncStatus } };
    const { payment_intent: intent } = await atStripe<{ payment_intent: string }>(
      hotel,
      'GET',
      `checkout/sessions/${stripeSession!}`,
    );
    return {
      send: () => post(hotel, addressOf(paymentEndpoints.refund, { id }), body),
      effects: async () =>
        (await atStripe<{ data: unknown[] }>(hotel, 'GET', `refunds?payment_intent=${intent}`)).data.length,
    };
  },
  'POST /api/admin/payment-events/{id}/retry-sync': async (hotel) => {
    const { caller, payment } = await unsynced(hotel);
    return {
      send: () => post(hotel, addressOf(paymentEndpoints.retrySync, payment)),
      effects: async () => {
        await paymentOf(hotel, caller, isSynced);
        return Math.max(
          (await reservationsFor(hotel, payment.id)).length,
          await texts(hotel, caller.guest, /is confirmed/),
        );
      },
    };
  },
  'POST /api/admin/payment-events/{id}/text-confirmation': async (hotel) => {
    const { caller, payment } = await paid(hotel);
    return {
      send: () => post(hotel, addressOf(paymentEndpoints.textConfirmation, payment)),
      // the first was texted when it was paid
      effects: async () => (await texts(hotel, caller.guest, /is confirmed/)) - 1,
    };
  },
  'POST /api/admin/vapi/test-tool': async (hotel) => {
    const phone = '+15125550188';
    const body = {
      toolId: 'guest.send_sms',
      arguments: { phone, message: 'A test of thirty copies.' },
      runForReal: true,
    };
    return {
      send: () => post(hotel, addressOf(voiceEndpoints.testTool), body),
      effects: () => texts(hotel, phone, /A test of thirty copies/),
    };
  },
  'POST /api/admin/payment-events/{id}/close': async (hotel) => {
    const { payment } = await unsynced(hotel);
    return {
      send: () => post(hotel, addressOf(paymentEndpoints.close, payment), { note: 'Booked at the desk.' }),
      effects: accepted,
    };
  },
  'POST /api/admin/extension-requests/{id}/retry': async (hotel) => {
    const { caller, id, endDate } = await reserved(hotel);
    const newCheckoutDate = addDays(endDate, 1);
    await callOf(hotel, caller.guest).customer('extend_stay', { reservationId: id, newCheckoutDate });
    const address = await addressIn(hotel, caller, 'to stay until');
    await hotel.simulators.fault('cloudbeds', 'server_error');
    await payCheckout(address);
    const request = await eventually(async () =>
      (await hotel.api.call(extensionEndpoints.list)).find(
        ({ reservationID, errorMessage }) => reservationID === id && errorMessage !== undefined,
      ),
    );
    await hotel.api.sql(`UPDATE payment SET sync_status = 'failed', sync_failed_at = now() WHERE reservation_id = $1`, [
      id,
    ]);
    await hotel.simulators.heal();
    return {
      send: () => post(hotel, addressOf(extensionEndpoints.retry, request)),
      effects: async () => {
        const isLonger = async () => {
          const now = await hotel.desk.property.getReservation('test', id).catch(() => undefined);
          return now?.endDate === newCheckoutDate && now.paidCents > 0 && now;
        };
        return (await eventually(isLonger, 700)).paidCents / request.amountCents;
      },
    };
  },
  'POST /api/admin/payment-match': async (hotel) => {
    // one that is asked for after the first was done is another wish
    await hotel.simulators.fault('stripe', 'slow');
    return {
      send: () => post(hotel, '/api/admin/payment-match'),
      effects: async () => {
        await hotel.simulators.heal();
        return (await hotel.api.sql('SELECT FROM match_run')).length;
      },
    };
  },
  'POST /api/admin/webhook-events/{id}/replay': async (hotel) => {
    const { caller, payment } = await paid(hotel);
    const events = () =>
      hotel.api.sql<{ id: string; status: string }>(
        `SELECT id, status FROM inbound_event
         WHERE provider = 'stripe' AND kind = 'checkout.session.completed' AND payload::text LIKE '%' || $1 || '%'`,
        [payment.stripeSession],
      );
    const [event] = await events();
    return {
      send: () => post(hotel, addressOf(webhookEndpoints.replay, event!)),
      effects: async () => {
        await eventually(async () => (await events()).every(({ status }) => status === 'done'));
        return Math.max(
          (await reservationsFor(hotel, payment.id)).length,
          await texts(hotel, caller.guest, /is confirmed/),
        );
      },
    };
  },
  'POST /api/webhooks/stripe': async (hotel) => {
    const body = stripeEvent({
      id: 'evt_copied',
      type: 'refund.created',
      object: { id: 're_copied', object: 'refund' },
    });
    const signature = stripeSignature(body, hotel.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!);
    return {
      send: () => postStripe(hotel.api, body, signature),
      effects: async () =>
        (await hotel.api.sql(`SELECT FROM inbound_event WHERE provider = 'stripe' AND payload->>'id' = 'evt_copied'`))
          .length,
    };
  },
};
