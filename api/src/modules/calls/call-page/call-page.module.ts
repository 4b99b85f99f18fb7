import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CallPageController } from './call-page.controller.ts';
import { CallPageService } from './call-page.service.ts';
import { RecordingPlayback } from '../recordings/recording-playback.service.ts';
import { CallReviewsService } from './call-reviews.service.ts';
import { PaymentsModule } from '../../payments/records/payments.module.ts';
import { TripsService } from '../trip/trips.service.ts';
import { RecordingListeners } from '../recordings/recording-listeners.service.ts';
import { CallReviewEntity } from './call-review.entity.ts';
import { CallEntity } from '../log/call.entity.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';

/** The page of one call. */
@Module({
  imports: [TypeOrmModule.forFeature([CallEntity, CallReviewEntity]), PaymentsModule, TextsModule],
  controllers: [CallPageController],
  providers: [CallPageService, CallReviewsService, RecordingPlayback, RecordingListeners, TripsService],
})
export class CallPageModule {}
