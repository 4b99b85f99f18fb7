import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { imageFolder } from '../documents/signed-records.service.ts';

const deleteStrayImages: JobKind<Record<string, never>> = {
  name: 'delete-stray-images',
  data: z.object({}),
  retries: 0,
  seconds: 600,
};

/** A row is there a moment after its image. */
const longestWaitMs = 60 * 60_000;

/** Deletes images that no record names, because whoever wrote them died before it was there. */
@Injectable()
export class OrphanedImages implements OnApplicationBootstrap {
  private readonly logger = new Logger('OrphanedImages');

  constructor(
    private readonly database: DataSource,
    private readonly images: SealedObjects,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    keyChange: KeyChange,
  ) {
    keyChange.coversObjects(imageFolder);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteStrayImages, () => this.deleteAll());
    await this.jobs.schedule('40 * * * *', deleteStrayImages);
  }

  private async deleteAll(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - longestWaitMs);
    const strays = await this.database.query<{ key: string }[]>(
      `SELECT key FROM unnest($1::text[]) AS key
       WHERE NOT EXISTS (SELECT FROM signed_record WHERE image_key = key AND deleted_at IS NULL)`,
      [await this.images.keys(imageFolder, before)],
    );
    for (const { key } of strays) await this.images.delete(key);
    if (strays.length > 0) this.logger.warn(`${strays.length} images that no record names are deleted.`);
  }
}
