import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import type { PaidBooking } from './paid-booking.mapper.ts';
import { holderOf, RoomHoldRepository } from '../selection/room-hold.repository.ts';
import { FulfilmentService } from '../../payments/fulfilment/fulfilment.service.ts';

/** A paid session becomes a reservation, once. */
@Injectable()
export class BookingFulfilment implements OnModuleInit {
  constructor(
    private readonly fulfilment: FulfilmentService,
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly settings: SettingsService,
    private readonly holds: RoomHoldRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.fulfilment.registerFulfilment('booking', {
      fulfil: async (payment) => ({
        reservationId: payment.reservationId ?? (await this.book(payment)),
        agreed: { cents: payment.amountCents, endDate: (payment.metadata as PaidBooking).endDate },
      }),
      confirmation: ({ metadata }, reservationId) => {
        const { startDate, endDate } = metadata as Record<string, string>;
        return `your reservation ${reservationId} from ${startDate} to ${endDate} is confirmed.`;
      },
    });
  }

  private async book(payment: PaymentEntity): Promise<string> {
    const { mode, id } = payment;
    // what was paid, whatever its session has become since
    const { firstName, lastName, guestEmail, guestPhone, ...booking } = payment.metadata as PaidBooking;
    const { startDate, endDate, adults, children, roomTypeId, rateId } = booking;
    const { hotelCountry: country, hotelZip: zip } = await this.settings.values();
    const { reservationId } = await this.property.book(mode, {
      reference: id,
      ...{ startDate, endDate, adults, children, roomTypeId, rateId },
      // neither is asked on any page; the desk corrects them at check-in
      guest: { firstName, lastName, email: guestEmail, phone: guestPhone, country, zip: zip || '00000' },
    });
    await this.transactions.run(async (transaction) => {
      await this.payments.update(payment, { reservationId }, transaction);
      await this.holds.becameReservation(transaction, holderOf(payment), this.clock.now());
    });
    return reservationId;
  }
}
