import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Precheckin, SignedRecord } from '@booking/contracts/precheckins';
import { imagesKeptUntil } from '@booking/hotel/image-retention';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { SettingsService } from '../../hotel/settings/settings.service.ts';
import type { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { DeskCorrectionsService } from '../corrections/desk-corrections.service.ts';
import { ImageViewsService } from '../documents/image-views.service.ts';
import { PrecheckinsService } from '../precheckin/precheckins.service.ts';
import { toListedPrecheckin } from './listed-precheckin.mapper.ts';

const toSignedRecord = ({ kind, at, deletedAt, ...row }: SignedRecordEntity): SignedRecord => {
  const { textVersion, signedName, isTyped, address, imageHash } = row;
  return {
    ...{ kind, textVersion, signedName, isTyped, address, imageHash },
    at: at.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
};

/** The details of one pre-check-in for the front desk. */
@Injectable()
export class PrecheckinDetailsService {
  constructor(
    private readonly precheckins: PrecheckinsService,
    private readonly signedRecords: SignedRecordRepository,
    private readonly views: ImageViewsService,
    private readonly corrections: DeskCorrectionsService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 404, also for one of the other mode */
  async read(mode: Mode, id: string): Promise<Precheckin> {
    const precheckin = await this.precheckins.getOfMode(mode, id);
    const [records, views, corrections, { idImageRetentionDays }] = await Promise.all([
      this.signedRecords.list(id),
      this.views.list(id),
      this.corrections.list(id),
      this.settings.values(),
    ]);
    const { guestPhone, callId, finishedBy, finishNote, endDate } = precheckin;
    return {
      ...toListedPrecheckin(precheckin, this.clock.now()),
      ...{ guestPhone, callId, finishedBy, finishNote, corrections, views },
      records: records.map(toSignedRecord),
      imagesKeptUntil: imagesKeptUntil(endDate, idImageRetentionDays),
    };
  }
}
