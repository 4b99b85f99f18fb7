import { expect } from '@jest/globals';
import { callEndpoints } from '@booking/contracts/calls';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import { checkouts } from '../providers/at-stripe.ts';
import type { ConnectedApi } from '../start/connected-api.ts';
import type { Caller } from './guest-trip.ts';
import { reservationsFor } from '../providers/reservations.ts';

type Story = {
  stripe: { status: string; payment_status: string; amount_total: number }[];
  ours: Pick<PaymentEvent, 'syncStatus' | 'reservationId'>;
  cloudbeds: { reservationID: string; status: string; balance: number }[];
  call: string;
};

/** The statuses of a checkout session at Stripe whose payment is not paid here. */
const unpaidAtStripe: Partial<Record<PaymentEvent['status'], string>> = {
  pending: 'open',
  failed: 'complete',
  expired: 'expired',
};

const isPaid = ({ status }: PaymentEvent): boolean => status === 'completed';

async function storyOf(trip: ConnectedApi, payment: PaymentEvent): Promise<Story> {
  const { id, callId, syncStatus, reservationId, status: ours } = payment;
  const { outcome } = await trip.api.call(callEndpoints.detail, { params: { id: callId! } });
  const made = (await checkouts(trip)).filter((each) => each.client_reference_id === id);
  // a page that was made while its payment was ended is ended too
  const sessions = made.filter(({ status }) => ours !== 'canceled' || status !== 'expired');
  return {
    stripe: sessions.map(({ status, payment_status, amount_total }) => ({ status, payment_status, amount_total })),
    ours: { syncStatus, reservationId },
    cloudbeds: (await reservationsFor(trip, id)).map(({ reservationID, status, balance }) => ({
      ...{ reservationID, status, balance },
    })),
    call: outcome,
  };
}

function expectedOf(payment: PaymentEvent, ofCall: PaymentEvent[]): Story {
  const { amountCents: amount_total, reservationId, status } = payment;
  const call = ofCall.some(isPaid)
    ? 'booked'
    : ofCall.some((each) => each.status === 'pending')
      ? 'paid_pending'
      : 'info';
  if (isPaid(payment)) {
    return {
      stripe: [{ status: 'complete', payment_status: 'paid', amount_total }],
      ours: { syncStatus: 'synced', reservationId: expect.stringMatching(/^\d+$/) as unknown as string },
      cloudbeds: [{ reservationID: reservationId!, status: 'confirmed', balance: 0 }],
      call,
    };
  }
  const session = unpaidAtStripe[status];
  return {
    stripe: session ? [{ status: session, payment_status: 'unpaid', amount_total }] : [],
    ours: { syncStatus: null, reservationId: null },
    cloudbeds: [],
    call,
  };
}

/**
 * Expects that Stripe, our payments, Cloudbeds and the outcomes of the calls tell the same of everything a caller was to pay for.
 * @returns how many of it are reservations
 */
export async function expectAgreement(trip: ConnectedApi, { guest }: Pick<Caller, 'guest'>): Promise<number> {
  const all = await trip.api.call(paymentEndpoints.list);
  const payments = all.filter(({ metadata }) => metadata['guestPhone'] === guest);
  for (const payment of payments) {
    const ofCall = payments.filter(({ callId }) => callId === payment.callId);
    expect(await storyOf(trip, payment)).toEqual(expectedOf(payment, ofCall));
  }
  return payments.filter(isPaid).length;
}
