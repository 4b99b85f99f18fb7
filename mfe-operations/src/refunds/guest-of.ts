import type { PaymentEvent } from '@booking/contracts/payments';
import { words } from './refunds.words.ts';

/** Who paid, where that is known. */
export const guestOf = ({ metadata: { guestName } }: Pick<PaymentEvent, 'metadata'>): string =>
  typeof guestName === 'string' && guestName !== '' ? guestName : words.unknownGuest;
