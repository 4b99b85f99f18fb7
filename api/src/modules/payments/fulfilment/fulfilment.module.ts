import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { PaymentEntity } from '../records/payment.entity.ts';
import { PaymentsModule } from '../records/payments.module.ts';
import { FulfilmentService } from './fulfilment.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity]), GuestLinksModule, PaymentsModule],
  providers: [FulfilmentService],
  exports: [FulfilmentService],
})
export class FulfilmentModule {}
