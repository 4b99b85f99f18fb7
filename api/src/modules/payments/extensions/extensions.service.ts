import { Injectable } from '@nestjs/common';
import type { GuestLanguage } from '@booking/contracts/guest-language';
import type { Mode } from '@booking/contracts/mode';
import { extensionWorkflow } from '@booking/hotel/check-out';
import { hotelDate } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { nightsBetween } from '@booking/hotel/nights';
import { usualLanguage } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import { RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { roomHoldEnd } from '../../booking/selection/room-hold-time.rule.ts';
import { checkoutLines, type PaymentLinkResult } from '../checkout-sessions/checkout-sessions.service.ts';
import {
  ReservationPaymentsService,
  type ReservationPaymentRequest,
} from '../checkout-sessions/reservation-payments.service.ts';
import type { ConsentGround } from '../../hotel/consents/consents.service.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { ExtensionQuotes, type AddedRoom } from './extension-quotes.service.ts';
import { ExtensionRequestsRepository } from './extension-requests.repository.ts';

const mostNights = 30;

/** `to` is the number the payment link is texted to. */
export type NewExtension = {
  mode: Mode;
  reservation: Reservation;
  newCheckoutDate: string;
  to: string;
  callId: string | null;
  /** What the guest speaks; null for the language of the reservation. */
  language: GuestLanguage | null;
  /** How the guest agreed to get the text, where another person asked for it. */
  agreed?: ConsentGround;
};

/** From the request to leave later to a checkout session. The stay is extended once that is paid. */
@Injectable()
export class ExtensionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: ExtensionRequestsRepository,
    private readonly quotes: ExtensionQuotes,
    private readonly payments: ReservationPaymentsService,
    private readonly holds: RoomHoldRepository,
    private readonly languages: GuestLanguages,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** Texts where to pay, once for the same day of departure. @returns what to say. @throws Refusal 409, to be said aloud */
  async requestExtension(extension: NewExtension): Promise<string> {
    const { mode, reservation } = extension;
    this.refuseImpossible(extension);
    const open = await this.payments.findOpen({ mode, purpose: 'extension', reservation });
    if (open) await this.refuseOtherDay(extension, open);
    return linkSent(await this.begin(extension));
  }

  private async begin(extension: NewExtension): Promise<PaymentLinkResult> {
    const { mode, reservation, newCheckoutDate, to, callId, agreed } = extension;
    const { id: reservationId, guestName, email: guestEmail, endDate } = reservation;
    const { price, rooms } = await this.quotes.price(mode, reservation, newCheckoutDate);
    const roomTypeName = namesOf(reservation);
    const additionalNights = nightsBetween(endDate, newCheckoutDate);
    const language = extension.language ?? (await this.languages.findOfReservation(mode, reservationId));
    const { t } = words(language ?? usualLanguage);
    const name = t('texts.lines.moreNights', { room: roomTypeName, count: additionalNights });
    const request: ReservationPaymentRequest = {
      ...{ mode, purpose: 'extension', reservation, callId, to, language, ...(agreed && { agreed }) },
      lines: checkoutLines(name, price),
      email: guestEmail || null,
      payable: { what: 'extension', until: newCheckoutDate },
    };
    const newRequest = {
      ...{ mode, callId, reservationId, guestName, guestEmail, roomTypeName, additionalNights, newCheckoutDate },
      guestPhone: to,
      requestedWorkflow: extensionWorkflow(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE),
      originalCheckoutDate: endDate,
    };
    await this.payments.requireTextable(request);
    const payment = await this.transactions.run(async (transaction) => {
      const open = await this.payments.lockOpen(request, transaction);
      // another day may be asked for at the same time
      if (open) await this.refuseOtherDay(extension, open, transaction);
      const begun = await this.payments.begin(request, open, transaction);
      if (!begun.isNew) return begun.payment;
      const { id, expiresAt } = begun.payment;
      await this.hold(id, rooms, roomHoldEnd(expiresAt!), transaction);
      await this.requests.create(newRequest, id, transaction);
      return begun.payment;
    });
    return this.payments.openPage(payment, request);
  }

  /** The nights are sold to no other guest as long as they can be paid. @throws Refusal 409 when they are not free */
  private async hold(paymentId: string, rooms: AddedRoom[], until: Date, transaction: Transaction): Promise<void> {
    const [{ mode }] = rooms as [AddedRoom];
    const types = rooms.map(({ roomTypeId }) => roomTypeId);
    await this.holds.lock(transaction, mode, types);
    await this.quotes.refuseTaken(rooms, transaction);
    await this.holds.save(transaction, { paymentId }, rooms, until);
  }

  private refuseImpossible({ reservation, newCheckoutDate }: NewExtension): void {
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

  private async refuseOtherDay(
    { newCheckoutDate }: NewExtension,
    { id }: PaymentEntity,
    transaction?: Transaction,
  ): Promise<void> {
    const request = await this.requests.findByPayment(id, transaction);
    if (request?.newCheckoutDate === newCheckoutDate) return;
    const sentence =
      'A payment link for another day of departure was sent already. Once half an hour is over, ask again.';
    throw new Refusal(409, 'asked_already', sentence);
  }
}

const namesOf = ({ rooms }: Reservation): string =>
  [...new Set(rooms.map(({ roomTypeName }) => roomTypeName))].join(', ');

const linkSent = ({ payment: { amountCents }, isTexted }: PaymentLinkResult): string =>
  `The longer stay costs ${formatDollars(amountCents / 100)} with taxes and fees. ` +
  `A payment link ${isTexted ? 'is on its way by text' : 'was texted to you before'}; ` +
  'it can be paid for half an hour, and the stay is extended as soon as it is paid.';
