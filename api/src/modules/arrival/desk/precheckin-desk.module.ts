import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageRetention } from '../id-photos/image-retention.job.ts';
import { ImageViews } from '../id-photos/image-views.service.ts';
import { PrecheckinDeskController } from './precheckin-desk.controller.ts';
import { PrecheckinDetails } from './precheckin-details.service.ts';
import { PrecheckinImages } from '../id-photos/precheckin-images.service.ts';
import { PrecheckinList } from './precheckin-list.service.ts';
import { SendLink } from '../links/send-link.service.ts';
import { SignedCopies } from '../documents/signed-copies.service.ts';
import { SignedCopyController } from '../documents/signed-copy.controller.ts';
import { TakeOver } from './desk-check-in.service.ts';
import { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from '../documents/signed-record.entity.ts';

/** What the desk sees of pre-check-ins and does about them. */
@Module({
  imports: [TypeOrmModule.forFeature([PrecheckinEntity, SignedRecordEntity])],
  controllers: [PrecheckinDeskController, SignedCopyController],
  providers: [
    ...[PrecheckinList, PrecheckinDetails, PrecheckinImages, ImageViews],
    ...[SignedCopies, TakeOver, SendLink, ImageRetention],
  ],
})
export class PrecheckinDeskModule {}
