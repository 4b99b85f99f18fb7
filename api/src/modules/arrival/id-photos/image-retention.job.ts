import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { newestDepartureOver } from '@booking/hotel/image-retention';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import type { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { PrecheckinRepository } from '../precheckin/precheckin.repository.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';

const deleteImages: JobKind<Record<string, never>> = {
  name: 'delete-images',
  data: z.object({}),
  retries: 5,
  seconds: 600,
};

/** Deletes images whose retention is over, soon after check-out time. */
@Injectable()
export class ImageRetention implements OnApplicationBootstrap {
  private readonly logger = new Logger('ImageRetention');

  constructor(
    private readonly repository: PrecheckinRepository,
    private readonly signedRecords: SignedRecordRepository,
    private readonly transactions: Transactions,
    private readonly precheckins: PrecheckinsService,
    private readonly objects: SealedObjects,
    private readonly settings: SettingsService,
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(deleteImages, () => this.deleteOver());
    // the check-out hour is a setting
    await this.jobs.schedule('15 * * * *', deleteImages);
    // the API may have been off at that hour
    await this.jobs.enqueue(deleteImages, {});
  }

  /** Deletes one image a transaction, so after an interruption it continues where it stopped. */
  private async deleteOver(): Promise<void> {
    const { idImageRetentionDays: days, ...hours } = await this.settings.values();
    const departure = newestDepartureOver(days, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE, hours);
    for (const precheckin of await this.repository.listDepartedWithImages(departure)) {
      // the stay may have become longer since it was last looked at
      const { id: precheckinId, endDate } = await this.precheckins.refresh(precheckin);
      if (endDate > departure) continue;
      const over = await this.signedRecords.listWithImages(precheckinId);
      for (const { kind } of over) await this.delete({ precheckinId, kind });
      this.logger.log(`${over.length} images of a stay whose time was over are deleted.`);
    }
  }

  private async delete(key: Pick<SignedRecordEntity, 'precheckinId' | 'kind'>): Promise<void> {
    await this.transactions.run(async (transaction) => {
      const record = await this.signedRecords.lockWithImage(key, transaction);
      if (!record) return;
      await this.objects.delete(record.imageKey);
      await this.signedRecords.markImageDeleted(key, this.clock.now(), transaction);
      const { imageHash } = record;
      const subject = { type: 'precheckin', id: key.precheckinId };
      const detail = { ...key, imageHash };
      await this.audit.record({ by: null, action: 'precheckins.delete_image', subject, detail }, transaction);
    });
  }
}
