import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPageController } from './call-page.controller.ts';
import { CallPages } from './call-pages.ts';
import { CallRecordings } from './call-recordings.ts';
import { CallReviews } from './call-reviews.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { Trips } from '../trip/trips.ts';
import { RecordingListeners } from './recording-listeners.service.ts';
import { CallReviewEntity } from './call-review.entity.ts';
import { CallEntity } from '../log/call.entity.ts';

/** The page of one call. */
@Module({
  imports: [TypeOrmModule.forFeature([CallEntity, CallReviewEntity]), PaymentsModule],
  controllers: [CallPageController],
  providers: [CallPages, CallReviews, CallRecordings, RecordingListeners, Trips],
})
export class CallPageModule {}
