import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { extensionWorkflow } from '@booking/hotel/check-out';
import { hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { nightsBetween } from '@booking/hotel/nights';
import type { StayPrice } from '@booking/hotel/pricing';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Reservation } from '../../providers/property-system.ts';
import { paymentLines } from '../bookings/payment-links.ts';
import { ReservationPayments } from '../bookings/reservation-payments.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { AddedStay } from './added-stay.ts';
import { ExtensionRequestEntity } from './extension-request.entity.ts';

const mostNights = 30;

/** `to` is the number the payment link is texted to. */
export type ExtensionWish = {
  mode: Mode;
  reservation: Reservation;
  newCheckoutDate: string;
  to: string;
  callId: string | null;
};

/** From the wish to leave later to a page to pay on. The stay is extended once that is paid. */
@Injectable()
export class ExtendStay {
  constructor(
    private readonly database: DataSource,
    private readonly added: AddedStay,
    private readonly payments: ReservationPayments,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Texts where to pay, once for the same day of departure. @returns what to say. @throws Refusal 409, to be said aloud */
  async ask(wish: ExtensionWish): Promise<string> {
    const { mode, reservation, newCheckoutDate } = wish;
    this.refuseImpossible(wish);
    const open = await this.payments.open({ mode, purpose: 'extension', reservation });
    if (open && (await this.dateOf(open)) !== newCheckoutDate) {
      const sentence =
        'A payment link for another day of departure was sent already. Once half an hour is over, ask again.';
      throw new Refusal(409, 'asked_already', sentence);
    }
    const nights = { startDate: reservation.endDate, endDate: newCheckoutDate };
    return linkSent(await this.begin(wish, await this.added.price(mode, reservation, nights)));
  }

  private async begin(wish: ExtensionWish, price: StayPrice): Promise<PaymentEntity> {
    const { mode, reservation, newCheckoutDate, to, callId } = wish;
    const { id: reservationId, guestName, email: guestEmail, roomTypeName, endDate } = reservation;
    const additionalNights = nightsBetween(endDate, newCheckoutDate);
    const name = `${roomTypeName}, ${additionalNights} more ${additionalNights === 1 ? 'night' : 'nights'}`;
    const page = {
      lines: paymentLines(name, price),
      email: guestEmail || null,
      words: `to stay until ${newCheckoutDate}, pay`,
    };
    return this.payments.ask({ mode, purpose: 'extension', reservation, callId, to, ...page }, (em, payment) =>
      em.insert(ExtensionRequestEntity, {
        ...{ mode, callId, reservationId, guestName, guestEmail, roomTypeName, newCheckoutDate },
        payment: { id: payment.id },
        guestPhone: to,
        requestedWorkflow: extensionWorkflow(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE),
        additionalNights,
        originalCheckoutDate: endDate,
      }),
    );
  }

  private refuseImpossible({ reservation, newCheckoutDate }: ExtensionWish): void {
    const today = hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    const { status, endDate } = reservation;
    if (!['not_confirmed', 'confirmed', 'checked_in'].includes(status) || endDate < today) {
      throw new Refusal(409, 'over', 'This stay is over and cannot be extended.');
    }
    if (newCheckoutDate <= endDate) {
      throw new Refusal(409, 'order', 'The new day of departure must be after the present one. Ask for another date.');
    }
    if (nightsBetween(endDate, newCheckoutDate) > mostNights) {
      throw new Refusal(409, 'too_long', `More than ${mostNights} more nights are arranged by the front desk.`);
    }
  }

  private async dateOf({ id }: PaymentEntity): Promise<string | undefined> {
    const request = await this.database.getRepository(ExtensionRequestEntity).findOneBy({ payment: { id } });
    return request?.newCheckoutDate;
  }
}

const linkSent = ({ amountCents }: PaymentEntity): string =>
  `The longer stay costs ${formatDollars(amountCents / 100)} with taxes and fees. A payment link is on its way by text; ` +
  'it can be paid for half an hour, and the stay is extended as soon as it is paid.';
