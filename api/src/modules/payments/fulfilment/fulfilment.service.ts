import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { PaymentEvent } from '@booking/contracts/payments';
import { formatDollars } from '@booking/hotel/money';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem, type AgreedTotal } from '../../../providers/property-system.port.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { UnconfirmedGuestsRepository } from '../records/unconfirmed-guests.repository.ts';
import { tryLockPayment } from '../records/payment-lock.repository.ts';
import { HotelFacts } from '../../hotel/settings/hotel-facts.service.ts';
import { TextsService } from '../../hotel/texts/texts.service.ts';
import { GuestNumbers } from '../../booking/links/guest-numbers.service.ts';

const syncPayment: JobKind<{ paymentId: string }> = {
  name: 'sync-payment',
  data: z.object({ paymentId: z.uuid() }),
  // a day of tries; whoever has paid is not forgotten because Cloudbeds was away for an evening
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
  workers: 4,
  lane: 'paid',
};

/** What stands in the property system then, and what it was to cost; null when nothing was priced anew. */
export type FulfilmentResult = { reservationId: string; agreed: AgreedTotal | null };

/** What a payment is for. */
export type Fulfilment = {
  /** Brings it into the property system; done again, it changes nothing. */
  carryOut: (payment: PaymentEntity) => Promise<FulfilmentResult>;
  /** What the guest is told then: "your reservation 1 is confirmed." */
  confirmation: (payment: PaymentEntity, reservationId: string) => Promise<string> | string;
};

/** Goes on from a payment whose guest was told; told again, it changes nothing. */
export type FulfilmentListener = (payment: PaymentEntity, reservationId: string) => Promise<void>;

/** A refusal is final: the room is gone, or the data is not taken; somebody has to look at it. */
const isFinal = (error: unknown): boolean =>
  error instanceof ProviderError ? error.trouble === 'refused' : error instanceof Refusal;

/** What was paid is carried out once, the money noted once, the guest told once. Each step is kept, so a retry goes on. */
@Injectable()
export class FulfilmentService implements OnApplicationBootstrap {
  private readonly logger = new Logger('FulfilmentService');
  private readonly purposes = new Map<PaymentEvent['purpose'], Fulfilment>();
  private readonly followers = new Map<PaymentEvent['purpose'], FulfilmentListener>();

  constructor(
    private readonly database: DataSource,
    @InjectRepository(PaymentEntity) private readonly payments: Repository<PaymentEntity>,
    private readonly numbers: GuestNumbers,
    private readonly untold: UnconfirmedGuestsRepository,
    private readonly property: PropertySystem,
    private readonly hotel: HotelFacts,
    private readonly texts: TextsService,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(syncPayment, ({ paymentId }) => this.sync(paymentId));
  }

  /** Says how payments for a purpose are carried out; to be called before the application is up. */
  take(name: PaymentEvent['purpose'], purpose: Fulfilment): void {
    this.purposes.set(name, purpose);
  }

  /** Says what follows once a payment for a purpose is carried out and its guest told; to be called as early. */
  follow(name: PaymentEvent['purpose'], follower: FulfilmentListener): void {
    this.followers.set(name, follower);
  }

  enqueue(paymentId: string, em: EntityManager): Promise<void> {
    return this.jobs.enqueue(syncPayment, { paymentId }, em);
  }

  /** @throws Error while somebody else has the payment in hand, to be tried again */
  private async sync(id: string): Promise<void> {
    await this.database.transaction(async (em) => {
      if (!(await tryLockPayment(em, id))) throw new Error(`Payment ${id} is in somebody else's hands.`);
      await this.syncInTurn(id);
    });
  }

  /** Each step is written down by itself, not with the transaction that keeps the turn. */
  private async syncInTurn(id: string): Promise<void> {
    const payment = await this.payments.findOneBy({ id });
    if (payment?.syncStatus !== 'pending') return;
    const purpose = this.purposes.get(payment.purpose)!;
    try {
      const { reservationId, agreed } = await purpose.carryOut(payment);
      await this.property.recordPayment(payment.mode, reservationId, payment.amountCents, payment.id);
      await this.confirm(payment, await purpose.confirmation(payment, reservationId));
      await this.followers.get(payment.purpose)?.(payment, reservationId);
      if (agreed) await this.property.keepTotal(payment.mode, reservationId, agreed);
      await this.payments.update({ id }, { syncStatus: 'synced', syncError: null, syncedAt: this.clock.now() });
    } catch (error) {
      const syncError = (error as Error).message.slice(0, 500);
      const givenUp = isFinal(error) && ({ syncStatus: 'failed', syncFailedAt: this.clock.now() } as const);
      await this.payments.update({ id, syncStatus: 'pending' }, { syncError, ...givenUp });
      if (!givenUp) throw error;
      this.logger.warn({ err: error, paymentId: id });
    }
  }

  private async confirm(payment: PaymentEntity, words: string): Promise<void> {
    const to = await this.numbers.findFor(payment);
    if (!to) return;
    const { name, phone } = await this.hotel.read();
    const paid = formatDollars(payment.amountCents / 100);
    const questions = phone ? ` Questions? ${phone}` : '';
    const body = `${name}: ${words} Paid: ${paid}.${questions}`;
    const text = { to, body, purpose: 'confirmation', callId: payment.callId };
    // it is carried out; a text that cannot be sent does not undo it, and a person tells the guest
    await this.texts.send(payment.mode, { ...text, key: `confirmation ${payment.id}` }).catch(async (error: Error) => {
      this.logger.warn({ err: error, paymentId: payment.id });
      await this.untold.add(payment.id, error.message);
    });
  }
}
