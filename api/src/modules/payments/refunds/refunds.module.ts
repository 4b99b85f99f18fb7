import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { RefundNotesJob } from './refund-notes.job.ts';
import { RefundsService } from './refunds.service.ts';

@Module({
  imports: [PaymentsModule],
  providers: [RefundNotesJob, RefundsService],
  exports: [RefundsService],
})
export class RefundsModule {}
