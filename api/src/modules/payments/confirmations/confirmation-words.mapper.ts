import { formatDollars } from '@booking/hotel/money';
import type { PaymentEntity } from '../records/payment.entity.ts';

export type ConfirmedPayment = Pick<PaymentEntity, 'purpose' | 'amountCents' | 'metadata'> & { reservationId: string };

/** What was done for a payment. @param newCheckoutDate of an extension */
export function confirmationOf(
  { purpose, reservationId, metadata }: Omit<ConfirmedPayment, 'amountCents'>,
  newCheckoutDate?: string,
): string {
  const { startDate, endDate } = metadata as Record<string, string>;
  switch (purpose) {
    case 'booking':
      return `your reservation ${reservationId} from ${startDate} to ${endDate} is confirmed.`;
    case 'extension':
      return `your reservation ${reservationId} is extended to ${newCheckoutDate}.`;
    case 'balance':
      return `thank you for your payment for reservation ${reservationId}.`;
  }
}

/** A confirmation as it is texted, or told in another way. */
export function confirmationText(
  hotel: { name: string; phone: string },
  confirmation: string,
  { amountCents }: Pick<PaymentEntity, 'amountCents'>,
): string {
  const questions = hotel.phone ? ` Questions? ${hotel.phone}` : '';
  return `${hotel.name}: ${confirmation} Paid: ${formatDollars(amountCents / 100)}.${questions}`;
}
