import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../../platform/http/refusal.ts';
import { PropertySystem } from '../../providers/property-system.ts';
import { SyncPayments } from '../bookings/sync-payments.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

/** A paid wish to stay longer becomes a later departure in the property system. */
@Injectable()
export class PaidExtensions implements OnModuleInit {
  constructor(
    private readonly sync: SyncPayments,
    private readonly database: DataSource,
    private readonly property: PropertySystem,
  ) {}

  onModuleInit(): void {
    this.sync.take('extension', {
      carryOut: (payment) => this.extend(payment),
      confirmation: async (payment, reservationId) => {
        const { newCheckoutDate } = await this.requestOf(payment);
        return `your reservation ${reservationId} is extended to ${newCheckoutDate}.`;
      },
    });
  }

  private async extend(payment: PaymentEntity): Promise<string> {
    const { reservationId, originalCheckoutDate, newCheckoutDate } = await this.requestOf(payment);
    const { endDate } = await this.property.reservation(payment.mode, reservationId);
    // a change whose answer got lost
    if (endDate === newCheckoutDate) return reservationId;
    if (endDate !== originalCheckoutDate) {
      const paid = `${originalCheckoutDate} to ${newCheckoutDate}`;
      throw new Refusal(
        409,
        'departure_changed',
        `Paid for staying from ${paid}, but the departure is ${endDate} now.`,
      );
    }
    await this.property.changeStay(payment.mode, reservationId, { endDate: newCheckoutDate });
    return reservationId;
  }

  private requestOf({ id }: PaymentEntity): Promise<ExtensionRequestEntity> {
    return this.database.getRepository(ExtensionRequestEntity).findOneByOrFail({ payment: { id } });
  }
}
