import type { AgreedTotal } from '../../../providers/property-system.port.ts';
import type { Confirmation } from '../../hotel/texts/guest-texts.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';

/** The reservation in the property system, and what it was to cost; null when nothing was priced anew. */
export type FulfilmentResult = { reservationId: string; agreed: AgreedTotal | null };

/** What is done for a payment of one purpose. FulfilmentService has one for each. */
export abstract class Fulfilment {
  /** Brings what was paid for into the property system; done again, it changes nothing. */
  abstract fulfil(payment: PaymentEntity): Promise<FulfilmentResult>;

  /** What the guest is told then. */
  abstract describe(payment: PaymentEntity, reservationId: string): Promise<Confirmation>;

  /** Starts what comes after the confirmation; done again, it changes nothing. */
  abstract followUp(payment: PaymentEntity): Promise<void>;
}
