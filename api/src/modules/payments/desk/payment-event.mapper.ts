import type { PaymentEvent } from '@booking/contracts/payments';
import { disputeList } from '../records/disputes.rule.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { refundList } from '../refunds/refunds.rule.ts';

/** A payment as the console shows it. */
export const toPaymentEvent = (
  payment: PaymentEntity,
  isUnsynced: boolean,
  link: PaymentEvent['link'],
): PaymentEvent => {
  const { id, amountCents, refundedCents, stripeSession, purpose, status, syncStatus, syncError } = payment;
  const { currency, askedCents } = payment;
  const { createdAt, paidAt, callId, sessionId, reservationId, metadata } = payment;
  return {
    ...{ id, amountCents, refundedCents, stripeSession, purpose, status, syncStatus, syncError },
    ...{ callId, sessionId, reservationId, currency, askedCents },
    isUnsynced,
    link,
    refunds: refundList(metadata),
    disputes: disputeList(metadata),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    metadata: payment.closedNote ? { ...metadata, closedByHand: payment.closedNote } : metadata,
  };
};
