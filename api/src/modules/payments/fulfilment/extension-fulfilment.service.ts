import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { PrecheckinsService } from '../../arrival/precheckin/precheckins.service.ts';
import { RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { ExtensionRequestsRepository } from '../extensions/extension-requests.repository.ts';
import type { Confirmation } from '../../hotel/texts/guest-texts.mapper.ts';
import { confirmationOf } from '../confirmations/confirmation-words.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { Fulfilment, type FulfilmentResult } from './fulfilment.port.ts';

/** A paid extension becomes a later departure in the property system. */
@Injectable()
export class ExtensionFulfilment extends Fulfilment {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: ExtensionRequestsRepository,
    private readonly property: PropertySystem,
    private readonly holds: RoomHoldRepository,
    private readonly precheckins: PrecheckinsService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async fulfil(payment: PaymentEntity): Promise<FulfilmentResult> {
    const { id, reservationId, originalCheckoutDate, newCheckoutDate, agreedTotalCents } =
      await this.requests.getByPayment(payment.id);
    const reservation = await this.property.getReservation(payment.mode, reservationId);
    const { endDate, totalCents } = reservation;
    const result = (cents: number | null): FulfilmentResult => ({
      reservationId,
      agreed: cents === null ? null : { cents, endDate: newCheckoutDate },
    });
    if (endDate === newCheckoutDate) {
      // a change whose answer got lost
      await this.endHolds(payment);
      await this.precheckins.follow(payment.mode, reservation);
      return result(agreedTotalCents);
    }
    if (endDate !== originalCheckoutDate) {
      const paid = `${originalCheckoutDate} to ${newCheckoutDate}`;
      throw new Refusal(
        409,
        'departure_changed',
        `Paid for staying from ${paid}, but the departure is ${endDate} now.`,
      );
    }
    const cents = totalCents + payment.amountCents;
    await this.requests.setAgreedTotal(id, cents);
    const extended = await this.property.changeStay(payment.mode, reservationId, { endDate: newCheckoutDate });
    await this.endHolds(payment);
    await this.precheckins.follow(payment.mode, extended);
    return result(cents);
  }

  async describe(payment: PaymentEntity, reservationId: string): Promise<Confirmation> {
    const { newCheckoutDate } = await this.requests.getByPayment(payment.id);
    return confirmationOf({ ...payment, reservationId }, newCheckoutDate);
  }

  async followUp(): Promise<void> {}

  /** The nights are the reservation's now. */
  private async endHolds({ id: paymentId }: PaymentEntity): Promise<void> {
    await this.transactions.run((transaction) =>
      this.holds.becameReservation(transaction, { paymentId }, this.clock.now()),
    );
  }
}
