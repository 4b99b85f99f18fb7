import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { SignedRecordRepository } from '../documents/signed-record.repository.ts';
import { PrecheckinNotes } from './precheckin-notes.job.ts';
import { PrecheckinEntity } from './precheckin.entity.ts';
import { PrecheckinRepository } from './precheckin.repository.ts';
import { PrecheckinsService } from './precheckins.service.ts';

const shared = [PrecheckinRepository, SignedRecordRepository, PrecheckinNotes, PrecheckinsService];

/** Pre-check-ins and their signed records, for every module that works on them. */
@Module({
  imports: [TypeOrmModule.forFeature([PrecheckinEntity, SignedRecordEntity]), SettingsModule],
  providers: shared,
  exports: shared,
})
export class PrecheckinDataModule {}
