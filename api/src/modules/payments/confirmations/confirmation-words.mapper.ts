import { hotelDate } from '@booking/hotel/hotel-time';
import { confirmationText as textOf, type Confirmation, type TextFrame } from '../../hotel/texts/guest-texts.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';

type Fulfilled = Pick<PaymentEntity, 'purpose' | 'metadata'> & { reservationId: string };
type Paid = Pick<PaymentEntity, 'amountCents' | 'paidAt' | 'createdAt'>;

/** What was done for a payment. @param newCheckoutDate of an extension */
export function confirmationOf(
  { purpose, reservationId, metadata }: Fulfilled,
  newCheckoutDate: string | undefined = undefined,
): Confirmation {
  const { startDate, endDate } = metadata as { startDate: string; endDate: string };
  switch (purpose) {
    case 'booking':
      return { purpose, reservationId, startDate, endDate };
    case 'extension':
      return { purpose, reservationId, newCheckoutDate: newCheckoutDate ?? endDate };
    case 'balance':
      return { purpose, reservationId };
  }
}

/** A confirmation as it is texted, or told in another way. @param zone of the hotel */
export const confirmationText = (
  frame: TextFrame,
  confirmation: Confirmation,
  { amountCents, paidAt, createdAt }: Paid,
  zone: string,
): string => textOf(frame, confirmation, amountCents, hotelDate(paidAt ?? createdAt, zone));
