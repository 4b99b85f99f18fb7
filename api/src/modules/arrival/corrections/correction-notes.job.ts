import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { correctionNote } from './correction-note.mapper.ts';
import { CorrectionRepository } from './correction.repository.ts';

const noteCorrection: JobKind<{ correctionId: string }> = {
  name: 'note-correction',
  data: z.object({ correctionId: z.uuid() }),
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
};

/** Writes what a guest asks to have changed as a note at the reservation in the property system, where reception makes the change. */
@Injectable()
export class CorrectionNotes implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    private readonly precheckins: PrecheckinRepository,
    private readonly corrections: CorrectionRepository,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(noteCorrection, ({ correctionId }) => this.note(correctionId));
  }

  enqueue(correctionId: string, transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(noteCorrection, { correctionId }, transaction);
  }

  /** @throws ProviderError while the property system is away; the job retries */
  private async note(id: string): Promise<void> {
    const correction = await this.corrections.find(id);
    const precheckin = correction && (await this.precheckins.find(correction.precheckinId));
    // it was erased meanwhile
    if (!precheckin) return;
    const { mode, reservationId } = precheckin;
    const note = correctionNote(correction);
    try {
      const notes = await this.property.listNotes(mode, reservationId);
      if (notes.some(({ text }) => text === note)) return;
      await this.property.addNote(mode, reservationId, note);
    } catch (error) {
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      // a retry would be refused again, and the console shows the same
      this.logger.warn({ err: error, correctionId: id });
    }
  }
}
