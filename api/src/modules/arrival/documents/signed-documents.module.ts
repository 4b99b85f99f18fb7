import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { PrecheckinLinksModule } from '../links/precheckin-links.module.ts';
import { PrecheckinDataModule } from '../precheckin/precheckin-data.module.ts';
import { ImageViewsService } from './image-views.service.ts';
import { SignaturesService } from './signatures.service.ts';
import { SignedCopiesService } from './signed-copies.service.ts';
import { SignedCopyController } from './signed-copy.controller.ts';
import { SignedRecordsService } from './signed-records.service.ts';
import { SigningTextEntity } from './signing-text.entity.ts';
import { SigningTextRepository } from './signing-text.repository.ts';
import { SigningTextsService } from './signing-texts.service.ts';

/** What guests sign, and copies of it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SigningTextEntity]),
    ...[PrecheckinDataModule, PrecheckinLinksModule, SettingsModule],
  ],
  controllers: [SignedCopyController],
  providers: [
    ...[SignedRecordsService, SigningTextRepository, SigningTextsService, SignaturesService],
    ...[SignedCopiesService, ImageViewsService],
  ],
  exports: [SignedRecordsService, SigningTextsService, SignaturesService, ImageViewsService],
})
export class SignedDocumentsModule {}
