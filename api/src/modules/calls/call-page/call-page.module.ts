import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPageController } from './call-page.controller.ts';
import { CallPages } from './call-page.service.ts';
import { CallRecordings } from '../recordings/recording-playback.service.ts';
import { CallReviews } from './call-reviews.service.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { Trips } from '../trip/trips.service.ts';
import { RecordingListeners } from '../recordings/recording-listeners.service.ts';
import { CallReviewEntity } from './call-review.entity.ts';
import { CallEntity } from '../log/call.entity.ts';

/** The page of one call. */
@Module({
  imports: [TypeOrmModule.forFeature([CallEntity, CallReviewEntity]), PaymentsModule],
  controllers: [CallPageController],
  providers: [CallPages, CallReviews, CallRecordings, RecordingListeners, Trips],
})
export class CallPageModule {}
