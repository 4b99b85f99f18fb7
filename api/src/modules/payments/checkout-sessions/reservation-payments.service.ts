import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentEvent } from '@booking/contracts/payments';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsRepository, type ReservationPurpose } from '../records/payments.repository.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import {
  checkoutLifetimeMs,
  CheckoutSessionsService,
  minCheckoutMs,
  type CheckoutSessionRequest,
  type PaymentLinkResult,
} from './checkout-sessions.service.ts';

export type ReservationPaymentRequest = CheckoutSessionRequest & {
  mode: Mode;
  purpose: PaymentEvent['purpose'];
  reservation: Reservation;
  callId: string | null;
  /** Refuses when the payment that is open already is not what is asked for. */
  refuseInstead?: (open: PaymentEntity, transaction: Transaction) => Promise<void>;
};

const sumOf = (lines: CheckoutSessionRequest['lines']): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

type About = Pick<ReservationPaymentRequest, 'mode' | 'purpose' | 'reservation'>;

const purposeOf = ({ mode, purpose, reservation }: About): ReservationPurpose => ({
  ...{ mode, purpose },
  reservationId: reservation.id,
});

/** Requests money for a reservation that exists. For each purpose there is one checkout session at a time. */
@Injectable()
export class ReservationPaymentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly checkoutSessions: CheckoutSessionsService,
    private readonly holds: RoomHoldRepository,
    private readonly texts: TextsService,
    private readonly clock: Clock,
  ) {}

  /** The payment for this purpose that may still be made, if there is one. */
  findOpen(about: About, transaction?: Transaction): Promise<PaymentEntity | null> {
    return this.payments.findOpen(purposeOf(about), this.clock.now(), transaction);
  }

  /**
   * The payment, made or as it was, and where to make it by text. @param addTo writes what belongs to a new payment, in the same transaction
   * @throws Refusal 409 when one is paid and not in the property system yet; ProviderError when Stripe or the text failed; asking again goes on where it stopped
   */
  async request(
    request: ReservationPaymentRequest,
    addTo: (payment: PaymentEntity, transaction: Transaction) => Promise<unknown> = async () => undefined,
  ): Promise<PaymentLinkResult> {
    const { mode, to, callId } = request;
    if (!request.isShown) await this.texts.requireTextable(mode, { to, purpose: 'payment link', callId });
    const payment = await this.transactions.run(async (transaction) => {
      const about = purposeOf(request);
      await this.payments.lockPurpose(about, transaction);
      const open = await this.findOpen(request, transaction);
      if (open) await request.refuseInstead?.(open, transaction);
      if (open && (open.link || this.isReusable(open, request))) return open;
      // no guest knows its address, and under its key Stripe would refuse what has changed
      if (open) await this.end(open, 'canceled', transaction);
      if (await this.payments.hasUnfulfilled(about, transaction)) throw paidAlready();
      const made = await this.payments.create(this.newPayment(request), transaction);
      await addTo(made, transaction);
      return made;
    });
    try {
      return { payment, isTexted: await this.checkoutSessions.send(payment, request) };
    } catch (error) {
      // no guest has an address to pay at, so the payment can be requested anew
      await this.transactions.run((transaction) => this.end(payment, 'failed', transaction));
      throw error;
    }
  }

  private isReusable({ amountCents, expiresAt }: PaymentEntity, { lines }: ReservationPaymentRequest): boolean {
    return amountCents === sumOf(lines) && expiresAt!.getTime() - this.clock.now().getTime() > minCheckoutMs;
  }

  /** Ends a payment that has no checkout session, and gives back the rooms that were held for it. */
  private async end(payment: PaymentEntity, status: 'canceled' | 'failed', transaction: Transaction): Promise<void> {
    const isEnded = await this.payments.endWithoutSession(payment.id, status, transaction);
    if (isEnded) await this.holds.release(transaction, holderOf(payment));
  }

  private newPayment({ mode, purpose, reservation, callId, lines, to }: ReservationPaymentRequest) {
    const { id: reservationId, guestName, email: guestEmail, startDate, endDate, roomTypeName } = reservation;
    return {
      ...{ mode, purpose, callId, reservationId },
      amountCents: sumOf(lines),
      expiresAt: new Date(this.clock.now().getTime() + checkoutLifetimeMs),
      metadata: { guestName, guestEmail, guestPhone: to, startDate, endDate, roomTypeName },
    };
  }
}

/** The property system does not know of it yet, so what it says is due was paid. */
const paidAlready = (): Refusal =>
  new Refusal(409, 'paid_already', 'This was paid already and is being entered. Nothing more is to be paid now.');
