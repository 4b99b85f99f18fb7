import { Module } from '@nestjs/common';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { SignedDocumentsModule } from '../documents/signed-documents.module.ts';
import { PrecheckinDataModule } from '../precheckin/precheckin-data.module.ts';
import { IdPhotosService } from './id-photos.service.ts';
import { ImageRetention } from './image-retention.job.ts';
import { OrphanedImages } from './orphaned-images.job.ts';
import { PrecheckinImagesService } from './precheckin-images.service.ts';

/** Photos of identity documents: upload, viewing by staff, deletion. */
@Module({
  imports: [PrecheckinDataModule, SettingsModule, SignedDocumentsModule],
  providers: [IdPhotosService, PrecheckinImagesService, ImageRetention, OrphanedImages],
  exports: [IdPhotosService, PrecheckinImagesService],
})
export class IdPhotosModule {}
