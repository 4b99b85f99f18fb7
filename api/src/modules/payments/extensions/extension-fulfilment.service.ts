import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { FulfilmentService, type FulfilmentResult } from '../fulfilment/fulfilment.service.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PrecheckinsService } from '../../arrival/precheckin/precheckins.service.ts';
import type { ExtensionRequestEntity } from './extension-request.entity.ts';
import { ExtensionRequestsRepository } from './extension-requests.repository.ts';

/** A paid extension becomes a later departure in the property system. */
@Injectable()
export class ExtensionFulfilment implements OnModuleInit {
  constructor(
    private readonly fulfilment: FulfilmentService,
    private readonly transactions: Transactions,
    private readonly requests: ExtensionRequestsRepository,
    private readonly property: PropertySystem,
    private readonly holds: RoomHoldRepository,
    private readonly precheckins: PrecheckinsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.fulfilment.registerFulfilment('extension', {
      fulfil: (payment) => this.extend(payment),
      confirmation: async (payment, reservationId) => {
        const { newCheckoutDate } = await this.requestOf(payment);
        return `your reservation ${reservationId} is extended to ${newCheckoutDate}.`;
      },
    });
  }

  private async extend(payment: PaymentEntity): Promise<FulfilmentResult> {
    const { id, reservationId, originalCheckoutDate, newCheckoutDate, agreedTotalCents } =
      await this.requestOf(payment);
    const reservation = await this.property.reservation(payment.mode, reservationId);
    const { endDate, totalCents } = reservation;
    const result = (cents: number | null): FulfilmentResult => ({
      reservationId,
      agreed: cents === null ? null : { cents, endDate: newCheckoutDate },
    });
    const bookHolds = (): Promise<void> =>
      this.transactions.run((transaction) =>
        this.holds.becameReservation(transaction, { paymentId: payment.id }, this.clock.now()),
      );
    if (endDate === newCheckoutDate) {
      // a change whose answer got lost
      await bookHolds();
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
    await bookHolds();
    await this.precheckins.follow(payment.mode, extended);
    return result(cents);
  }

  private requestOf({ id }: PaymentEntity): Promise<ExtensionRequestEntity> {
    return this.requests.getByPayment(id);
  }
}
