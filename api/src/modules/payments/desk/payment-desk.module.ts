import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { PaymentDeskController } from './payment-desk.controller.ts';
import { PaymentDeskService } from './payment-desk.service.ts';
import { PaymentListService } from './payment-list.service.ts';
import { RefundNotesJob } from '../refunds/refund-notes.job.ts';

@Module({
  imports: [PaymentsModule],
  controllers: [PaymentDeskController],
  providers: [PaymentDeskService, PaymentListService, RefundNotesJob],
  exports: [PaymentDeskService],
})
export class PaymentDeskModule {}
