import type { DifferenceKind, PaymentDifference } from '@booking/contracts/payment-match';
import { formatDollars } from '@booking/hotel/money';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { refundsOf } from '../refunds/refunds.rule.ts';

/** What a match looks at of a payment of ours. */
export type OurPayment = Pick<
  PaymentEntity,
  'id' | 'status' | 'purpose' | 'amountCents' | 'currency' | 'refundedCents' | 'paidAt' | 'syncedAt' | 'closedNote'
> &
  Pick<PaymentEntity, 'metadata' | 'stripeSession' | 'providerPayment' | 'reservationId'>;

type Links = Pick<PaymentDifference, 'guestName' | 'paymentId' | 'stripeSession' | 'reservationId'>;

/** A difference as it is found. One that is fresh may only be news on its way, so it opens nothing by itself. */
export type FoundDifference = Pick<PaymentDifference, 'kind' | 'amountCents' | 'says'> &
  Links & { at: Date; isFresh: boolean };

type About = Pick<FoundDifference, 'kind' | 'paymentId' | 'stripeSession' | 'reservationId' | 'says'>;

/** Which kinds are found by asking whom. */
export const differenceKinds: Record<'stripe' | 'cloudbeds', readonly DifferenceKind[]> = {
  stripe: ['unknown_here', 'not_at_stripe', 'amount_differs', 'refund_differs'],
  cloudbeds: ['reservation_missing', 'reservation_cancelled', 'less_noted', 'reservation_unpaid'],
};

/** The same for what is the same difference; one that says something else is another one. */
export const differenceKey = ({ kind, paymentId, stripeSession, reservationId, says }: About): string =>
  JSON.stringify([kind, paymentId, stripeSession, reservationId, says.stripe, says.here, says.cloudbeds]);

export const dollars = (cents: number): string => formatDollars(cents / 100);

/** Everything we make elsewhere is under the id of a payment; another reference is not ours. */
export const isPaymentReference = (reference: string | null): reference is string =>
  reference !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(reference);

/** When something happened to a payment, the last time. */
export function lastChangedAt({ paidAt, syncedAt, metadata }: OurPayment): Date {
  const refunds = Object.values(refundsOf(metadata)).map(({ at }) => at);
  const times = [paidAt, syncedAt, ...refunds].map((at) => (at ? new Date(at).getTime() : 0));
  return new Date(Math.max(...times));
}

export const linksOf = (payment: OurPayment | undefined): Links => {
  const { guestName } = payment?.metadata ?? {};
  return {
    guestName: typeof guestName === 'string' && guestName ? guestName : null,
    paymentId: payment?.id ?? null,
    stripeSession: payment?.stripeSession ?? null,
    reservationId: payment?.reservationId ?? null,
  };
};
