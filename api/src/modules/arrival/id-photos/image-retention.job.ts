import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { newestDepartureOver } from '@booking/hotel/image-retention';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Repository } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { SealedObjects } from '../../../platform/objects/sealed-objects.service.ts';
import { AuditLog } from '../../people/audit/audit-log.service.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';

const deleteImages: JobKind<Record<string, never>> = {
  name: 'delete-images',
  data: z.object({}),
  retries: 5,
  seconds: 600,
};

/** Deletes images of stays whose time is over, soon after check-out time of every day. */
@Injectable()
export class ImageRetention implements OnApplicationBootstrap {
  private readonly logger = new Logger('ImageRetention');

  constructor(
    private readonly database: DataSource,
    @InjectRepository(SignedRecordEntity) private readonly signedRecords: Repository<SignedRecordEntity>,
    @InjectRepository(PrecheckinEntity) private readonly precheckinRows: Repository<PrecheckinEntity>,
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
    await this.jobs.schedule('15 11 * * *', deleteImages, this.env.settings.HOTEL_TIME_ZONE);
    // the house may have been off at that hour
    await this.jobs.enqueue(deleteImages, {});
  }

  /** Broken off, it goes on where it stopped. */
  private async deleteOver(): Promise<void> {
    const { idImageRetentionDays: days } = await this.settings.values();
    const departure = newestDepartureOver(days, this.clock.now(), this.env.settings.HOTEL_TIME_ZONE);
    for (const precheckin of await this.leftBy(departure)) {
      // the stay may have become longer since it was last looked at
      const { id: precheckinId, endDate } = await this.precheckins.refreshed(precheckin);
      if (endDate > departure) continue;
      const over = await this.signedRecords.findBy({ precheckinId, deletedAt: IsNull() });
      for (const { kind } of over) await this.delete({ precheckinId, kind });
      this.logger.log(`${over.length} images of a stay whose time was over are deleted.`);
    }
  }

  /** Whose images are still here, of those who had left by a day. */
  private leftBy(departure: string): Promise<PrecheckinEntity[]> {
    return this.precheckinRows
      .createQueryBuilder('precheckin')
      .where('precheckin.endDate <= :departure', { departure })
      .andWhere('precheckin.id IN (SELECT precheckin_id FROM signed_record WHERE deleted_at IS NULL)')
      .getMany();
  }

  private async delete(one: Pick<SignedRecordEntity, 'precheckinId' | 'kind'>): Promise<void> {
    await this.database.transaction(async (em) => {
      const where = { ...one, deletedAt: IsNull() };
      const record = await em.findOne(SignedRecordEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!record) return;
      await this.objects.delete(record.imageKey);
      await em.update(SignedRecordEntity, one, { deletedAt: this.clock.now() });
      const { imageHash } = record;
      const subject = { type: 'precheckin', id: one.precheckinId };
      const detail = { ...one, imageHash };
      await this.audit.record({ by: null, action: 'precheckins.delete_image', subject, detail }, em);
    });
  }
}
