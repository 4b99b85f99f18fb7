import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { PaymentEvent } from '@booking/contracts/payments';
import { DataSource, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { Reservation } from '../../../providers/property-system.port.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
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
  refuseInstead?: (open: PaymentEntity, em: EntityManager) => Promise<void>;
};

const sumOf = (lines: CheckoutSessionRequest['lines']): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

type About = Pick<ReservationPaymentRequest, 'mode' | 'purpose' | 'reservation'>;

/** Asks for money for a reservation that stands already. For one purpose there is one page to pay on at a time. */
@Injectable()
export class ReservationPaymentsService {
  constructor(
    private readonly database: DataSource,
    private readonly links: CheckoutSessionsService,
    private readonly holds: RoomHoldRepository,
    private readonly texts: TextsService,
    private readonly clock: Clock,
  ) {}

  /** The payment for this purpose that may still be made, if there is one. */
  open(
    { mode, purpose, reservation }: About,
    em: EntityManager = this.database.manager,
  ): Promise<PaymentEntity | null> {
    const pending = { mode, purpose, reservationId: reservation.id, status: 'pending' };
    // one that has a page is pending until Stripe says what came of it, even if its time is over
    const where = [
      { ...pending, link: Not(IsNull()) },
      { ...pending, expiresAt: MoreThan(this.clock.now()) },
    ];
    return em.findOneBy(PaymentEntity, where);
  }

  /**
   * The payment, made or as it was, and where to make it by text. @param keep writes what belongs to a new payment, in the same transaction
   * @throws Refusal 409 when one is paid and not in the property system yet; ProviderError when Stripe or the text failed; asking again goes on where it stopped
   */
  async ask(
    wish: ReservationPaymentRequest,
    keep: (em: EntityManager, payment: PaymentEntity) => Promise<unknown> = async () => undefined,
  ): Promise<PaymentLinkResult> {
    const { mode, to, callId } = wish;
    if (!wish.isShown) await this.texts.requireTextable(mode, { to, purpose: 'payment link', callId });
    const payment = await this.database.transaction(async (em) => {
      const { purpose, reservation } = wish;
      await advisoryLock(em, `pay ${purpose} ${mode} ${reservation.id}`);
      const open = await this.open(wish, em);
      if (open) await wish.refuseInstead?.(open, em);
      if (open && (open.link || this.isStill(open, wish))) return open;
      // nobody was told its address, and under its key Stripe would refuse what has changed
      if (open) await this.drop(em, open, 'canceled');
      await this.refusePaid(wish, em);
      const begun = await em.save(this.begin(em, wish));
      await keep(em, begun);
      return begun;
    });
    try {
      return { payment, isTexted: await this.links.send(payment, wish) };
    } catch (error) {
      // nobody has an address to pay at, so the wish can be had anew
      await this.database.transaction((em) => this.drop(em, payment, 'failed'));
      throw error;
    }
  }

  private isStill({ amountCents, expiresAt }: PaymentEntity, { lines }: ReservationPaymentRequest): boolean {
    return amountCents === sumOf(lines) && expiresAt!.getTime() - this.clock.now().getTime() > minCheckoutMs;
  }

  /** Ends a payment that has no page, and gives back what was kept for it. */
  private async drop(em: EntityManager, payment: PaymentEntity, status: 'canceled' | 'failed'): Promise<void> {
    const unsent = { id: payment.id, status: 'pending', link: IsNull() };
    const { affected } = await em.update(PaymentEntity, unsent, { status });
    if (affected) await this.holds.release(em, holderOf(payment));
  }

  /** The property system does not know of it yet, so what it says is due was paid. */
  private async refusePaid({ mode, purpose, reservation }: About, em: EntityManager): Promise<void> {
    const paid = {
      mode,
      purpose,
      reservationId: reservation.id,
      status: 'completed',
      syncStatus: Not('synced' as const),
    };
    if (!(await em.existsBy(PaymentEntity, paid))) return;
    throw new Refusal(
      409,
      'paid_already',
      'This was paid already and is being entered. Nothing more is to be paid now.',
    );
  }

  private begin(
    em: EntityManager,
    { mode, purpose, reservation, callId, lines, to }: ReservationPaymentRequest,
  ): PaymentEntity {
    const { id: reservationId, guestName, email: guestEmail, startDate, endDate, roomTypeName } = reservation;
    return em.create(PaymentEntity, {
      ...{ mode, purpose, callId, reservationId },
      amountCents: sumOf(lines),
      status: 'pending',
      expiresAt: new Date(this.clock.now().getTime() + checkoutLifetimeMs),
      metadata: { guestName, guestEmail, guestPhone: to, startDate, endDate, roomTypeName },
    });
  }
}
