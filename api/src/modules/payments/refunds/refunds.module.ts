import { Module } from '@nestjs/common';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { RefundsService } from './refunds.service.ts';

@Module({
  imports: [GuestLinksModule, PaymentsModule, RoomOffersModule],
  providers: [RefundsService],
  exports: [RefundsService],
})
export class RefundsModule {}
