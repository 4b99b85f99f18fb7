import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Precheckin, SignedRecord } from '@booking/contracts/precheckins';
import { imagesKeptUntil } from '@booking/hotel/image-retention';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import { ImageViewsService } from '../id-photos/image-views.service.ts';
import { toListedPrecheckin } from './listed-precheckin.mapper.ts';

const shownRecord = ({ kind, at, deletedAt, ...row }: SignedRecordEntity): SignedRecord => {
  const { textVersion, signedName, isTyped, address, imageHash } = row;
  return {
    ...{ kind, textVersion, signedName, isTyped, address, imageHash },
    at: at.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
};

/** One pre-check-in of a mode with everything the desk may know of it. */
@Injectable()
export class PrecheckinDetailsService {
  constructor(
    @InjectRepository(PrecheckinEntity) private readonly precheckins: Repository<PrecheckinEntity>,
    @InjectRepository(SignedRecordEntity) private readonly signedRecords: Repository<SignedRecordEntity>,
    private readonly views: ImageViewsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404, also for one of the other mode */
  async find(mode: Mode, id: string): Promise<PrecheckinEntity> {
    const row = await this.precheckins.findOneBy({ id, mode });
    if (!row) throw notFound('This pre-check-in');
    return row;
  }

  /** In the order in which they were given. */
  async records(precheckinId: string): Promise<SignedRecordEntity[]> {
    return this.signedRecords.find({ where: { precheckinId }, order: { at: 'ASC' } });
  }

  /** @throws Refusal 404 */
  async read(mode: Mode, id: string): Promise<Precheckin> {
    const row = await this.find(mode, id);
    const [records, views, { idImageRetentionDays }] = await Promise.all([
      this.records(id),
      this.views.of(id),
      this.settings.values(),
    ]);
    const { guestPhone, callId, finishedBy, finishNote, endDate } = row;
    return {
      ...toListedPrecheckin(row, this.clock.now()),
      ...{ guestPhone, callId, finishedBy, finishNote, views },
      records: records.map(shownRecord),
      imagesKeptUntil: imagesKeptUntil(endDate, idImageRetentionDays),
    };
  }
}
