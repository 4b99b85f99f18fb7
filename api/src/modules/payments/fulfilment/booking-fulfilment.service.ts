import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { inviteGuest } from '../../arrival/links/invitations.job.ts';
import type { PaidBooking } from '../../booking/checkout/paid-booking.mapper.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import type { Confirmation } from '../../hotel/texts/guest-texts.mapper.ts';
import { confirmationOf } from '../confirmations/confirmation-words.mapper.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { noteTerms } from './terms-notes.job.ts';
import { Fulfilment, type FulfilmentResult } from './fulfilment.port.ts';

/** A paid session becomes a reservation, once, and its guest is invited to pre-check-in. */
@Injectable()
export class BookingFulfilment extends Fulfilment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly settings: SettingsService,
    private readonly holds: RoomHoldRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
  }

  async fulfil(payment: PaymentEntity): Promise<FulfilmentResult> {
    const { endDate } = payment.metadata as PaidBooking;
    const reservationId = payment.reservationId ?? (await this.book(payment));
    return { reservationId, agreed: { cents: payment.amountCents, endDate } };
  }

  async describe(payment: PaymentEntity, reservationId: string): Promise<Confirmation> {
    return confirmationOf({ ...payment, reservationId });
  }

  async followUp({ id }: PaymentEntity): Promise<void> {
    await this.jobs.enqueue(noteTerms, { paymentId: id });
    await this.jobs.enqueue(inviteGuest, { paymentId: id });
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
