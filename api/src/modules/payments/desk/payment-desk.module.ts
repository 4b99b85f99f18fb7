import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { PaymentDeskController } from './payment-desk.controller.ts';
import { PaymentDesk } from './payment-desk.service.ts';
import { PaymentList } from './payment-list.service.ts';
import { RefundNotes } from '../refunds/refund-notes.job.ts';

@Module({
  imports: [PaymentsModule],
  controllers: [PaymentDeskController],
  providers: [PaymentDesk, PaymentList, RefundNotes],
  exports: [PaymentDesk],
})
export class PaymentDeskModule {}
