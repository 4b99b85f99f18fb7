import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { isPrecheckinNote, precheckinNote } from './precheckin-note.mapper.ts';
import { PrecheckinRepository } from './precheckin.repository.ts';

const notePrecheckin: JobKind<{ precheckinId: string }> = {
  name: 'note-precheckin',
  data: z.object({ precheckinId: z.uuid() }),
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
};

/** Writes what a guest signed as a note at the reservation in the property system, where reception looks. */
@Injectable()
export class PrecheckinNotes implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly precheckins: PrecheckinRepository,
    private readonly signedRecords: SignedRecordRepository,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(notePrecheckin, ({ precheckinId }) => this.note(precheckinId));
  }

  enqueue(precheckinId: string, transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(notePrecheckin, { precheckinId }, transaction);
  }

  /** @throws ProviderError while the property system is away; the job retries */
  private async note(id: string): Promise<void> {
    const { mode, reservationId } = await this.precheckins.get(id);
    const records = await this.signedRecords.list(id);
    try {
      const notes = await this.property.listNotes(mode, reservationId);
      if (notes.some(({ text }) => isPrecheckinNote(text))) return;
      const note = precheckinNote(records, this.env.settings.HOTEL_TIME_ZONE);
      await this.property.addNote(mode, reservationId, note);
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      // a retry would be refused again, and the console shows the same facts
      this.logger.warn({ err: error, precheckinId: id });
    }
  }
}
