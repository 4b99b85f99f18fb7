import { Module } from '@nestjs/common';
import { CallPageController } from './call-page.controller.ts';
import { CallPages } from './call-pages.ts';
import { CallRecordings } from './call-recordings.ts';
import { CallReviews } from './call-reviews.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { Trips } from './trip/trips.ts';

/** The page of one call. */
@Module({
  imports: [PaymentsModule],
  controllers: [CallPageController],
  providers: [CallPages, CallReviews, CallRecordings, Trips],
})
export class CallPageModule {}
