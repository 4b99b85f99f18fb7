import { Module } from '@nestjs/common';
import { FulfilmentModule } from '../fulfilment/fulfilment.module.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { RefundsModule } from '../refunds/refunds.module.ts';
import { PaymentDeskController } from './payment-desk.controller.ts';
import { PaymentDeskService } from './payment-desk.service.ts';
import { PaymentListController } from './payment-list.controller.ts';
import { PaymentListRepository } from './payment-list.repository.ts';
import { PaymentListService } from './payment-list.service.ts';
import { PaymentTotalsModule } from '../totals/payment-totals.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';

@Module({
  imports: [RoomOffersModule, FulfilmentModule, PaymentsModule, PaymentTotalsModule, RefundsModule],
  controllers: [PaymentDeskController, PaymentListController],
  providers: [PaymentDeskService, PaymentListRepository, PaymentListService],
  exports: [PaymentDeskService],
})
export class PaymentDeskModule {}
