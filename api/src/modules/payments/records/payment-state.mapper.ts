import type { PaymentEntity } from './payment.entity.ts';

/** What has become of a payment, as the second half of a sentence to staff who wanted something else with it. */
export function describePaymentState({ status, syncStatus, closedNote, reservationId }: PaymentEntity): string {
  if (status === 'refunded') return 'it was given back';
  if (closedNote) return `it was closed by hand: ${closedNote}`;
  if (syncStatus === 'synced') return `it is in Cloudbeds, reservation ${reservationId}`;
  if (syncStatus === 'failed') return 'it could not be entered in Cloudbeds';
  return syncStatus === 'pending' ? 'it is being entered in Cloudbeds' : 'it was never paid';
}
