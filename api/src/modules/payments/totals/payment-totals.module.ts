import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentTotalEntity } from './payment-total.entity.ts';
import { PaymentTotalsRepository } from './payment-totals.repository.ts';
import { PaymentTotalsService } from './payment-totals.service.ts';

/** What payments come to, of any days. */
@Module({
  imports: [TypeOrmModule.forFeature([PaymentTotalEntity])],
  providers: [PaymentTotalsRepository, PaymentTotalsService],
  exports: [PaymentTotalsService],
})
export class PaymentTotalsModule {}
