import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PrecheckinLinksModule } from '../links/precheckin-links.module.ts';
import { PrecheckinDataModule } from '../precheckin/precheckin-data.module.ts';
import { CorrectionNotes } from './correction-notes.job.ts';
import { CorrectionEntity } from './correction.entity.ts';
import { CorrectionRepository } from './correction.repository.ts';
import { CorrectionsController } from './corrections.controller.ts';
import { CorrectionsService } from './corrections.service.ts';
import { DeskCorrectionsService } from './desk-corrections.service.ts';

/** Changes that guests ask for before arrival, until the front desk has made them. */
@Module({
  imports: [TypeOrmModule.forFeature([CorrectionEntity]), PrecheckinDataModule, PrecheckinLinksModule],
  controllers: [CorrectionsController],
  providers: [CorrectionRepository, CorrectionNotes, CorrectionsService, DeskCorrectionsService],
  exports: [CorrectionsService, DeskCorrectionsService],
})
export class CorrectionsModule {}
