import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { ListExportsModule } from '../../people/list-exports/list-exports.module.ts';
import { CorrectionsModule } from '../corrections/corrections.module.ts';
import { SignedDocumentsModule } from '../documents/signed-documents.module.ts';
import { IdPhotosModule } from '../id-photos/id-photos.module.ts';
import { PrecheckinLinksModule } from '../links/precheckin-links.module.ts';
import { PrecheckinDataModule } from '../precheckin/precheckin-data.module.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { DeskCheckInService } from './desk-check-in.service.ts';
import { PrecheckinDeskController } from './precheckin-desk.controller.ts';
import { PrecheckinDetailsService } from './precheckin-details.service.ts';
import { PrecheckinListController } from './precheckin-list.controller.ts';
import { PrecheckinListRepository } from './precheckin-list.repository.ts';
import { PrecheckinListService } from './precheckin-list.service.ts';

/** Pre-check-ins at the front desk: the list, the details, finishing a check-in. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PrecheckinEntity]),
    ...[PrecheckinDataModule, PrecheckinLinksModule, SignedDocumentsModule, IdPhotosModule, SettingsModule],
    CorrectionsModule,
    ListExportsModule,
  ],
  controllers: [PrecheckinDeskController, PrecheckinListController],
  providers: [PrecheckinListRepository, PrecheckinListService, PrecheckinDetailsService, DeskCheckInService],
})
export class PrecheckinDeskModule {}
