import { createHash, randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { SignedKind } from '@booking/contracts/precheckins';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { requireGuestStep } from '../precheckin/guest-steps.rule.ts';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import type { SignedRecordEntity } from './signed-record.entity.ts';
import { SignedRecordRepository } from './signed-record.repository.ts';

/** A signature or photo with its image, as a guest sends it. */
export type NewSignedRecord = Pick<
  SignedRecordEntity,
  'kind' | 'textVersion' | 'signedName' | 'isTyped' | 'address'
> & { image: Buffer };

const steps = {
  registration: 'registration_signed',
  authorization: 'authorization_signed',
  id_photo: 'id_uploaded',
} as const satisfies Record<SignedKind, PrecheckinEntity['step']>;

const dropImage: JobKind<{ key: string }> = {
  name: 'drop-precheckin-image',
  data: z.object({ key: z.string() }),
  retries: 100,
  seconds: 60,
};

/** The folder of all images among the sealed objects. */
export const imageFolder = 'precheckins';

/** Stores signatures and photos: a row each, and the image as a sealed object. */
@Injectable()
export class SignedRecordsService implements OnApplicationBootstrap {
  constructor(
    private readonly signedRecords: SignedRecordRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly images: SealedObjects,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(dropImage, ({ key }) => this.images.delete(key));
  }

  /**
   * Call it before an image is decoded. A step that was taken passes, because the same image may be sent again.
   * @throws Refusal 409
   */
  async requireTurn(precheckin: PrecheckinEntity, kind: SignedKind): Promise<void> {
    const given = await this.signedRecords.listKinds(precheckin.id);
    if (!given.includes(kind)) requireGuestStep(kind, { ...precheckin, given });
  }

  /**
   * Stores what a guest gives, when it is its turn. The same image again, as after a lost answer, changes nothing.
   * @param refuse a further check, which runs only for a new image
   * @throws Refusal 409
   */
  async record(found: PrecheckinEntity, given: NewSignedRecord, refuse: () => void = () => undefined): Promise<void> {
    const imageKey = `${imageFolder}/${found.id}/${randomUUID()}`;
    const imageHash = createHash('sha256').update(given.image).digest('hex');
    const keep = async (transaction: Transaction): Promise<void> => {
      const precheckin = await this.precheckins.lock(found.id, transaction);
      const records = await this.signedRecords.list(found.id, transaction);
      const known = records.find(({ kind }) => kind === given.kind);
      if (known?.imageHash === imageHash) return;
      requireGuestStep(given.kind, { ...precheckin, given: records.map(({ kind }) => kind) });
      refuse();
      const { image, ...said } = given;
      const at = this.clock.now();
      const record = { ...said, precheckinId: found.id, at, imageHash, imageKey, deletedAt: null };
      await this.signedRecords.save(record, transaction);
      await this.precheckins.recordStep(found.id, steps[given.kind], transaction);
      if (known) await this.jobs.enqueue(dropImage, { key: known.imageKey }, transaction);
      await this.images.put(imageKey, image);
    };
    await this.transactions.run(keep).catch(async (error: unknown) => {
      await this.images.delete(imageKey);
      throw error;
    });
  }
}
