import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { SignedKind } from '@booking/contracts/precheckins';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { z } from 'zod';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { ProviderError } from '../../../platform/outbound/provider.error.ts';
import { PropertySystem } from '../../../providers/property-system.port.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';

const notePrecheckin: JobKind<{ precheckinId: string }> = {
  name: 'note-precheckin',
  data: z.object({ precheckinId: z.uuid() }),
  retries: 24 * 60,
  longestWaitSeconds: 60,
  seconds: 120,
};

/** What the note begins with; it finds the note again when the answer got lost. */
const head = 'Pre-check-in: ';

/** Parted, for a property system takes no note with what could be the number of a card. */
const parted = (hash: string): string => hash.replaceAll(/.{8}(?=.)/g, '$&:');

const titles: Record<SignedKind, string> = {
  registration: 'Registration card',
  authorization: 'Credit card authorization',
  id_photo: 'Photo of ID',
};

/** What a guest signed, written at the reservation in the property system, where reception looks. */
@Injectable()
export class PrecheckinNotes implements OnApplicationBootstrap {
  private readonly logger = new Logger('Precheckin');

  constructor(
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
    @InjectRepository(SignedRecordEntity) private readonly signedRecords: Repository<SignedRecordEntity>,
    private readonly property: PropertySystem,
    private readonly jobs: Jobs,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(notePrecheckin, ({ precheckinId }) => this.note(precheckinId));
  }

  enqueue(em: EntityManager, precheckinId: string): Promise<void> {
    return this.jobs.enqueue(notePrecheckin, { precheckinId }, em);
  }

  /** @throws ProviderError while the property system is away, to be tried again */
  private async note(id: string): Promise<void> {
    const { mode, reservationId } = await this.precheckins.findOneByOrFail({ id });
    const where = { precheckinId: id };
    const records = await this.signedRecords.find({ where, order: { at: 'ASC' } });
    try {
      const notes = await this.property.notes(mode, reservationId);
      if (notes.some(({ text }) => text.startsWith(head))) return;
      const words = records.map((record) => this.wordsOf(record)).join(' ');
      await this.property.addNote(mode, reservationId, head + words);
    } catch (error) {
      if (!(error instanceof ProviderError && error.trouble === 'refused')) throw error;
      // asked again it would be refused again; the console shows the same
      this.logger.warn({ err: error, precheckinId: id });
    }
  }

  private wordsOf({ kind, at, signedName, isTyped, textVersion, imageHash }: SignedRecordEntity): string {
    const when = formatHotelTime(at, this.env.settings.HOTEL_TIME_ZONE);
    const deed =
      kind === 'id_photo'
        ? `uploaded ${when}`
        : `signed by ${signedName!} (${isTyped ? 'typed' : 'drawn'}) ${when}, text version ${textVersion!}`;
    return `${titles[kind]} ${deed}, SHA-256 of the image ${parted(imageHash)}.`;
  }
}
