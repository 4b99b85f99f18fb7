import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import type { paymentEndpoints, PaymentEvent } from '@booking/contracts/payments';
import type { User } from '@booking/contracts/session';
import { formatDollars } from '@booking/hotel/money';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { PaymentProvider } from '../../../providers/payment-provider.port.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { RefundsService } from '../refunds/refunds.service.ts';
import { holderOf, RoomHoldRepository } from '../../booking/selection/room-hold.repository.ts';
import { FulfilmentService } from '../fulfilment/fulfilment.service.ts';
import { noteRefunds } from '../refunds/note-refunds.job.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsService } from '../records/payments.service.ts';
import { tryLockPayment } from '../records/payment-lock.repository.ts';
import { refundRequestsOf, refundsOf } from '../refunds/refunds.rule.ts';
import { toPaymentEvent } from './payment-list.service.ts';

/** What has become of a payment, for whoever wanted something else with it. */
function fateOf({ status, syncStatus, closedNote, reservationId }: PaymentEntity): string {
  if (status === 'refunded') return 'it was given back';
  if (closedNote) return `it was closed by hand: ${closedNote}`;
  if (syncStatus === 'synced') return `it is in Cloudbeds, reservation ${reservationId}`;
  if (syncStatus === 'failed') return 'it could not be entered in Cloudbeds';
  return syncStatus === 'pending' ? 'it is being entered in Cloudbeds' : 'it was never paid';
}

const nothingToDo = (payment: PaymentEntity): Refusal =>
  new Refusal(409, 'not_failed', `There is nothing to do about this payment, for ${fateOf(payment)}.`);

const otherCurrency = ({ currency }: PaymentEntity): Refusal =>
  new Refusal(409, 'other_currency', `This was paid in ${currency.toUpperCase()}. Give it back in Stripe.`);

const changed = (payment: PaymentEntity): Refusal => {
  const back = formatDollars(payment.refundedCents / 100);
  const sentence = `This payment has changed meanwhile: ${fateOf(payment)}, and ${back} was given back. Look at it again.`;
  return new Refusal(409, 'changed', sentence);
};

/** What people change of a payment; who paid stays out of the audit log. */
const audited = ({ status, refundedCents, syncStatus, syncError, reservationId, closedNote }: PaymentEntity) => ({
  ...{ status, refundedCents, syncStatus, syncError, reservationId, closedNote },
});

const keyUsed = (): Refusal =>
  new Refusal(409, 'key_used', 'Another amount was given back under this Idempotency-Key already.');

const mostAsks = 5;

type RefundWish = InputOf<typeof paymentEndpoints.refund>['body'] & { key: string | undefined };

const notOnce = (): Refusal =>
  new Refusal(
    400,
    'not_once',
    'Send what was `seen` of the payment, or an Idempotency-Key, so that nothing is given back twice.',
  );

/** What people do about a payment by hand. */
@Injectable()
export class PaymentDeskService {
  private readonly logger = new Logger('PaymentDeskService');

  constructor(
    private readonly database: DataSource,
    private readonly provider: PaymentProvider,
    private readonly payments: PaymentsService,
    private readonly holds: RoomHoldRepository,
    private readonly given: RefundsService,
    private readonly sync: FulfilmentService,
    private readonly jobs: Jobs,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Gives money back: once for a screen that showed the payment as it is, and once for a key, whose repetition is answered as the first was.
   * @throws Refusal 400 without either; 409 for more than is left, when it has changed, or for a key that was used for something else
   */
  async refund(id: string, { amountCents, reason, seen, key }: RefundWish, by: User): Promise<PaymentEvent> {
    const keyHash = key && hashToken(key).toString('base64url');
    return this.withPayment(id, async (em, found) => {
      if (!seen && key === undefined) throw notOnce();
      const before = keyHash && refundRequestsOf(found.metadata).find((asked) => asked.key === keyHash);
      if (before) {
        if (before.amountCents !== amountCents) throw keyUsed();
        return this.shown(found);
      }
      const { mode, metadata, providerPayment, refundedCents, syncStatus } = found;
      if (found.currency !== 'usd') throw otherCurrency(found);
      const left = found.amountCents - refundedCents - found.disputedCents;
      if (!found.paidAt || !providerPayment) throw new Refusal(409, 'not_paid', 'This payment was never paid.');
      if (seen && (seen.refundedCents !== refundedCents || seen.syncStatus !== syncStatus)) throw changed(found);
      if (amountCents > left) {
        throw new Refusal(409, 'too_much', `At most ${formatDollars(left / 100)} can be given back.`);
      }
      // known before Stripe is asked, so that the same wish has the same key when the answer gets lost
      const nth = keyHash ?? Object.keys(refundsOf(metadata)).length;
      const refundId = await this.provider.refund(mode, providerPayment, amountCents, `${id}-${nth}-${amountCents}`);
      const others = refundRequestsOf(metadata).filter((each) => each.refundId !== refundId);
      const refundsAsked = [
        ...others,
        { refundId, amountCents, reason, by: by.name, ...(keyHash && { key: keyHash }) },
      ];
      const asked = await em.save(PaymentEntity, { ...found, metadata: { ...metadata, refundsAsked } });
      await this.given.writeDown(em, asked, { refundId, cents: amountCents, failure: null });
      this.logger.log({ refunded: amountCents, paymentId: id, by: by.id });
      const given = await em.findOneByOrFail(PaymentEntity, { id });
      await this.noteIn(em, found, given, { amountCents, reason, refundId });
      return this.shown(given);
    });
  }

  /** @throws Refusal 409 unless it was given up or has been tried in vain for long; before that it is tried by itself */
  async retry(id: string): Promise<PaymentEvent> {
    return this.withPayment(id, async (em, payment) => {
      if (!this.payments.isUnsynced(payment)) throw nothingToDo(payment);
      if (payment.askedCents !== null) throw new Refusal(409, 'other_amount', payment.syncError!);
      await this.sync.enqueue(id, em);
      await this.jobs.enqueue(noteRefunds, { paymentId: id }, em);
      return this.saved(em, payment, { syncStatus: 'pending', syncError: null });
    });
  }

  /** Says that a person has dealt with it; its room is held no longer. @throws Refusal 409 unless it could not be brought into the property system */
  async close(id: string, note: string, reservationId: string | undefined, by: User): Promise<PaymentEvent> {
    return this.withPayment(id, async (em, payment) => {
      if (!this.payments.isUnsynced(payment)) throw nothingToDo(payment);
      await this.holds.release(em, holderOf(payment));
      await this.jobs.enqueue(noteRefunds, { paymentId: id }, em);
      const closed = { closedBy: by.id, closedNote: note, reservationId: reservationId || payment.reservationId };
      return this.saved(em, payment, { ...closed, syncStatus: 'synced', syncError: null });
    });
  }

  private async saved(em: EntityManager, payment: PaymentEntity, changes: Partial<PaymentEntity>) {
    const saved = await em.save(PaymentEntity, { ...payment, ...changes });
    await this.noteIn(em, payment, saved);
    return this.shown(saved);
  }

  private async noteIn(em: EntityManager, was: PaymentEntity, is: PaymentEntity, detail = {}): Promise<void> {
    const subject = { type: 'payment', id: was.id };
    await this.audit.change({ subject, before: audited(was), after: audited(is), detail }, em);
  }

  private async shown(payment: PaymentEntity): Promise<PaymentEvent> {
    return toPaymentEvent(payment, this.payments.isUnsynced(payment), await this.payments.linkOf(payment));
  }

  /** With the payment locked, and its turn ours. @throws Refusal 404; 409 while it is being brought into the property system */
  private async withPayment<T>(
    id: string,
    work: (em: EntityManager, payment: PaymentEntity) => Promise<T>,
  ): Promise<T> {
    for (let asked = 1; asked <= mostAsks; asked++) {
      const done = await this.database.transaction(async (em) => {
        const payment = await em.findOne(PaymentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (!payment) throw notFound('This payment');
        return (await tryLockPayment(em, id)) && { result: await work(em, payment) };
      });
      if (done) return done.result;
      // news of a refund have the turn for a moment, and wait for the row
      await wait(100);
    }
    const sentence = 'This payment is being entered in Cloudbeds at this moment. Look at it again in a minute.';
    throw new Refusal(409, 'in_hand', sentence);
  }
}
