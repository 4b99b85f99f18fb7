import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageRetention } from '../id-photos/image-retention.job.ts';
import { ImageViewsService } from '../id-photos/image-views.service.ts';
import { PrecheckinDeskController } from './precheckin-desk.controller.ts';
import { PrecheckinDetailsService } from './precheckin-details.service.ts';
import { PrecheckinImagesService } from '../id-photos/precheckin-images.service.ts';
import { PrecheckinListService } from './precheckin-list.service.ts';
import { SendLinkService } from '../links/send-link.service.ts';
import { SignedCopiesService } from '../documents/signed-copies.service.ts';
import { SignedCopyController } from '../documents/signed-copy.controller.ts';
import { DeskCheckInService } from './desk-check-in.service.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';

/** What the desk sees of pre-check-ins and does about them. */
@Module({
  imports: [TypeOrmModule.forFeature([PrecheckinEntity, SignedRecordEntity]), GuestLinksModule],
  controllers: [PrecheckinDeskController, SignedCopyController],
  providers: [
    ...[PrecheckinListService, PrecheckinDetailsService, PrecheckinImagesService, ImageViewsService],
    ...[SignedCopiesService, DeskCheckInService, SendLinkService, ImageRetention],
  ],
})
export class PrecheckinDeskModule {}
