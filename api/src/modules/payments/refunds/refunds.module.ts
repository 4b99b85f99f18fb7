import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { RefundNotesJob } from './refund-notes.job.ts';
import { RefundsService } from './refunds.service.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';

@Module({
  imports: [GuestLinksModule, RoomOffersModule, PaymentsModule],
  providers: [RefundNotesJob, RefundsService],
  exports: [RefundsService],
})
export class RefundsModule {}
