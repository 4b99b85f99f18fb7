import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';
import { FulfilmentService } from '../../payments/fulfilment/fulfilment.service.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { LinkTextsService } from './link-texts.service.ts';
import { PrecheckinLinksService } from './precheckin-links.service.ts';
import { isExpected } from '../precheckin/reservation-facts.mapper.ts';

/** Days before arrival from which a guest gets the link. */
const ahead = 7;

const inviteGuest: JobKind<{ paymentId: string }> = {
  name: 'invite-to-precheckin',
  data: z.object({ paymentId: z.uuid() }),
  // a day of tries; the guest may arrive tonight
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 60,
  lane: 'paid',
};

const inviteArrivals: JobKind<Record<string, never>> = {
  name: 'invite-arrivals-to-precheckin',
  data: z.object({}),
  retries: 0,
  seconds: 240,
};

/** Refusals of a text that would be refused again. */
const finals = ['opted_out', 'no_consent', 'far_phone', 'unreachable', 'provider_refused'];

/** Whoever has booked and paid is texted a link once, a week before arrival, or at once where that is less far away. */
@Injectable()
export class Invitations implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly property: PropertySystem,
    private readonly sync: FulfilmentService,
    private readonly numbers: GuestNumbers,
    private readonly links: PrecheckinLinksService,
    private readonly texts: LinkTextsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.sync.onFulfilled('booking', ({ id }) => this.jobs.enqueue(inviteGuest, { paymentId: id }));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(inviteGuest, ({ paymentId }) => this.invite(paymentId));
    await this.jobs.handle(inviteArrivals, () => this.inviteArrivals());
    await this.jobs.schedule('7 * * * *', inviteArrivals);
  }

  /** @throws Error when the property system is away or the text did not go out, to be tried again */
  private async invite(paymentId: string): Promise<void> {
    const payment = await this.payments.findOneBy({ id: paymentId });
    if (payment?.status !== 'completed' || !payment.reservationId) return;
    const { mode, callId, reservationId } = payment;
    const reservation = await this.property.reservation(mode, reservationId);
    if (!isExpected(reservation) || reservation.startDate > this.lastArrival) return;
    const guestPhone = await this.numbers.findFor(payment);
    // erased, so that nothing is texted any more
    if (!guestPhone) return;
    const precheckin = await this.links.ensure(mode, reservation, { guestPhone, callId, paymentId });
    if (precheckin.expiresAt <= this.clock.now()) return;
    // they left the number with their booking
    await this.texts
      .send({ ...precheckin, guestPhone }, { how: 'room_page', source: paymentId })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal && finals.includes(error.code))) throw error;
        this.logger.warn({ err: error, paymentId });
      });
  }

  /** Also of stays that were moved since they were paid; the invitation itself asks for their dates of now. */
  private async inviteArrivals(): Promise<void> {
    const paid = await this.database.query<{ id: string }[]>(
      `SELECT id FROM payment
       WHERE purpose = 'booking' AND status = 'completed' AND sync_status = 'synced'
         AND (metadata ->> 'startDate' BETWEEN $1 AND $2 OR EXISTS (
           SELECT FROM reservation_event AS moved
           WHERE moved.mode = payment.mode AND moved.reservation_id = payment.reservation_id
             AND moved.start_date BETWEEN $1::date AND $2::date
         ))
         AND NOT EXISTS (
           SELECT FROM precheckin
           WHERE precheckin.mode = payment.mode AND precheckin.reservation_id = payment.reservation_id
         )`,
      [this.today, this.lastArrival],
    );
    const invitations = paid.map(({ id }) => ({ paymentId: id }));
    await this.jobs.enqueueAll(inviteGuest, invitations);
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  /** Whoever arrives until then is texted now. */
  private get lastArrival(): string {
    return addDays(this.today, ahead);
  }
}
