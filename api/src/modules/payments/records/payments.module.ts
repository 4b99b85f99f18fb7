import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsService } from './payments.service.ts';
import { PaymentEntity } from './payment.entity.ts';
import { UnconfirmedGuestsRepository } from './unconfirmed-guests.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity])],
  providers: [PaymentsService, UnconfirmedGuestsRepository],
  exports: [PaymentsService, UnconfirmedGuestsRepository],
})
export class PaymentsModule {}
