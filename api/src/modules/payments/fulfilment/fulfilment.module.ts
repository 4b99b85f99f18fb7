import { Module } from '@nestjs/common';
import { PaymentsModule } from '../records/payments.module.ts';
import { ConfirmationTexts } from './confirmation-texts.service.ts';
import { FulfilmentService } from './fulfilment.service.ts';

@Module({
  imports: [PaymentsModule],
  providers: [ConfirmationTexts, FulfilmentService],
  exports: [FulfilmentService],
})
export class FulfilmentModule {}
