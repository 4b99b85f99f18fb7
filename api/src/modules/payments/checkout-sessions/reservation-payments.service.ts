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
  type PaymentLinkText,
} from './checkout-sessions.service.ts';

export type ReservationPaymentRequest = CheckoutSessionRequest &
  PaymentLinkText & {
    mode: Mode;
    purpose: PaymentEvent['purpose'];
    reservation: Reservation;
    callId: string | null;
    /** The guest goes to the page at once, so its address is not texted. */
    isShown?: boolean;
  };

const sumOf = (lines: CheckoutSessionRequest['lines']): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

type About = Pick<ReservationPaymentRequest, 'mode' | 'purpose' | 'reservation'>;

const purposeOf = ({ mode, purpose, reservation }: About): ReservationPurpose => ({
  ...{ mode, purpose },
  reservationId: reservation.id,
});

/**
 * The steps of requesting money for a reservation that exists: `requireTextable`, then `lockOpen` and `begin` in one transaction, then
 * `openPage`. For each purpose there is one checkout session at a time.
 */
@Injectable()
export class ReservationPaymentsService {
  private readonly opening = new Map<string, Promise<boolean>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly checkoutSessions: CheckoutSessionsService,
    private readonly holds: RoomHoldRepository,
    private readonly texts: TextsService,
    private readonly clock: Clock,
  ) {}

  /** The payment for this purpose that may still be made, if there is one. */
  findOpen(about: About): Promise<PaymentEntity | null> {
    return this.payments.findOpen(purposeOf(about), this.clock.now());
  }

  /** @throws Refusal 409 when no text would reach the guest, who is to be texted */
  async requireTextable({ mode, to, callId, isShown }: ReservationPaymentRequest): Promise<void> {
    if (!isShown) await this.texts.requireTextable(mode, { to, purpose: 'payment link', callId });
  }

  /** The same as `findOpen`, and locks requests for this purpose until the transaction ends. */
  async lockOpen(about: About, transaction: Transaction): Promise<PaymentEntity | null> {
    await this.payments.lockPurpose(purposeOf(about), transaction);
    return this.payments.findOpen(purposeOf(about), this.clock.now(), transaction);
  }

  /**
   * The payment to be made, which is the open one as long as that can be used.
   * @throws Refusal 409 when one is paid and not in the property system yet
   */
  async begin(
    request: ReservationPaymentRequest,
    open: PaymentEntity | null,
    transaction: Transaction,
  ): Promise<{ payment: PaymentEntity; isNew: boolean }> {
    if (open && (open.link || this.isReusable(open, request))) return { payment: open, isNew: false };
    // no guest knows its address, and under its key Stripe would refuse what has changed
    if (open) await this.end(open, 'canceled', transaction);
    if (await this.payments.hasUnfulfilled(purposeOf(request), transaction)) throw paidAlready();
    return { payment: await this.payments.create(this.newPayment(request), transaction), isNew: true };
  }

  /**
   * Opens the page of a payment, and texts its address unless it is shown. Callers meanwhile get the same answer.
   * @throws ProviderError when Stripe or the text failed; requesting it again goes on where it stopped
   */
  async openPage(payment: PaymentEntity, request: ReservationPaymentRequest): Promise<PaymentLinkResult> {
    const { id } = payment;
    const opening = this.opening.get(id) ?? this.openOnce(payment, request).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return { payment, isTexted: await opening };
  }

  /** @returns whether it was texted now, not before */
  private async openOnce(payment: PaymentEntity, request: ReservationPaymentRequest): Promise<boolean> {
    try {
      const link = payment.link ?? (await this.openCheckout(payment, request));
      if (!request.isShown) return await this.checkoutSessions.text(payment, link, request);
      await this.checkoutSessions.noteShown(payment);
      return false;
    } catch (error) {
      // no guest has an address to pay at, so the payment can be requested anew
      await this.transactions.run((transaction) => this.end(payment, 'failed', transaction));
      throw error;
    }
  }

  private async openCheckout(payment: PaymentEntity, request: ReservationPaymentRequest): Promise<string> {
    const checkout = await this.checkoutSessions.create(payment, request);
    try {
      await this.transactions.run((transaction) => this.checkoutSessions.store(payment, checkout, transaction));
    } catch (error) {
      if (error instanceof Refusal) await this.checkoutSessions.end(payment, checkout);
      throw error;
    }
    return checkout.url;
  }

  /** Under the key of a payment Stripe takes nothing else than it was sent first, also no other words. */
  private isReusable(
    { amountCents, expiresAt, metadata }: PaymentEntity,
    { lines, language }: ReservationPaymentRequest,
  ): boolean {
    const isSame = amountCents === sumOf(lines) && (metadata['language'] ?? null) === language;
    return isSame && expiresAt!.getTime() - this.clock.now().getTime() > minCheckoutMs;
  }

  /** Ends a payment that has no checkout session, and gives back the rooms that were held for it. */
  private async end(payment: PaymentEntity, status: 'canceled' | 'failed', transaction: Transaction): Promise<void> {
    const isEnded = await this.payments.endWithoutSession(payment.id, status, transaction);
    if (isEnded) await this.holds.release(transaction, holderOf(payment));
  }

  private newPayment({ mode, purpose, reservation, callId, lines, to, language }: ReservationPaymentRequest) {
    const { id: reservationId, guestName, email: guestEmail, startDate, endDate, roomTypeName } = reservation;
    return {
      ...{ mode, purpose, callId, reservationId },
      amountCents: sumOf(lines),
      expiresAt: new Date(this.clock.now().getTime() + checkoutLifetimeMs),
      metadata: {
        guestName,
        guestEmail,
        guestPhone: to,
        startDate,
        endDate,
        roomTypeName,
        ...(language && { language }),
      },
    };
  }
}

/** The property system does not know of it yet, so what it says is due was paid. */
const paidAlready = (): Refusal =>
  new Refusal(409, 'paid_already', 'This was paid already and is being entered. Nothing more is to be paid now.');
