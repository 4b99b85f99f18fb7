import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageRetention } from '../id-photos/image-retention.ts';
import { ImageViews } from '../id-photos/image-views.ts';
import { PrecheckinDeskController } from './precheckin-desk.controller.ts';
import { PrecheckinDetails } from './precheckin-details.ts';
import { PrecheckinImages } from '../id-photos/precheckin-images.ts';
import { PrecheckinList } from './precheckin-list.ts';
import { SendLink } from '../links/send-link.ts';
import { SignedCopies } from '../documents/signed-copies.ts';
import { SignedCopyController } from '../documents/signed-copy.controller.ts';
import { TakeOver } from './take-over.ts';
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
