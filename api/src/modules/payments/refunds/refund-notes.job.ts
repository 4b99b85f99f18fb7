import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Refund } from '@booking/contracts/payments';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatDollars } from '@booking/hotel/money';
import { z } from 'zod';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import type { PaymentEntity } from '../records/payment.entity.ts';
import { tryLockPayment } from '../records/payment-lock.repository.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';
import { refundList } from './refunds.rule.ts';

/** Sent with every refund that is new, or is known to have failed since. */
export const noteRefunds: JobKind<{ paymentId: string }> = {
  name: 'note-refunds',
  data: z.object({ paymentId: z.uuid() }),
  // a day of tries, as for what was paid
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
  lane: 'paid',
};

/** What a note of a refund begins with; it finds the note again when the answer got lost. */
const headOf = ({ id, failure }: Refund): string => `Refund ${id}${failure === null ? '' : ' failed'}: `;

/** The property system has no refunds, so the front desk reads in notes of the reservation why its folio shows more than the guest paid. */
@Injectable()
export class RefundNotesJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('RefundNotesJob');

  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(noteRefunds, ({ paymentId }) => this.note(paymentId));
  }

  /** @throws Error to be tried again: another job notes them, what was paid is still being entered, or the property system is away */
  private async note(id: string): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const isFree = await tryLockPayment(transaction, id, 'refund notes of');
      if (!isFree) throw new Error(`The refunds of payment ${id} are being noted.`);
      const payment = await this.payments.find(id, transaction);
      const refunds = payment ? refundList(payment.metadata) : [];
      if (refunds.length === 0) return;
      const { mode, reservationId, syncStatus } = payment!;
      if (syncStatus === 'pending') throw new Error(`Payment ${id} is not in the property system yet.`);
      // a payment without a reservation gets its note when staff book or close it
      if (syncStatus !== 'synced' || !reservationId) return;
      await this.add(mode, reservationId, refunds);
    });
  }

  private async add(mode: PaymentEntity['mode'], reservationId: string, refunds: Refund[]): Promise<void> {
    try {
      const notes = await this.property.listNotes(mode, reservationId);
      for (const refund of refunds.filter((each) => !notes.some(({ text }) => text.startsWith(headOf(each))))) {
        await this.property.addNote(mode, reservationId, `${headOf(refund)}${this.wordsOf(refund)}`);
      }
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      // asked again it would be refused again; the money has gone back, and the console shows it
      this.logger.warn({ err: error, reservationId });
    }
  }

  private wordsOf({ amountCents, at, by, reason, failure }: Refund): string {
    const dollars = formatDollars(amountCents / 100);
    if (failure !== null) return `${dollars} did not reach the guest (${failure}) and is still to be given back.`;
    const when = at ? ` on ${formatHotelTime(new Date(at), this.env.settings.HOTEL_TIME_ZONE)}` : '';
    return `${dollars} given back${when} ${by ? `by ${by}` : 'at Stripe'}.${reason ? ` Reason: ${reason}` : ''}`;
  }
}
