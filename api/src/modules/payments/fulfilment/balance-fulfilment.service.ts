import { Injectable } from '@nestjs/common';
import type { Confirmation } from '../../hotel/texts/guest-texts.mapper.ts';
import { confirmationOf } from '../confirmations/confirmation-words.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { Fulfilment, type FulfilmentResult } from './fulfilment.port.ts';

/** What was due on a reservation is paid: the reservation stays as it is, and only the money is recorded. */
@Injectable()
export class BalanceFulfilment extends Fulfilment {
  async fulfil({ reservationId }: PaymentEntity): Promise<FulfilmentResult> {
    return { reservationId: reservationId!, agreed: null };
  }

  async describe(payment: PaymentEntity, reservationId: string): Promise<Confirmation> {
    return confirmationOf({ ...payment, reservationId });
  }

  async followUp(): Promise<void> {}
}
