import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { imageFolder } from '../documents/signed-records.service.ts';

const deleteOrphanedImages: JobKind<Record<string, never>> = {
  name: 'delete-stray-images',
  data: z.object({}),
  retries: 0,
  seconds: 600,
};

/** An image is written a moment before its row, so younger ones are left alone. */
const longestWaitMs = 60 * 60_000;

/** Deletes images without a record: the process that wrote them ended before it stored the row. */
@Injectable()
export class OrphanedImages implements OnApplicationBootstrap {
  private readonly logger = new Logger('OrphanedImages');

  constructor(
    private readonly signedRecords: SignedRecordRepository,
    private readonly images: SealedObjects,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    keyChange: KeyChange,
  ) {
    keyChange.coversObjects(imageFolder);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteOrphanedImages, () => this.deleteAll());
    await this.jobs.schedule('40 * * * *', deleteOrphanedImages);
  }

  private async deleteAll(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - longestWaitMs);
    const orphans = await this.signedRecords.listOrphanedKeys(await this.images.keys(imageFolder, before));
    for (const key of orphans) await this.images.delete(key);
    if (orphans.length > 0) this.logger.warn(`${orphans.length} images that no record names are deleted.`);
  }
}
