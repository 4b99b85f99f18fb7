import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { GuestLanguages } from '../../booking/links/guest-languages.service.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';
import { PaymentsRepository } from '../../payments/records/payments.repository.ts';
import { daysAhead } from './invitation-day.rule.ts';
import { InvitationRepository } from './invitation.repository.ts';
import { LinkTextsService } from './link-texts.service.ts';
import { PrecheckinLinksService } from './precheckin-links.service.ts';
import { isExpected } from '../precheckin/reservation-facts.mapper.ts';

/** Enqueued when a booking is fulfilled. */
export const inviteGuest: JobKind<{ paymentId: string }> = {
  name: 'invite-to-precheckin',
  data: z.object({ paymentId: z.uuid() }),
  // retried for a day; the guest may arrive tonight
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

/** Refusals that a retry would meet again. */
const finals = ['opted_out', 'no_consent', 'far_phone', 'unreachable', 'provider_refused'];

/** Texts a link to guests who booked and paid: a week before arrival, or at once when arrival is sooner. */
@Injectable()
export class PrecheckinInvitationsJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly bookings: InvitationRepository,
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly numbers: GuestNumbers,
    private readonly languages: GuestLanguages,
    private readonly links: PrecheckinLinksService,
    private readonly texts: LinkTextsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(inviteGuest, ({ paymentId }) => this.invite(paymentId));
    await this.jobs.handle(inviteArrivals, () => this.inviteArrivals());
    await this.jobs.schedule('7 * * * *', inviteArrivals);
  }

  /** @throws Error when the property system is away or the text did not go out; the job retries */
  private async invite(paymentId: string): Promise<void> {
    const payment = await this.payments.find(paymentId);
    if (payment?.status !== 'completed' || !payment.reservationId) return;
    const { mode, callId, reservationId } = payment;
    const reservation = await this.property.getReservation(mode, reservationId);
    if (!isExpected(reservation) || reservation.startDate > this.lastArrival) return;
    const guestPhone = await this.numbers.findFor(payment);
    // the guest was erased
    if (!guestPhone) return;
    const language = await this.languages.findFor(payment);
    const origin = { guestPhone, callId, paymentId, language };
    const precheckin = await this.links.findOrCreate(mode, reservation, origin);
    if (precheckin.expiresAt <= this.clock.now()) return;
    // the guest gave the number with the booking
    await this.texts
      .send({ ...precheckin, guestPhone }, { how: 'room_page', source: paymentId })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal && finals.includes(error.code))) throw error;
        this.logger.warn({ err: error, paymentId });
      });
  }

  /** Includes stays that were moved since; each invitation asks for the present dates. */
  private async inviteArrivals(): Promise<void> {
    const paid = await this.bookings.listUninvited(this.today, this.lastArrival);
    const invitations = paid.map((paymentId) => ({ paymentId }));
    await this.jobs.enqueueAll(inviteGuest, invitations);
  }

  private get today(): string {
    return hotelDate(this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
  }

  /** Guests who arrive until then are invited now. */
  private get lastArrival(): string {
    return addDays(this.today, daysAhead);
  }
}
