import { Injectable } from '@nestjs/common';
import type { TripStep } from '@booking/contracts/call-trip';
import { hotelDate } from '@booking/hotel/hotel-time';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { RoomLinks } from '../../booking/links/room-links.service.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import type { CallEntity } from '../log/call.entity.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { TripFactsRepository } from './trip-facts.repository.ts';
import type { PaymentFact, TripFacts } from './trip-facts.schema.ts';
import { buildTrip } from './trip.rule.ts';

/** Where calls led to, read from what was stored on the way. */
@Injectable()
export class TripsService {
  constructor(
    private readonly calls: CallsRepository,
    private readonly tripFacts: TripFactsRepository,
    private readonly payments: PaymentsService,
    private readonly texts: TextsService,
    private readonly roomLinks: RoomLinks,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** @throws Refusal 404 */
  async get(callId: string): Promise<TripStep[]> {
    const call = await this.calls.find(callId);
    if (!call) throw notFound('This call');
    return buildTrip(await this.getFacts(call));
  }

  /** Texts a new link for the stay of a session. @throws Refusal 404, 409; ProviderError */
  async textNewLink(callId: string, sessionId: string): Promise<TripStep[]> {
    await this.roomLinks.sendAgain(callId, sessionId);
    return this.get(callId);
  }

  private async getFacts(call: CallEntity): Promise<TripFacts> {
    const [texts, sessions, payments] = await Promise.all([
      this.tripFacts.listTexts(call),
      this.tripFacts.listSessions(call),
      this.listPayments(call),
    ]);
    const number = sessions.at(-1)?.guestPhone;
    const now = this.clock.now();
    return {
      ...{ call, texts, sessions, payments, now },
      isOptedOut: number ? (await this.texts.findOptOut(call.mode, number)) !== null : false,
      today: hotelDate(now, this.env.settings.HOTEL_TIME_ZONE),
    };
  }

  /** A canceled payment was replaced by another one, which counts alone. */
  private async listPayments(call: CallEntity): Promise<PaymentFact[]> {
    const payments = (await this.tripFacts.listPayments(call)).filter(({ status }) => status !== 'canceled');
    const extensions = await this.tripFacts.findExtensions(payments.map(({ id }) => id));
    return payments.map((payment) => ({
      ...payment,
      isUnsynced: this.payments.isUnsynced(payment),
      extension: extensions.get(payment.id) ?? null,
    }));
  }
}
