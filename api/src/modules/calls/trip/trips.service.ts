import { Injectable } from '@nestjs/common';
import type { TripStep } from '@booking/contracts/call-trip';
import { hotelDate } from '@booking/hotel/hotel-time';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { GuestSessionEntity } from '../../booking/links/guest-session.entity.ts';
import { CallEntity } from '../log/call.entity.ts';
import { ExtensionRequestEntity } from '../../payments/extensions/extension-request.entity.ts';
import { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { TextMessageEntity, TextOptOutEntity } from '../../hotel/texts/text-message.entity.ts';
import type { PaymentFact, TripFacts } from './trip-facts.schema.ts';
import { buildTrip } from './trip.rule.ts';

const oldestFirst = { createdAt: 'ASC', id: 'ASC' } as const;

/** Where calls led to, read from what was written down on the way. */
@Injectable()
export class TripsService {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(CallEntity) private readonly calls: Repository<CallEntity>,
    private readonly payments: PaymentsService,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 404 */
  async read(callId: string): Promise<TripStep[]> {
    const call = await this.calls.findOneBy({ id: callId });
    if (!call) throw notFound('This call');
    return buildTrip(await this.facts(call));
  }

  private async facts(call: CallEntity): Promise<TripFacts> {
    const em = this.database.manager;
    const of = { where: { callId: call.id, mode: call.mode }, order: oldestFirst };
    const [texts, sessions, payments] = await Promise.all([
      em.find(TextMessageEntity, of),
      em.find(GuestSessionEntity, of),
      this.paymentsOf(of),
    ]);
    const number = sessions.at(-1)?.guestPhone;
    const now = this.clock.now();
    return {
      ...{ call, texts, sessions, payments, now },
      isOptedOut: number ? await em.existsBy(TextOptOutEntity, { mode: call.mode, number }) : false,
      today: hotelDate(now, this.env.settings.HOTEL_TIME_ZONE),
    };
  }

  /** Those that somebody was to pay; one that took the place of another counts alone. */
  private async paymentsOf(of: { where: Pick<CallEntity, 'mode'> & { callId: string } }): Promise<PaymentFact[]> {
    const em = this.database.manager;
    const payments = await em.find(PaymentEntity, { ...of, order: oldestFirst });
    const wanted = payments.filter(({ status }) => status !== 'canceled');
    const requests = await em.find(ExtensionRequestEntity, {
      where: { payment: { id: In(wanted.map(({ id }) => id)) } },
      relations: { payment: true },
    });
    const extensions = new Map(requests.map((request) => [request.payment.id, request]));
    return wanted.map((payment) => ({
      ...payment,
      isUnsynced: this.payments.isUnsynced(payment),
      extension: extensions.get(payment.id) ?? null,
    }));
  }
}
