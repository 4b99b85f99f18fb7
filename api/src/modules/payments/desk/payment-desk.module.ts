import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { PaymentDeskController } from './payment-desk.controller.ts';
import { PaymentDeskService } from './payment-desk.service.ts';
import { PaymentListService } from './payment-list.service.ts';
import { RefundNotesJob } from '../refunds/refund-notes.job.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { RefundsModule } from '../refunds/refunds.module.ts';

@Module({
  imports: [FulfilmentModule, PaymentsModule, RefundsModule, RoomOffersModule],
  controllers: [PaymentDeskController],
  providers: [PaymentDeskService, PaymentListService, RefundNotesJob],
  exports: [PaymentDeskService],
})
export class PaymentDeskModule {}
