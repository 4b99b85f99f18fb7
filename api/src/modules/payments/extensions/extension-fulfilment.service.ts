import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { FulfilmentService, type FulfilmentResult } from '../fulfilment/fulfilment.service.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { PrecheckinsService } from '../../arrival/precheckin/precheckins.service.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

/** A paid wish to stay longer becomes a later departure in the property system. */
@Injectable()
export class ExtensionFulfilment implements OnModuleInit {
  constructor(
    private readonly sync: FulfilmentService,
    private readonly database: DataSource,
    @InjectRepository(ExtensionRequestEntity) private readonly extensionRequests: Repository<ExtensionRequestEntity>,
    private readonly property: PropertySystem,
    private readonly holds: RoomHoldRepository,
    private readonly precheckins: PrecheckinsService,
    private readonly clock: Clock,
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

  private async extend(payment: PaymentEntity): Promise<FulfilmentResult> {
    const { id, reservationId, originalCheckoutDate, newCheckoutDate, agreedTotalCents } =
      await this.requestOf(payment);
    const reservation = await this.property.reservation(payment.mode, reservationId);
    const { endDate, totalCents } = reservation;
    const carriedOut = (cents: number | null): FulfilmentResult => ({
      reservationId,
      agreed: cents === null ? null : { cents, endDate: newCheckoutDate },
    });
    const becameStay = (): Promise<void> =>
      this.holds.becameReservation(this.database.manager, { paymentId: payment.id }, this.clock.now());
    if (endDate === newCheckoutDate) {
      // a change whose answer got lost
      await becameStay();
      await this.precheckins.follow(payment.mode, reservation);
      return carriedOut(agreedTotalCents);
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
    await this.extensionRequests.update({ id }, { agreedTotalCents: cents });
    const extended = await this.property.changeStay(payment.mode, reservationId, { endDate: newCheckoutDate });
    await becameStay();
    await this.precheckins.follow(payment.mode, extended);
    return carriedOut(cents);
  }

  private requestOf({ id }: PaymentEntity): Promise<ExtensionRequestEntity> {
    return this.extensionRequests.findOneByOrFail({ payment: { id } });
  }
}
