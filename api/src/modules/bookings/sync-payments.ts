import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { formatDollars } from '@booking/hotel/money';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../platform/clock/clock.ts';
import type { JobKind } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { ProviderError } from '../../platform/outbound/provider-error.ts';
import { PropertySystem } from '../../providers/property-system.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { HotelFacts } from '../settings/hotel-facts.ts';
import { Settings } from '../settings/settings.ts';
import { Texts } from '../texts/texts.ts';
import { GuestSessionEntity } from './guest-session.entity.ts';
import { Holds } from './holds.ts';

const syncPayment: JobKind<{ paymentId: string }> = {
  name: 'sync-payment',
  data: z.object({ paymentId: z.uuid() }),
  retries: 20,
  longestWaitSeconds: 60,
  seconds: 120,
};

/** What was paid becomes a reservation: booked once, the money noted once, the guest told once. Each step is kept, so a retry goes on. */
@Injectable()
export class SyncPayments implements OnApplicationBootstrap {
  private readonly logger = new Logger('SyncPayments');

  constructor(
    private readonly database: DataSource,
    private readonly property: PropertySystem,
    private readonly settings: Settings,
    private readonly hotel: HotelFacts,
    private readonly texts: Texts,
    private readonly holds: Holds,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(syncPayment, ({ paymentId }) => this.sync(paymentId));
  }

  soon(paymentId: string, em: EntityManager): Promise<void> {
    return this.jobs.send(syncPayment, { paymentId }, em);
  }

  private async sync(id: string): Promise<void> {
    const payments = this.database.getRepository(PaymentEntity);
    const payment = await payments.findOneBy({ id });
    if (!payment?.paidAt || payment.syncStatus === 'synced' || payment.purpose !== 'booking') return;
    try {
      const reservationId = payment.reservationId ?? (await this.book(payment));
      await this.property.recordPayment(payment.mode, reservationId, payment.amountCents, payment.id);
      await payments.update({ id }, { syncStatus: 'synced', syncError: null, syncedAt: this.clock.now() });
      await this.confirm(payment, reservationId);
    } catch (error) {
      // a refusal is final: the room is gone, or the data is not taken; somebody has to look at it
      const isPassing = !(error instanceof ProviderError) || error.trouble !== 'refused';
      const syncError = (error as Error).message.slice(0, 500);
      await payments.update({ id, syncStatus: 'pending' }, { syncStatus: isPassing ? 'pending' : 'failed', syncError });
      if (isPassing) throw error;
      this.logger.warn({ err: error, paymentId: id });
    }
  }

  private async book(payment: PaymentEntity): Promise<string> {
    const { sessionId, mode, id } = payment;
    const session = await this.database.getRepository(GuestSessionEntity).findOneByOrFail({ id: sessionId! });
    const { choice, guest, startDate, endDate, adults, children } = session;
    const { hotelCountry: country, hotelZip: zip } = await this.settings.values();
    const { reservationId } = await this.property.book(mode, {
      reference: id,
      ...{ startDate, endDate, adults, children },
      roomTypeId: choice!.roomTypeId,
      rateId: choice!.rateId,
      // neither is asked on any page; the desk corrects them at check-in
      guest: { ...guest!, country, zip: zip || '00000' },
    });
    await this.database.transaction(async (em) => {
      await em.update(PaymentEntity, { id }, { reservationId });
      await this.holds.becameReservation(em, sessionId!, this.clock.now());
    });
    return reservationId;
  }

  private async confirm(payment: PaymentEntity, reservationId: string): Promise<void> {
    const { guestPhone, startDate, endDate } = payment.metadata as Record<string, string>;
    const { name, phone } = await this.hotel.read();
    const paid = formatDollars(payment.amountCents / 100);
    const questions = phone ? ` Questions? ${phone}` : '';
    const body = `${name}: your reservation ${reservationId} from ${startDate} to ${endDate} is confirmed. Paid: ${paid}.${questions}`;
    const text = { to: guestPhone!, body, purpose: 'confirmation', callId: payment.callId };
    // the booking stands; a text that cannot be sent does not undo it
    await this.texts
      .send(payment.mode, { ...text, key: `confirmation ${payment.id}` })
      .catch((error: unknown) => this.logger.warn({ err: error, paymentId: payment.id }));
  }
}
