import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Payments } from './payments.service.ts';
import { PaymentEntity } from './payment.entity.ts';
import { UntoldGuests } from './unconfirmed-guests.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity])],
  providers: [Payments, UntoldGuests],
  exports: [Payments, UntoldGuests],
})
export class PaymentsModule {}
