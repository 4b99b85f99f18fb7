import type { PaymentDifference } from '@booking/contracts/payment-match';
import type { PaymentDifferenceEntity } from './payment-difference.entity.ts';

/** A difference as the console shows it. */
export const toPaymentDifference = ({
  explainedBy,
  explainedAt,
  note,
  ...row
}: PaymentDifferenceEntity): PaymentDifference => {
  const { id, kind, amountCents, says, guestName, paymentId, stripeSession, reservationId } = row;
  return {
    ...{ id, kind, amountCents, says, guestName, paymentId, stripeSession, reservationId },
    at: row.at.toISOString(),
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    explanation: explainedAt && { by: explainedBy!, at: explainedAt.toISOString(), note: note! },
  };
};
