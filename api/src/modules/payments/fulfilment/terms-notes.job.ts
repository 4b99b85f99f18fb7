import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { termsSentences } from '@booking/hotel/terms-in-words';
import { words } from '@booking/languages/words';
import { z } from 'zod';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import type { PaidBooking } from '../../booking/checkout/paid-booking.mapper.ts';
import { PaymentsRepository } from '../records/payments.repository.ts';

/** Enqueued when a booking is fulfilled. */
export const noteTerms: JobKind<{ paymentId: string }> = {
  name: 'note-terms',
  data: z.object({ paymentId: z.uuid() }),
  // a day of tries, as for what was paid
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 60,
};

/** What the note begins with; it finds the note again when the answer got lost. */
export const termsNoteHead = 'Terms agreed: ';

/** The property system knows a rate, and not what its guest was told of it: the desk reads that in a note of the reservation. */
@Injectable()
export class TermsNotesJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('TermsNotesJob');

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(noteTerms, ({ paymentId }) => this.note(paymentId));
  }

  /** @throws ProviderError while the property system is away; the job is tried again */
  private async note(id: string): Promise<void> {
    const payment = await this.payments.find(id);
    if (!payment?.reservationId) return;
    const { mode, reservationId, metadata } = payment;
    const { terms } = metadata as PaidBooking;
    if (!terms) return;
    try {
      const notes = await this.property.listNotes(mode, reservationId);
      if (notes.some(({ text }) => text.startsWith(termsNoteHead))) return;
      const said = termsSentences(terms, words('en'), '').join(' ');
      await this.property.addNote(mode, reservationId, `${termsNoteHead}${said} (version ${terms.version})`);
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      // asked again it would be refused again; the console shows the same terms
      this.logger.warn({ err: error, paymentId: id });
    }
  }
}
