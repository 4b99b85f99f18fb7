import type { BookingReturn } from '@booking/contracts/booking-return';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';

type Payment = Pick<PaymentEntity, 'status' | 'paidAt' | 'expiresAt' | 'link' | 'metadata' | 'sessionId'>;

/**
 * What a guest may do who turned back from paying.
 * @param isUsable whether the link of the session can be used, for a payment that has one
 */
export function returnStatus(payment: Payment, isUsable: boolean, now: Date): BookingReturn['status'] {
  const { status, paidAt, metadata, link, expiresAt, sessionId } = payment;
  if (sessionId !== null && !isUsable) return 'over';
  if (status === 'completed') return 'paid';
  if (paidAt) return 'over';
  if (status === 'pending' && metadata['processing']) return 'processing';
  if (status === 'pending' && link && expiresAt && expiresAt > now) return 'open';
  return sessionId === null ? 'over' : 'ended';
}
